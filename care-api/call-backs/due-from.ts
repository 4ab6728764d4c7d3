import { readOpening } from '@/care-api/company/read-opening';
import type { Db } from '@/care-api/kernel/db';
import { addOpenTime } from '@/lib/opening/business-time';

/** By when whoever asks at a moment is called; null where nothing is promised. */
export async function dueFrom(db: Pick<Db, 'select'>, asked: Date): Promise<Date | null> {
  const opening = await readOpening(db);
  return opening?.promiseMinutes ? addOpenTime(opening, asked, opening.promiseMinutes) : null;
}
