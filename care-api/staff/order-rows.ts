import { sql } from 'drizzle-orm';
import { Refusal } from '@/care-api/api-error';
import { categoryNoun } from '@/care-api/categories/category-noun';
import type { Db } from '@/care-api/database/open-database';
import type { Account } from '@/care-api/dependencies';
import { faqNoun } from '@/care-api/faqs/faq-noun';
import { filterNoun } from '@/care-api/filters/filter-noun';
import type { OrderKind } from '@/lib/contract/bulk';
import { writeAudit } from './audit';
import type { Noun } from './noun';

type Ordered = Pick<Noun, 'table' | 'hasTrash' | 'who' | 'list'> & { kind: string };

/** What has a `position`. */
export const orderedNouns: Record<OrderKind, Ordered> = {
  faq: faqNoun,
  category: { ...categoryNoun, who: 'editor' },
  filter: { ...filterNoun, who: 'editor' },
};

/** Puts rows in an order; those that are not named stay behind them. @throws Refusal 422 for a row that is not there. */
export function orderRows(db: Db, noun: Ordered, ids: readonly number[], caller: Account, now: Date) {
  const table = sql.identifier(noun.table);
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(
      sql`select t.id from ${table} t where ${noun.hasTrash ? sql`t.deleted_at is null` : sql`true`} order by t.position, t.id for update`,
    );
    const before = rows.map(({ id }) => id);
    const named = new Set(ids);
    const there = new Set(before);
    if ([...named].some((id) => !there.has(id))) throw new Refusal(422, 'problem', { ids: 'namesNothing' });
    const after = [...named, ...before.filter((id) => !named.has(id))];
    await tx.execute(sql`
      update ${table} t set position = wanted.place
      from unnest(${sql.param(after)}::int[]) with ordinality as wanted(id, place)
      where t.id = wanted.id and t.position <> wanted.place`);
    const deed = { actor: caller, action: 'order', kind: noun.kind, objectId: '', checked: null };
    await writeAudit(tx, { ...deed, changes: { order: [before, after] } }, now);
    return { ids: after };
  });
}
