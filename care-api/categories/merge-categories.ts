import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { noteChange, refuseChange } from '@/care-api/desk/change-row';
import type { Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { followInImports } from '@/care-api/listings/follow-in-imports';
import { listListingIdsOfCategory, reindexCategories } from '@/care-api/listings/reindex-categories';
import type { categoryMergeInput, KeptCategoryWire } from '@/lib/contract/category';
import { categoryResource as resource } from './category-resource';
import { keepName } from './former-names';

type Merge = z.output<typeof categoryMergeInput> & { seen: number | null; caller: Account };

/** All or nothing. Null when the other is not there. @throws Refusal 409 when changed since, 422 without a target. */
export function mergeCategories(
  { database: { db }, now }: Pick<Dependencies, 'database' | 'now'>,
  { from, into, seen, caller }: Merge,
): Promise<KeptCategoryWire | null> {
  return db.transaction(async (tx) => {
    // In the order of their ids, whichever goes into whichever.
    await tx.execute(sql`select id from categories where id in (${from}, ${into}) order by id for update`);
    const [going] = await resource.read(tx, [from]);
    if (!going) return null;
    const [staying] = from === into ? [] : await resource.read(tx, [into]);
    if (!staying) throw new Refusal(422, 'problem', { into: 'namesNothing' });
    if (seen !== null && going.version !== seen) throw await refuseChange(tx, resource.kind, from, going);
    const listingIds = await listListingIdsOfCategory(tx, from);
    await keepName(tx, from, into);
    await moveWhatItHolds(tx, from, into);
    await followInImports(tx, 'listing_categories', { from, into });
    await reindexCategories(tx, listingIds);
    const at = now().toISOString();
    await tx.execute(sql`update categories set version = version + 1, updated_at = ${at} where id = ${into}`);
    const [merged] = await resource.read(tx, [into]);
    const told = { mergedInto: { id: into, name: staying.categoryName } };
    const deed = {
      kind: resource.kind,
      id: from,
      caller,
      action: 'merge',
      now: now(),
      told,
      checked: seen !== null,
    } as const;
    await noteChange(tx, deed, going, {});
    return merged ?? null;
  });
}

/** What is in both stays in the other one as it is. */
async function moveWhatItHolds(tx: Writer, from: number, into: number): Promise<void> {
  await tx.execute(sql`
    insert into listing_categories (listing_id, category_id, position)
    select listing_id, ${into}::int, position from listing_categories where category_id = ${from}
    on conflict do nothing`);
  await tx.execute(sql`
    insert into post_categories (post_id, category_id, position)
    select post_id, ${into}::int, position from post_categories where category_id = ${from}
    on conflict do nothing`);
  await tx.execute(sql`
    insert into search_filter_categories (filter_id, category_id)
    select filter_id, ${into}::int from search_filter_categories where category_id = ${from}
    on conflict do nothing`);
  // Subcategories of one name become one.
  await tx.execute(sql`
    insert into post_sub_categories (post_id, sub_category_id, position)
    select p.post_id, stays.id, p.position from post_sub_categories p
    join sub_categories goes on goes.id = p.sub_category_id and goes.category_id = ${from}
    join sub_categories stays on stays.category_id = ${into} and lower(stays.name) = lower(goes.name)
    on conflict do nothing`);
  await tx.execute(sql`
    update sub_categories goes set category_id = ${into} where category_id = ${from} and not exists (
      select from sub_categories stays where stays.category_id = ${into} and lower(stays.name) = lower(goes.name))`);
  await tx.execute(sql`delete from categories where id = ${from}`);
}
