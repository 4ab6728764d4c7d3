import { type SQL, sql } from 'drizzle-orm';
import type { Writer } from '@/care-api/kernel/db';

type Writing = Pick<Writer, 'execute'>;

/** Before their rows, as whoever publishes does: two who want both would wait for each other. */
export async function holdCopies(tx: Writing, kind: string, ids: readonly number[]): Promise<void> {
  const wanted = sql.param([...ids]);
  await tx.execute(sql`
    select from working_copies where kind = ${kind} and id = any(${wanted}::int[]) order by id for update`);
}

/** What was begun from rows `t` goes on from them; they are about to be counted on with their words as they are. */
export async function carryCopies(tx: Writing, kind: string, table: string, rows: SQL): Promise<void> {
  await tx.execute(sql`
    update working_copies w set public_version = t.version + 1 from ${sql.identifier(table)} t
    where w.kind = ${kind} and w.id = t.id and w.public_version = t.version and ${rows}`);
}
