import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readByIds } from '@/care-api/database/read-by-ids';
import { readRows } from '@/care-api/database/read-rows';
import { menus } from '@/care-api/database/schema/provider';
import { selectKept } from '@/care-api/database/select-kept';
import { listOf } from '@/care-api/desk/list-of';
import type { Resource } from '@/care-api/desk/resource';
import { type KeptMenuWire, mostInMenu, siteMenus } from '@/lib/contract/menu';
import { endLeadsFrom, leadFromGone } from './lead-on-pages';

const depthRow = z.object({ id: z.number(), depth: z.number() });
const pictureRow = z.object({ picture: z.string() });

const isThere = sql`t.deleted_at is null`;

const isKnown = (t: SQL) => sql`lower(btrim(${t}.name)) in ${[...siteMenus]}`;

/** Where a menu leads: to what it was given, or to its page's own address; '' where the site knows a way. */
export function urlOf(t: SQL): SQL<string> {
  return sql<string>`case when ${t}.url <> '' or ${isKnown(t)} then ${t}.url else coalesce((
    select '/' || nullif(p.slug, '') from menu_pages p
    where p.menu_id = ${t}.id and p.deleted_at is null and not p.is_draft order by p.id limit 1), '') end`;
}

/** The entry of the menu that `t` stands below; null where it stands on top. */
export function shownAbove(t: SQL): SQL<number | null> {
  return sql<number | null>`(
    select a.id from menus a where a.id = ${t}.parent_id and a.in_menu and a.deleted_at is null
      and ${leadsSomewhere(sql`a`)})`;
}

export function leadsSomewhere(t: SQL): SQL {
  return sql`(${t}.url <> '' or ${isKnown(t)} or exists (
    select from menu_pages p where p.menu_id = ${t}.id and p.deleted_at is null and not p.is_draft))`;
}

const columns = {
  menuId: menus.id,
  menuName: menus.name,
  menuUrl: menus.url,
  inMenu: menus.inMenu,
  parentMenuId: sql<number | null>`(
    select a.id from menus a where a.id = menus.parent_id and a.deleted_at is null)`,
  parentName: sql<string>`coalesce((
    select a.name from menus a where a.id = menus.parent_id and a.deleted_at is null), '')`,
  position: menus.position,
  pages: sql<KeptMenuWire['pages']>`coalesce((
    select json_agg(json_build_object(
      'menuPageContentId', p.id, 'contentFileName', p.title, 'isDraft', p.is_draft, 'slug', p.slug) order by p.id)
    from menu_pages p where p.menu_id = menus.id and p.deleted_at is null), '[]')`,
  ...selectKept(menus),
};

/** With how deep each stands, and a path that puts it behind the one above it; one below what has gone stands on top. */
const tree = sql`(
  with recursive tree(id, path, depth) as (
    select m.id, lpad(m.position::text, 9, '0') || lpad(m.id::text, 9, '0'), 0 from menus m
    where m.parent_id is null
      or exists (select from menus a where a.id = m.parent_id and a.deleted_at is not null)
    union all
    select m.id, tree.path || lpad(m.position::text, 9, '0') || lpad(m.id::text, 9, '0'), tree.depth + 1
    from tree join menus a on a.id = tree.id and a.deleted_at is null join menus m on m.parent_id = a.id)
  select m.*, coalesce(tree.path, '') as path, coalesce(tree.depth, 0) as depth
  from menus m left join tree on tree.id = m.id) t`;

const pagesOf = (ids: readonly number[]) =>
  sql`p.deleted_at is null and p.menu_id = any(${sql.param([...ids])}::int[])`;

export const menuResource: Resource<KeptMenuWire> = {
  kind: 'menu',
  table: 'menus',
  title: sql`t.name`,
  // Each beside the others, wherever in the tree it stands.
  place: sql`t.position`,
  read: (db, ids) => readByIds(db.select(columns).from(menus), menus.id, ids, ({ menuId }) => menuId),
  async readListed(db, ids) {
    const rows = await menuResource.read(db, ids);
    const placed = await readRows(
      db,
      depthRow,
      sql`select t.id, t.depth from ${tree} where t.id = any(${sql.param([...ids])}::int[])`,
    );
    const depths = new Map(placed.map(({ id, depth }) => [id, depth]));
    return rows.map((row) => ({ ...row, depth: depths.get(Number(row.menuId)) ?? 0 }));
  },
  intoTrash: (tx, ids) => leadFromGone(tx, pagesOf(ids)),
  async backFromTrash(tx, ids) {
    await endLeadsFrom(tx, pagesOf(ids));
    // One that finds the menu full stays out of it.
    await tx.execute(sql`
      update menus set in_menu = false where id in (
        select id from (
          select m.id, row_number() over (partition by ${shownAbove(sql`m`)}
            order by m.id = any(${sql.param([...ids])}::int[]), m.position, m.id) as place
          from menus m where m.in_menu and m.deleted_at is null) placed where place > ${mostInMenu})`);
  },
  async picturesOf(db, ids) {
    const rows = await readRows(
      db,
      pictureRow,
      sql`select picture from menu_pages where menu_id = any(${sql.param([...ids])}::int[])`,
    );
    return rows.map(({ picture }) => picture);
  },
  list: listOf('menu', 'menus', {
    from: tree,
    sorts: { position: { by: sql`t.path`, type: 'text' } },
    statuses: {
      shown: sql`(${isThere} and t.in_menu)`,
      hidden: sql`(${isThere} and not t.in_menu)`,
      dead: sql`(${isThere} and not ${leadsSomewhere(sql`t`)})`,
    },
    text: sql`lower(t.name || ' ' || t.url)`,
  }),
};
