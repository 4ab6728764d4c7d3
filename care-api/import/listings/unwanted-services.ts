import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { type Registration, registrationOf } from '@/care-api/database/register-entry';
import { unwantedServices } from '@/care-api/database/schema/unwanted-services';
import type { Writer } from '@/care-api/kernel/db';

const rowsPerStatement = 1_000;

/** Whether staff have deleted the listing of a registration for good. */
export async function readUnwanted(tx: Writer): Promise<(entry: Registration) => boolean> {
  const rows = await tx.select({ sum: unwantedServices.sum }).from(unwantedServices);
  const sums = new Set(rows.map(({ sum }) => sum));
  return (entry) => sums.size > 0 && sums.has(sumOf(entry));
}

export async function letIn(tx: Writer, entries: readonly Registration[]): Promise<void> {
  const sums = entries.map(sumOf);
  for (let start = 0; start < sums.length; start += rowsPerStatement) {
    const part = sums.slice(start, start + rowsPerStatement);
    await tx.delete(unwantedServices).where(inArray(unwantedServices.sum, part));
  }
}

/** As `noteUnwanted` of the listings reckons it in SQL. */
function sumOf(entry: Registration): string {
  return createHash('sha256').update(registrationOf(entry)).digest('hex');
}
