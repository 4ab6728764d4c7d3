import { sql } from 'drizzle-orm';
import type { Writer } from '@/care-api/kernel/db';

/** Until the transaction ends it does not go into the trash: answers never stand on what is there. */
export async function holdAsked(tx: Writer, questionnaireId: number): Promise<void> {
  await tx.execute(sql`select from questionnaires where id = ${questionnaireId}::bigint for share`);
}
