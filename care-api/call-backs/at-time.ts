import { inState } from '@/care-api/cases/call-back-state';
import { dueFrom } from '@/care-api/cases/due-from';
import type { callBacks } from '@/care-api/database/schema/call-backs';
import type { Db } from '@/care-api/kernel/db';
import { wishedFrom } from '@/lib/opening/promised-by';

type Row = Pick<typeof callBacks.$inferSelect, 'state' | 'firstTryAt'>;

/** A request with another time to be called at: due by the promise, or from then on where the promise has been kept. */
export async function atTime(db: Pick<Db, 'select'>, row: Row, preferredTime: string, now: Date) {
  const { dueAt, fromAt } = await dueFrom(db, now, preferredTime);
  const isPromised = row.firstTryAt === null && row.state !== 'waiting';
  const waitingUntil = fromAt ?? dueAt ?? wishedFrom(preferredTime, now);
  return { preferredTime, dueAt, reminded: 0, ...(!isPromised && { ...inState('waiting'), waitingUntil }) };
}
