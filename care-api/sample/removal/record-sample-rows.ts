import { sql } from 'drizzle-orm';
import type { Writer } from '@/care-api/kernel/db';
import { contentOf, sampleKinds } from './sample-kinds';

/** Notes what the running transaction has laid, so that later it can be told from what people made of it. */
export async function recordSampleRows(tx: Writer): Promise<void> {
  await writeTimesAlike(tx);
  for (const kind of sampleKinds) {
    await tx.execute(sql`
      insert into sample_rows (kind, row_id, content)
      select ${kind.names[0]}, t.id, ${contentOf(kind)} from ${sql.identifier(kind.table)} t
      where t.xmin::text = pg_current_xact_id()::xid::text`);
  }
}

/** Moments are compared as they are written, which depends on the connection's zone. */
export async function writeTimesAlike(tx: Writer): Promise<void> {
  await tx.execute(sql`set local time zone 'UTC'`);
}
