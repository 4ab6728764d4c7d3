import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { schedules, workingCopies } from '@/care-api/database/schema/working';
import { noteChange } from '@/care-api/desk/change-row';
import type { Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { toFault } from '@/lib/contract/faults';
import { readLondonTime } from '@/lib/contract/london-time';
import type { Scheduled } from '@/lib/contract/working';
import type { Target } from './editable';

const ofRow = ({ editable, id }: Target, action: Scheduled) =>
  and(eq(schedules.kind, editable.kind), eq(schedules.id, id), eq(schedules.action, action));
const momentOf = { publish: 'dueAt', unpublish: 'endsAt' } as const;
const furthestYears = 2;

export async function getSchedule(tx: Pick<Writer, 'select'>, target: Target, action: Scheduled) {
  const [found] = await tx
    .select({ dueAt: schedules.dueAt, by: accounts.username, problem: schedules.problem })
    .from(schedules)
    .leftJoin(accounts, eq(accounts.id, schedules.accountId))
    .where(ofRow(target, action));
  return found ? { dueAt: found.dueAt.toISOString(), by: found.by ?? '', problem: found.problem } : null;
}

/** The moment of a time on London's clocks. @throws Refusal 422 for one that is none, is over, or comes twice. */
export function readDueAt(local: string, which: 'earlier' | 'later' | undefined, now: Date): Date {
  const time = readLondonTime(local);
  if (time === null) throw new Refusal(422, 'problem', { local: 'momentUnreadable' });
  if (time.state === 'skipped') {
    throw new Refusal(422, 'problem', { local: toFault('momentSkipped', { instead: time.instead.slice(11) }) });
  }
  if (time.state === 'twice' && which === undefined) throw new Refusal(422, 'problem', { which: 'momentTwice' });
  const at = time.state === 'once' ? time.at : which === 'later' ? time.later : time.earlier;
  if (at <= now) throw new Refusal(422, 'problem', { local: 'momentPast' });
  const furthest = new Date(now);
  furthest.setUTCFullYear(now.getUTCFullYear() + furthestYears);
  if (at > furthest) throw new Refusal(422, 'problem', { local: toFault('momentFar', { years: furthestYears }) });
  return at;
}

type Deed = { action: Scheduled; caller: Account; now: Date };

export async function setSchedule(
  tx: Writer,
  target: Target,
  dueAt: Date,
  { action, caller, now }: Deed,
): Promise<void> {
  const { kind } = target.editable;
  const before = await getSchedule(tx, target, action);
  const row = { dueAt, accountId: caller.id, problem: null };
  await tx
    .insert(schedules)
    .values({ kind, id: target.id, action, ...row })
    .onConflictDoUpdate({ target: [schedules.kind, schedules.id, schedules.action], set: row });
  const deed = { kind, id: target.id, caller, action: 'schedule', now, checked: true } as const;
  const moment = momentOf[action];
  await noteChange(tx, deed, { [moment]: before?.dueAt }, { [moment]: dueAt.toISOString() });
}

export async function cancelSchedule(tx: Writer, target: Target, { action, caller, now }: Deed) {
  const gone = await deleteSchedule(tx, target, action);
  if (!gone) return null;
  const deed = { kind: target.editable.kind, id: target.id, caller, action: 'unschedule', now } as const;
  await noteChange(tx, deed, { [momentOf[action]]: gone.dueAt }, {});
  return { id: target.id };
}

export async function deleteSchedule(tx: Pick<Writer, 'delete'>, target: Target, action: Scheduled) {
  const [gone] = await tx.delete(schedules).where(ofRow(target, action)).returning({ dueAt: schedules.dueAt });
  return gone ?? null;
}

/** One of these kinds that is due, its working copy held so that no other API does it too; null when none is. */
export async function holdDue(tx: Writer, kinds: readonly string[], now: Date) {
  const [due] = await tx
    .select({ kind: schedules.kind, id: schedules.id, action: schedules.action, accountId: schedules.accountId })
    .from(schedules)
    .innerJoin(workingCopies, and(eq(workingCopies.kind, schedules.kind), eq(workingCopies.id, schedules.id)))
    .where(and(lte(schedules.dueAt, now), isNull(schedules.problem), inArray(schedules.kind, [...kinds])))
    .orderBy(asc(schedules.dueAt), asc(schedules.action))
    .limit(1)
    .for('update', { of: workingCopies, skipLocked: true });
  return due ?? null;
}

export async function noteProblem(tx: Writer, target: Target, action: Scheduled, problem: string): Promise<void> {
  await tx.update(schedules).set({ problem }).where(ofRow(target, action));
}
