import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { idRow, readRows } from '@/care-api/database/read-rows';
import { searchFilterCategories, searchFilters } from '@/care-api/database/schema/listings';
import { writeAudit } from '@/care-api/desk/audit';
import { changeRow, compare } from '@/care-api/desk/change-row';
import type { Changes } from '@/care-api/desk/deed';
import type { Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { followInImports } from '@/care-api/listings/follow-in-imports';
import type { filterSplitInput, headerInput, SearchFilterInput } from '@/lib/contract/search-filter';
import { ids } from '@/lib/contract/wire';
import { filterResource as resource } from './filter-resource';
import { keepNames } from './former-names';

type Deps = Pick<Dependencies, 'database' | 'now'>;
type By = { seen: number | null; caller: Account };

export async function writeFilter(tx: Writer, id: number | null, body: SearchFilterInput): Promise<number | undefined> {
  const texts = { header: body.filterHeaderName, value: body.filterValue };
  if (id !== null) await keepNames(tx, sql`id = ${id}`);
  const [row] = await (id === null
    ? tx.insert(searchFilters).values(texts).returning({ id: searchFilters.id })
    : tx.update(searchFilters).set(texts).where(eq(searchFilters.id, id)).returning({ id: searchFilters.id }));
  if (row && body.categoryId !== undefined) {
    await tx.delete(searchFilterCategories).where(eq(searchFilterCategories.filterId, row.id));
    const wanted = [...new Set(ids.parse(body.categoryId))].map((categoryId) => ({ filterId: row.id, categoryId }));
    if (wanted.length > 0) await tx.insert(searchFilterCategories).values(wanted);
  }
  return row?.id;
}

/** Null where there is none. @throws Refusal 409 where more or fewer listings have it than the caller says. */
export function deleteFilter({ database: { db }, now }: Deps, id: number, told: number, by: By) {
  return changeRow(db, { resource, id, ...by, action: 'delete', now: now() }, async (tx, { listingCount }) => {
    if (listingCount !== told) throw new Refusal(409, 'filterInUse');
    await tx.delete(searchFilters).where(eq(searchFilters.id, id));
  });
}

/** Null when the other is not there. @throws Refusal 409 for what was changed meanwhile, 422 without a target. */
export async function mergeFilters({ database: { db }, now }: Deps, from: number, into: number, by: By) {
  const holdFirst = (tx: Writer) =>
    tx.execute(sql`select id from search_filters where id in (${from}, ${into}) order by id for update`);
  const deed = {
    resource,
    ...by,
    now: now(),
    action: 'merge' as const,
    holdFirst,
    id: from,
    told: { mergedInto: into },
  };
  const gone = await changeRow(db, deed, async (tx) => {
    const [staying] = from === into ? [] : await resource.read(tx, [into]);
    if (!staying) throw new Refusal(422, 'problem', { into: 'namesNothing' });
    for (const [table, of] of [
      ['search_filter_listings', 'listing_id'],
      ['search_filter_categories', 'category_id'],
    ] as const) {
      const [linked, column] = [sql.identifier(table), sql.identifier(of)];
      await tx.execute(sql`
        insert into ${linked} (filter_id, ${column})
        select ${into}::int, ${column} from ${linked} where filter_id = ${from} on conflict do nothing`);
    }
    await followInImports(tx, 'search_filter_listings', { from, into });
    await tx.execute(sql`update former_filter_names set filter_id = ${into} where filter_id = ${from}`);
    await keepNames(tx, sql`id = ${from}`, sql`${into}::int`);
    await tx.delete(searchFilters).where(eq(searchFilters.id, from));
    await tx.update(searchFilters).set({ version: sql`version + 1` }).where(eq(searchFilters.id, into));
  });
  return gone && ((await resource.read(db, [into]))[0] ?? null);
}

/** A value's listings of a category get a new value instead. Answers the new one; null when the other is not there. */
export async function splitFilter(
  { database: { db }, now }: Deps,
  { from, value, categoryId }: z.output<typeof filterSplitInput>,
  by: By,
) {
  const made = { id: 0 };
  const told = { splitInto: value, categoryId };
  const changed = await changeRow(
    db,
    { resource, id: from, ...by, action: 'split', now: now(), told },
    async (tx, was) => {
      const body = { filterHeaderName: was.filterHeaderName, filterValue: value };
      made.id = (await writeFilter(tx, null, { ...body, categoryId: String(categoryId) })) ?? 0;
      const { rows } = await tx.execute(sql`
      update search_filter_listings fl set filter_id = ${made.id} from listing_categories lc
      where fl.filter_id = ${from} and lc.listing_id = fl.listing_id and lc.category_id = ${categoryId}
      returning fl.listing_id`);
      if (rows.length === 0) throw new Refusal(422, 'problem', { categoryId: 'namesNothing' });
      await followInImports(tx, 'search_filter_listings', { from, into: made.id, categoryId });
      await tx
        .update(searchFilters)
        .set({
          position: sql`coalesce((
      select f.position from search_filters f where f.id = ${from}), position)`,
        })
        .where(eq(searchFilters.id, made.id));
    },
  );
  return changed && ((await resource.read(db, [made.id]))[0] ?? null);
}

export function renameHeader(
  { database: { db }, now }: Deps,
  { header, name }: z.output<typeof headerInput>,
  caller: Account,
) {
  return db.transaction(async (tx) => {
    const at = now();
    await keepNames(tx, sql`header = ${header}`);
    const rows = await readRows(
      tx,
      idRow,
      sql`
      update search_filters set header = ${name}, version = version + 1, updated_at = ${at.toISOString()}
      where header = ${header} returning id`,
    );
    if (rows.length === 0) return null;
    const ids = rows.map(({ id }) => id);
    const changes: Changes = { ...compare({ header }, { header: name }), ids: [null, ids] };
    await writeAudit(tx, { actor: caller, action: 'header', kind: resource.kind, objectId: '', changes }, at);
    return { changed: rows.length };
  });
}
