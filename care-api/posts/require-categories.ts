import { inArray } from 'drizzle-orm';
import { categories, subCategories } from '@/care-api/database/schema/listings';
import type { Writer } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';
import { toFault } from '@/lib/contract/faults';
import { ids } from '@/lib/contract/wire';

type Sent = string | null | undefined;

/** The ids that were sent, locked so that none is deleted meanwhile. @throws Refusal 422 for one that names nothing. */
export function requireCategories(tx: Writer, sent: Sent): Promise<number[]> {
  return requireKnown(ids.parse(sent), 'category', (wanted) =>
    tx.select({ id: categories.id }).from(categories).where(inArray(categories.id, wanted)).for('key share'),
  );
}

export function requireSubCategories(tx: Writer, sent: Sent): Promise<number[]> {
  return requireKnown(ids.parse(sent), 'subcategoty', (wanted) =>
    tx.select({ id: subCategories.id }).from(subCategories).where(inArray(subCategories.id, wanted)).for('key share'),
  );
}

async function requireKnown(wanted: number[], field: string, read: (ids: number[]) => Promise<{ id: number }[]>) {
  if (wanted.length === 0) return wanted;
  const known = new Set((await read(wanted)).map(({ id }) => id));
  const unknown = wanted.find((id) => !known.has(id));
  if (unknown === undefined) return wanted;
  throw new Refusal(422, 'problem', { [field]: toFault('categoryUnknown', { id: unknown }) });
}
