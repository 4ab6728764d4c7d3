import { asc, gt } from 'drizzle-orm';
import type { z } from 'zod';
import { audit } from '@/care-api/database/schema/staff';
import type { Db } from '@/care-api/kernel/db';
import type { auditVerification } from '@/lib/contract/audit';
import { hashOfRow } from './audit';
import { hashOf } from './canonical';

const rowsAtOnce = 1_000;

/** Goes through the whole chain, row by row. Rows that are cut off at its end show by the last hash alone. */
export async function verifyAudit(db: Pick<Db, 'select'>): Promise<z.input<typeof auditVerification>> {
  const found = { rows: 0, erased: 0, head: '' };
  let last = 0;
  while (true) {
    const rows = await db.select().from(audit).where(gt(audit.id, last)).orderBy(asc(audit.id)).limit(rowsAtOnce);
    for (const row of rows) {
      const fits = row.prevHash === found.head && row.hash === hashOfRow(row) && isUntouched(row);
      if (!fits) return { isWhole: false, ...found, firstBroken: row.id };
      found.rows += 1;
      found.erased += Number(row.changes === null);
      found.head = row.hash;
      last = row.id;
    }
    if (rows.length < rowsAtOnce) return { isWhole: true, ...found, firstBroken: null };
  }
}

/** What was erased with a person is gone together with its salt; nothing else is. */
function isUntouched({ changes, salt, sealed }: typeof audit.$inferSelect): boolean {
  return changes === null ? salt === '' : hashOf(salt, changes) === sealed;
}
