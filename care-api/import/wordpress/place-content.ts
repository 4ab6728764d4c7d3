import { and, eq, inArray, sql } from 'drizzle-orm';
import { idRow, readRows } from '@/care-api/database/read-rows';
import { posts as postTable } from '@/care-api/database/schema/blog';
import { menuPages, menus, pageAddresses } from '@/care-api/database/schema/provider';
import type { Way } from '@/care-api/desk/lead-on';
import type { Writer } from '@/care-api/kernel/db';
import { pageAddress } from '@/care-api/menus/page-addresses';
import { isPageSlug } from '@/lib/contract/page-slug';
import type { CollectedContent, ImportedPost } from './collect-content';
import type { ImportedPage } from './imported-page';
import { withOurAddresses } from './inside-links';
import { wordpressSource } from './source';

export type PlacedPage = ImportedPage & { menuId: number };

export type PlacedContent = {
  posts: ImportedPost[];
  pages: PlacedPage[];
  postIds: ReadonlyMap<string, number>;
  addresses: ReadonlyMap<number, string>;
  ways: Way[];
};

type Collected = Pick<CollectedContent, 'posts' | 'pages'>;

export async function placeContent(tx: Writer, { posts, pages }: Collected): Promise<PlacedContent> {
  const postIds = await placePosts(tx, posts);
  const placed = await placePages(tx, pages);
  const addresses = new Map([
    ...posts.map(({ id, key }) => [id, `/blog-details-user-view/${postIds.get(key)}`] as const),
    ...placed.map((page) => [page.id, pageAddress(page)] as const),
  ]);
  const ours = <T extends { html: string }>(text: T) => ({
    ...text,
    html: withOurAddresses(text.html, (id) => addresses.get(id)),
  });
  const ways = [...posts, ...pages].flatMap(({ id, oldPaths }) =>
    oldPaths.map((from) => ({ from, to: addresses.get(id) ?? '' })),
  );
  return { posts: posts.map(ours), pages: placed.map(ours), postIds, addresses, ways };
}

async function placePosts(tx: Writer, posts: readonly ImportedPost[]): Promise<Map<string, number>> {
  const keys = posts.map(({ key }) => key);
  const stored = await tx
    .select({ id: postTable.id, key: postTable.sourceKey })
    .from(postTable)
    .where(and(eq(postTable.source, wordpressSource), inArray(postTable.sourceKey, keys)));
  const known = new Map(stored.map(({ key, id }) => [key, id]));
  const fresh = keys.filter((key) => !known.has(key));
  const ids = await takeIds(tx, 'posts', fresh.length);
  return new Map([...known, ...fresh.map((key, index) => [key, ids[index] ?? 0] as const)]);
}

/** A new page keeps the last part of its address, unless something else is found there. */
async function placePages(tx: Writer, pages: readonly ImportedPage[]): Promise<PlacedPage[]> {
  const keys = pages.map(({ key }) => key);
  const stored = await tx
    .select({ key: menuPages.sourceKey, menuId: menuPages.menuId, slug: menuPages.slug })
    .from(menuPages)
    .innerJoin(menus, eq(menus.id, menuPages.menuId))
    .where(and(eq(menuPages.source, wordpressSource), inArray(menuPages.sourceKey, keys)));
  const known = new Map(stored.map((row) => [row.key, row]));
  const wanted = pages.map(({ slug }) => slug);
  const addresses = await tx
    .select({ slug: pageAddresses.slug })
    .from(pageAddresses)
    .where(inArray(pageAddresses.slug, wanted));
  const taken = new Set([...addresses, ...stored].map(({ slug }) => slug));
  const ids = await takeIds(tx, 'menus', pages.length - known.size);
  return pages.map((page) => {
    const before = known.get(page.key);
    if (before) return { ...page, menuId: before.menuId, slug: before.slug };
    const slug = isPageSlug(page.slug) && !taken.has(page.slug) ? page.slug : '';
    taken.add(slug);
    return { ...page, slug, menuId: ids.pop() ?? 0 };
  });
}

async function takeIds(tx: Writer, table: string, count: number): Promise<number[]> {
  const rows = await readRows(
    tx,
    idRow,
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id).reverse();
}
