import { eq, sql } from 'drizzle-orm';
import { readOpening } from '@/care-api/company/read-opening';
import { accounts } from '@/care-api/database/schema/accounts';
import { settings } from '@/care-api/database/schema/settings';
import type { Dependencies } from '@/care-api/dependencies';
import type { Writer } from '@/care-api/listings/write-listings';
import { ourWords } from '@/care-api/mail/our-words';
import { writeMail } from '@/care-api/mail/write-mail';
import type { StaffRole } from '@/lib/contract/staff';
import { fillVariables } from '@/lib/contract/variables';
import { isOpenAt } from '@/lib/opening/business-time';

/** Milliseconds between two of these mails. */
const pause = 3_600_000;
const key = 'told_waiting_at';

type Waiting = { what: 'applications' | 'comments' | 'posts'; role: StaffRole; screen: string; count: number };

/**
 * Mails what came in since the last time and waits for somebody: how much, and never what it says. Once an hour at most,
 * and while somebody is there to read it; to those whose work it is, or to admins where it is nobody's.
 */
export async function tellWaiting(
  { database: { db }, siteUrl, onMailQueued }: Pick<Dependencies, 'database' | 'siteUrl' | 'onMailQueued'>,
  now: Date,
): Promise<void> {
  const opening = await readOpening(db);
  if (opening && !isOpenAt(opening, now)) return;
  const isTold = await db.transaction(async (tx) => {
    const begun = await tx.insert(settings).values({ key, value: now.toISOString() }).onConflictDoNothing().returning();
    if (begun.length > 0) return false;
    const [told] = await tx.select().from(settings).where(eq(settings.key, key)).for('update');
    const since = new Date(told?.value ?? now);
    if (now.getTime() - since.getTime() < pause) return false;
    await tx.update(settings).set({ value: now.toISOString() }).where(eq(settings.key, key));
    const waiting = (await countSince(tx, since)).filter(({ count }) => count > 0);
    return waiting.length > 0 && (await mailThem(tx, waiting, siteUrl)) > 0;
  });
  if (isTold) onMailQueued();
}

async function countSince(tx: Writer, since: Date): Promise<Waiting[]> {
  const at = since.toISOString();
  const { rows } = await tx.execute<Record<Waiting['what'], number>>(sql`select
    (select count(*)::int from submissions where created_at > ${at} and withdrawn_at is null) as applications,
    (select count(*)::int from comments where created_at > ${at} and state = 'held' and deleted_at is null) as comments,
    (select count(*)::int from posts where updated_at > ${at} and status = 'Pending' and deleted_at is null) as posts`);
  const [found] = rows;
  return [
    { what: 'applications', role: 'recruiter', screen: '', count: found?.applications ?? 0 },
    { what: 'comments', role: 'editor', screen: '/comments', count: found?.comments ?? 0 },
    { what: 'posts', role: 'editor', screen: '/posts?status=waiting', count: found?.posts ?? 0 },
  ];
}

/** Answers how many were written to. */
async function mailThem(tx: Writer, waiting: readonly Waiting[], siteUrl: string): Promise<number> {
  const { email, isAdmin, roles } = accounts;
  const people = await tx.select({ email, isAdmin, roles }).from(accounts).where(eq(accounts.isBanned, false));
  let written = 0;
  for (const person of people) {
    const theirs = waiting.filter(({ role }) => {
      const isSomebodys = people.some((other) => other.roles.includes(role));
      return isSomebodys ? person.roles.includes(role) : person.isAdmin;
    });
    if (theirs.length === 0) continue;
    const { words } = ourWords('');
    const list = theirs.map(({ what, screen, count }) =>
      fillVariables(words[what], { count: String(count), link: `${siteUrl}/adminPanel${screen}` }),
    );
    const count = String(theirs.reduce((sum, { count }) => sum + count, 0));
    await writeMail(tx, 'workWaiting', { to: person.email, language: '', values: { count, list: list.join('\n') } });
    written += 1;
  }
  return written;
}
