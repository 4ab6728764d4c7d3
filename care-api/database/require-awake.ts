import { sql } from 'drizzle-orm';
import type { Db } from '@/care-api/kernel/db';

/** Milliseconds in which the database must answer. */
const patience = 3_000;

export function requireAwake(db: Db): Promise<unknown> {
  return Promise.race([db.execute(sql`select 1`), tooLate()]);
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('no answer in time')), patience).unref());
}
