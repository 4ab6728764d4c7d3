import { inArray, sql } from 'drizzle-orm';
import { withIsoMoments } from '@/care-api/database/iso-moments';
import { readByIds } from '@/care-api/database/read-by-ids';
import { menuPages } from '@/care-api/database/schema/provider';
import { draftActions } from '@/care-api/desk/column-action';
import type { Resource } from '@/care-api/desk/resource';
import type { MenuPageWire } from '@/lib/contract/menu';
import { endLeadsFrom, leadFromGone } from './lead-on-pages';

/** As the published calls have it. */
export const pageColumns = {
  menuPageContentId: menuPages.id,
  menuId: menuPages.menuId,
  extra1: menuPages.picture,
  contentIcon: menuPages.icon,
  contentFileName: menuPages.title,
  contentType: menuPages.bodyHtml,
  slug: menuPages.slug,
  searchTitle: menuPages.searchTitle,
  searchText: menuPages.searchText,
  noIndex: menuPages.noIndex,
};

const keptColumns = {
  ...pageColumns,
  isDraft: menuPages.isDraft,
  /** '' where the menu is in the trash. */
  menuName: sql<string>`coalesce((
    select m.name from menus m where m.id = menu_pages.menu_id and m.deleted_at is null), '')`,
  version: menuPages.version,
  updatedAt: menuPages.updatedAt,
  deletedAt: menuPages.deletedAt,
};

const isThere = sql`t.deleted_at is null`;
const isScheduled = sql`exists (select from schedules s where s.kind = 'page' and s.id = t.id and s.action = 'publish')`;

export const pageResource: Resource<MenuPageWire> = {
  kind: 'page',
  table: 'menu_pages',
  title: sql`t.title`,
  async read(db, ids) {
    const rows = await readByIds(
      db.select(keptColumns).from(menuPages),
      menuPages.id,
      ids,
      ({ menuPageContentId }) => menuPageContentId,
    );
    return rows.map(withIsoMoments);
  },
  async readListed(db, ids) {
    const rows = await pageResource.read(db, ids);
    return rows.map((row) => ({ ...row, contentType: '' }));
  },
  async picturesOf(db, ids) {
    const rows = await db
      .select({ picture: menuPages.picture })
      .from(menuPages)
      .where(inArray(menuPages.id, [...ids]));
    return rows.map(({ picture }) => picture);
  },
  list: {
    from: sql`menu_pages t`,
    id: sql`t.id`,
    idType: 'integer',
    sorts: {
      changed: { by: sql`t.updated_at`, type: 'timestamptz' },
      title: { by: sql`lower(t.title)`, type: 'text' },
      menu: { by: sql`(select lower(m.name) from menus m where m.id = t.menu_id)`, type: 'text' },
    },
    statuses: {
      published: sql`(${isThere} and not t.is_draft)`,
      scheduled: sql`(${isThere} and ${isScheduled})`,
      draft: sql`(${isThere} and t.is_draft)`,
      trash: sql`t.deleted_at is not null`,
    },
    text: sql`lower(t.title)`,
    when: sql`t.updated_at`,
  },
  actions: draftActions,
  intoTrash: (tx, ids) => leadFromGone(tx, sql`p.id = any(${sql.param([...ids])}::int[])`),
  backFromTrash: (tx, ids) => endLeadsFrom(tx, sql`p.id = any(${sql.param([...ids])}::int[])`),
};
