import type { Db } from '@/care-api/kernel/db';
import { readOpening } from '@/care-api/opening/read-opening';
import { promisedBy, promisedFrom } from '@/lib/opening/promised-by';

/** When whoever asked is called: by then, and from then on where they chose a time; null where nothing is promised. */
export type Due = { dueAt: Date | null; fromAt: Date | null };

/** The promise to whoever asks at a moment for a wish such as '2026-12-01 morning'. */
export async function dueFrom(db: Pick<Db, 'select'>, asked: Date, wish: string): Promise<Due> {
  const opening = await readOpening(db);
  const dueAt = opening?.promiseMinutes ? promisedBy(opening, opening.promiseMinutes, asked, wish) : null;
  return { dueAt, fromAt: opening && dueAt && promisedFrom(opening, asked, wish, dueAt) };
}

/** From when on somebody is called whose promise is kept. */
export async function startOf(db: Pick<Db, 'select'>, asked: Date, wish: string, dueAt: Date | null) {
  const opening = dueAt && (await readOpening(db));
  return opening ? promisedFrom(opening, asked, wish, dueAt) : null;
}
