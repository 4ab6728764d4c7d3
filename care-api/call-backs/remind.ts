import { and, eq, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { callBackEvents, callBacks } from '@/care-api/database/schema/call-backs';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { sayLate } from '@/care-api/mail/moments';
import { writeTheirs } from '@/care-api/mail/write-theirs';
import { readOpening } from '@/care-api/opening/read-opening';
import { callBackDue } from '@/lib/contract/call-back';
import { addOpenTime, type Hours, isOpenAt, openTimeBefore } from '@/lib/opening/business-time';

type Row = Pick<typeof callBacks.$inferSelect, 'id' | 'ownerId' | 'reminded'> & { dueAt: Date };
type Person = Pick<typeof accounts.$inferSelect, 'id' | 'email' | 'isAdmin' | 'roles'>;

/** Open minutes before the promise at which the owner hears of it, and after it at which admins do. */
const [before, after] = [15, 60];
const mostAtOnce = 200;

/** To the owner, then coordinators, then admins, each once a request and only while somebody is there to read them. */
export async function remindOfCallBacks(
  { database: { db }, siteUrl, onMailQueued }: Pick<Dependencies, 'database' | 'siteUrl' | 'onMailQueued'>,
  now: Date,
): Promise<void> {
  const opening = await readOpening(db);
  if (!opening || !isOpenAt(opening, now)) return;
  const soon = addOpenTime(opening, now, before) ?? now;
  const longAgo = openTimeBefore(opening, now, after) ?? now;
  const count = await db.transaction(async (tx) => {
    const isLate = and(lte(callBacks.dueAt, soon), isNotNull(callBacks.dueAt), isNull(callBacks.firstTryAt));
    const isOpen = and(inArray(callBacks.state, callBackDue.states), isNull(callBacks.deletedAt));
    // Who was reminded of all that is due so far takes no place from those behind.
    const isNext = or(
      lt(callBacks.reminded, 1),
      and(lt(callBacks.reminded, 2), lte(callBacks.dueAt, now)),
      and(lt(callBacks.reminded, 3), lte(callBacks.dueAt, longAgo)),
    );
    const rows = await tx
      .select({ id: callBacks.id, ownerId: callBacks.ownerId, reminded: callBacks.reminded, dueAt: callBacks.dueAt })
      .from(callBacks)
      .where(and(isLate, isOpen, isNext))
      .orderBy(callBacks.dueAt, callBacks.id)
      .limit(mostAtOnce)
      .for('update', { skipLocked: true });
    const late = rows.flatMap(({ dueAt, ...row }) => {
      const level = dueAt ? levelOf(opening, dueAt, now) : 0;
      return dueAt && level > row.reminded ? [{ ...row, dueAt, level }] : [];
    });
    if (late.length === 0) return 0;
    for (const { id, level } of late) {
      await tx.update(callBacks).set({ reminded: level }).where(eq(callBacks.id, id));
      await tx.insert(callBackEvents).values({ callBackId: id, action: 'reminded', createdAt: now });
    }
    const people = await tx
      .select({ id: accounts.id, email: accounts.email, isAdmin: accounts.isAdmin, roles: accounts.roles })
      .from(accounts)
      .where(eq(accounts.isBanned, false));
    let queued = 0;
    for (const person of people) {
      const theirs = late.filter((row) => isFor(row, person));
      if (theirs.length === 0) continue;
      // Names stay out: mails lie about longer than they are needed.
      const values = (language: string) => {
        const calls = theirs.map((row) => sayLate(row, siteUrl, language)).join('\n\n');
        return { count: String(theirs.length), calls };
      };
      await writeTheirs(tx, 'callBackLate', { to: person.email, values });
      queued += 1;
    }
    return queued;
  });
  if (count > 0) onMailQueued();
}

/** 1 for the owner, 2 for coordinators, 3 for admins. */
function levelOf(opening: Hours, dueAt: Date, now: Date): number {
  const lateAt = addOpenTime(opening, dueAt, after);
  if (lateAt && now >= lateAt) return 3;
  if (now >= dueAt) return 2;
  const soonAt = openTimeBefore(opening, dueAt, before);
  return soonAt && now >= soonAt ? 1 : 0;
}

function isFor({ level, ownerId }: Row & { level: number }, { id, isAdmin, roles }: Person): boolean {
  if (level === 1) return id === ownerId;
  return level === 2 ? roles.includes('coordinator') : isAdmin;
}
