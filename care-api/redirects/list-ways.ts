import { asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { menuPages, pageAddresses } from '@/care-api/database/schema/provider';
import { redirects } from '@/care-api/database/schema/redirects';
import { followWays } from '@/care-api/desk/follow-ways';
import type { Db } from '@/care-api/kernel/db';
import { pageAddress } from '@/care-api/menus/page-addresses';

type Reader = Pick<Db, 'select' | 'execute'>;

/** Of so many the site knows; the newest count, and those of pages that were deleted after all others. */
const mostKnown = 50_000;

/** An address that leads on, for the site. Null: its page says so itself, and nobody counts. */
type SiteWay = { id: number | null; from: string; to: string };

/** All that lead on, each to its end: what would go round, and what has a page again, is left out. */
export async function listWays(db: Reader): Promise<SiteWay[]> {
  const [stored, { former, current }] = [await readStored(db), await readPages(db)];
  const rows = [...former, ...stored.filter(({ from }) => !current.has(from))];
  const ways = new Map(rows.map(({ from, to }) => [from, to]));
  const known = new Map(rows.map((row) => [row.from, row.id]));
  const leading = [...known].flatMap(([from, id]) => {
    const to = followWays(ways, from);
    return to === null ? [] : [{ id, from, to }];
  });
  // In other letters a page is asked for as well.
  return [...leading, ...[...current].map((address) => ({ id: null, from: address, to: address }))];
}

function readStored(db: Reader): Promise<(SiteWay & { id: number })[]> {
  return db
    .select({ id: redirects.id, from: redirects.from, to: redirects.to })
    .from(redirects)
    .where(isNull(redirects.deletedAt))
    .orderBy(sql`${redirects.source} = 'deletion'`, desc(redirects.id))
    .limit(mostKnown);
}

const menuRow = z.object({ menuId: z.number(), slug: z.string() });

async function readPages(db: Reader): Promise<{ former: SiteWay[]; current: ReadonlySet<string> }> {
  const shown = await readRows(
    db,
    menuRow,
    sql`
    select distinct on (p.menu_id) p.menu_id as "menuId", p.slug from menu_pages p join menus m on m.id = p.menu_id
    where p.deleted_at is null and not p.is_draft and m.deleted_at is null order by p.menu_id, p.id`,
  );
  const placeOf = new Map(shown.map(({ menuId, slug }) => [menuId, pageAddress({ menuId, slug })]));
  const addresses = await db
    .select({ slug: pageAddresses.slug, menuId: menuPages.menuId })
    .from(pageAddresses)
    .innerJoin(menuPages, eq(menuPages.id, pageAddresses.pageId))
    .orderBy(asc(pageAddresses.slug));
  const all = [...addresses, ...shown.map(({ menuId }) => ({ menuId, slug: '' }))];
  const former = all.flatMap(({ menuId, slug }) => {
    const [from, to] = [pageAddress({ menuId, slug }), placeOf.get(menuId)];
    return to === undefined || to === from ? [] : [{ id: null, from, to }];
  });
  return { former, current: new Set(placeOf.values()) };
}
