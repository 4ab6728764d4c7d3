import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/care-api/kernel/db';
import { writesOf } from './count-writes';
import { readRows } from './read-rows';

/** Of the directory, of the places of the land, and of posts with their comments: triggers keep them. */
export type Revision = 'listings_revision' | 'places_revision' | 'conversations';
type Revisions = ReadonlyMap<string, string>;

const revisionRow = z.object({ name: z.string(), revision: z.string() });

/** Milliseconds after which what another process wrote is seen at the latest. */
export const revisionAge = 50;

type Reading = { askedAt: number; writes: number; revisions: Promise<Revisions> };
const readings = new WeakMap<Db, Reading>();

/** Up to 50 ms old, as asking costs as much as a search. All at once: nothing seems newer than what it is made of. */
export async function readRevision(db: Db, name: Revision): Promise<string> {
  const known = readings.get(db);
  const isYoung = known?.writes === writesOf(db) && performance.now() - known.askedAt < revisionAge;
  const { revisions } = known && isYoung ? known : askAnew(db);
  return (await revisions).get(name) ?? '';
}

function askAnew(db: Db): Reading {
  const reading = { askedAt: performance.now(), writes: writesOf(db), revisions: ask(db) };
  readings.set(db, reading);
  reading.revisions.catch(() => {
    if (readings.get(db) === reading) readings.delete(db);
  });
  return reading;
}

async function ask(db: Db): Promise<Revisions> {
  const rows = await readRows(
    db,
    revisionRow,
    sql`
    select key as name, value as revision from settings where key in ('listings_revision', 'places_revision')
    union all
    select 'conversations', coalesce(sum(mark), 0)::text from content_changes where tag in ('posts', '*')`,
  );
  return new Map(rows.map(({ name, revision }) => [name, revision]));
}
