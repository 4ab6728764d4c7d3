import type { Pool } from 'pg';
import type { Db } from '@/care-api/kernel/db';

const counts = new WeakMap<Db, number>();

/** Commands, as the server names what it has done, after which everything is as it was. */
const changesNothing = /^(SELECT|BEGIN|START|SAVEPOINT|RELEASE|ROLLBACK|SET|SHOW)\b/;

/** Each write before whoever wrote it is told so; to be called before the first connection. */
export function countWrites(pool: Pool, db: Db): void {
  pool.on('connect', ({ connection }) => {
    connection.on('commandComplete', ({ text }: { text: string }) => {
      if (!changesNothing.test(text)) counts.set(db, writesOf(db) + 1);
    });
  });
}

export function writesOf(db: Db): number {
  return counts.get(db) ?? 0;
}
