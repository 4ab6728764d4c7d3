import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { endLeads, leadOn } from '@/care-api/desk/lead-on';
import type { Writer } from '@/care-api/kernel/db';
import { pageAddress } from './page-addresses';

type Placed = { menuId: number; slug: string };

/** A public page has moved: whoever asks for where it was is led on. */
export async function leadFromFormer(tx: Writer, before: Placed, after: Placed): Promise<void> {
  const [from, to] = [pageAddress(before), pageAddress(after)];
  if (from === to) return;
  await endLeads(tx, ['rename', 'deletion'], [to]);
  await leadOn(tx, 'rename', [{ from, to }]);
}

/** Public pages have gone: whoever asks for one is led to the page above it, or to the list of pages. */
export async function leadFromGone(tx: Writer, which: SQL): Promise<void> {
  const gone = await readAddresses(tx, which);
  await leadOn(
    tx,
    'deletion',
    gone.map(({ above, aboveSlug, ...page }) => ({
      from: pageAddress(page),
      to: above === null ? '/pagecontent' : pageAddress({ menuId: above, slug: aboveSlug }),
    })),
  );
}

export async function endLeadsFrom(tx: Writer, which: SQL): Promise<void> {
  await endLeads(tx, ['deletion'], (await readAddresses(tx, which)).map(pageAddress));
}

const goneRow = z.object({ menuId: z.number(), slug: z.string(), above: z.number().nullable(), aboveSlug: z.string() });

function readAddresses(tx: Writer, which: SQL) {
  return readRows(
    tx,
    goneRow,
    sql`
    select p.menu_id as "menuId", p.slug, above.menu_id as above, coalesce(above.slug, '') as "aboveSlug"
    from menu_pages p join menus m on m.id = p.menu_id
    left join lateral (
      select q.menu_id, q.slug from menu_pages q join menus a on a.id = q.menu_id
      where a.id = m.parent_id and a.deleted_at is null and q.deleted_at is null and not q.is_draft
      order by q.id limit 1) above on true
    where not p.is_draft and ${which}`,
  );
}
