import { readOpening } from '@/care-api/company/read-opening';
import type { Db } from '@/care-api/kernel/db';
import { promisedBy } from '@/lib/opening/promised-by';

/** By when whoever asks at a moment for a wish such as '2026-12-01 morning' is called; null where nothing is promised. */
export async function dueFrom(db: Pick<Db, 'select'>, asked: Date, wish: string): Promise<Date | null> {
  const opening = await readOpening(db);
  return opening?.promiseMinutes ? promisedBy(opening, opening.promiseMinutes, asked, wish) : null;
}
