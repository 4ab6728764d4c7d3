import { sql } from 'drizzle-orm';
import { readByIds } from '@/care-api/database/read-by-ids';
import { menuPages } from '@/care-api/database/schema/provider';
import { selectKept } from '@/care-api/database/select-kept';
import { draftActions } from '@/care-api/desk/column-action';
import { listOf } from '@/care-api/desk/list-of';
import type { Resource } from '@/care-api/desk/resource';
import { picturesIn } from '@/care-api/files/pictures-in';
import type { MenuPageWire } from '@/lib/contract/menu';
import { endLeadsFrom, leadFromGone } from './lead-on-pages';

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

const columns = {
  ...pageColumns,
  isDraft: menuPages.isDraft,
  /** '' where the menu is in the trash. */
  menuName: sql<string>`coalesce((
    select m.name from menus m where m.id = menu_pages.menu_id and m.deleted_at is null), '')`,
  ...selectKept(menuPages),
};

const isThere = sql`t.deleted_at is null`;
const isScheduled = sql`exists (select from schedules s where s.kind = 'page' and s.id = t.id and s.action = 'publish')`;

export const pageResource: Resource<MenuPageWire> = {
  kind: 'page',
  table: 'menu_pages',
  title: sql`t.title`,
  read: (db, ids) => readByIds(db.select(columns).from(menuPages), menuPages.id, ids, (row) => row.menuPageContentId),
  async readListed(db, ids) {
    const rows = await pageResource.read(db, ids);
    return rows.map((row) => ({ ...row, contentType: '' }));
  },
  picturesOf: picturesIn(menuPages, menuPages.picture),
  list: listOf('page', 'menu_pages', {
    sorts: { menu: { by: sql`(select lower(m.name) from menus m where m.id = t.menu_id)`, type: 'text' } },
    statuses: {
      published: sql`(${isThere} and not t.is_draft)`,
      scheduled: sql`(${isThere} and ${isScheduled})`,
      draft: sql`(${isThere} and t.is_draft)`,
    },
    text: sql`lower(t.title)`,
  }),
  actions: draftActions,
  intoTrash: (tx, ids) => leadFromGone(tx, sql`p.id = any(${sql.param([...ids])}::int[])`),
  backFromTrash: (tx, ids) => endLeadsFrom(tx, sql`p.id = any(${sql.param([...ids])}::int[])`),
};
