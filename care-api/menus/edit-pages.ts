import { eq, sql } from 'drizzle-orm';
import { menuPages } from '@/care-api/database/schema/provider';
import { changeRow, createRow } from '@/care-api/desk/change-row';
import type { Deps } from '@/care-api/desk/working/editable';
import { withPictures } from '@/care-api/files/with-pictures';
import { cleanHtml } from '@/care-api/html/clean-html';
import type { Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import type { AuditedAction } from '@/lib/contract/audit-actions';
import { longestArticle } from '@/lib/contract/html';
import type { MenuPageInput } from '@/lib/contract/menu';
import { insertMenu } from './edit-menus';
import { leadFromFormer } from './lead-on-pages';
import { takeAddress } from './page-addresses';
import { pageResource as resource } from './page-resource';

/** Without a menu it gets one of its own, which is not in the site's menu yet. @throws Refusal 422 */
export function createPage(deps: Deps, caller: Account, body: MenuPageInput) {
  return withPictures(deps, caller, { extra1: body.extra1 }, (settle) =>
    createRow(deps.database.db, { resource, caller, action: 'create', now: deps.now() }, async (tx) => {
      const menuId = body.menuId ?? (await insertMenu(tx, ownMenu(body)));
      if (menuId === undefined) return undefined;
      await requireMenu(tx, menuId);
      const values = { ...toRow(body), menuId, picture: settle('extra1', '') };
      const [page] = await tx.insert(menuPages).values(values).returning({ id: menuPages.id });
      if (page && body.slug) await takeAddress(tx, page.id, body.slug);
      return page?.id;
    }),
  );
}

function ownMenu({ contentFileName }: MenuPageInput) {
  return { menuName: contentFileName.slice(0, 80), inMenu: false };
}

type Change = {
  id: number;
  seen: number | null;
  caller: Account | null;
  pictureCaller: Account | null;
  action: AuditedAction;
};

export function updatePage(deps: Deps, body: MenuPageInput, { pictureCaller, ...change }: Change) {
  return withPictures(deps, pictureCaller, { extra1: body.extra1 }, (settle) =>
    changeRow(deps.database.db, { resource, now: deps.now(), ...change }, async (tx, before) => {
      const menuId = body.menuId ?? Number(before.menuId);
      if (menuId !== before.menuId) await requireMenu(tx, menuId);
      const picture = settle('extra1', before.extra1 ?? '');
      await tx
        .update(menuPages)
        .set({ ...toRow(body, before.contentType ?? ''), menuId, picture })
        .where(eq(menuPages.id, change.id));
      const { slug } = body;
      if (typeof slug === 'string' && slug !== before.slug) await takeAddress(tx, change.id, slug);
      const was = { menuId: Number(before.menuId), slug: before.slug ?? '' };
      if (!before.isDraft) await leadFromFormer(tx, was, { menuId, slug: slug ?? was.slug });
    }),
  );
}

async function requireMenu(tx: Writer, id: number): Promise<void> {
  const { rows } = await tx.execute(sql`select id from menus where id = ${id} and deleted_at is null for key share`);
  if (rows.length === 0) throw new Refusal(422, 'problem', { menuId: 'namesNothing' });
}

/** A text that was not touched, or not sent, stays to the letter. */
function toRow(
  { contentFileName, contentIcon, contentType, isDraft, searchTitle, searchText, noIndex }: MenuPageInput,
  before?: string,
) {
  const isAsBefore = before !== undefined && (contentType ?? before) === before;
  const bodyHtml = isAsBefore ? before : cleanHtml(contentType ?? '');
  if (bodyHtml.length > longestArticle) throw new Refusal(422, 'problem', { contentType: 'articleTooLong' });
  return {
    title: contentFileName,
    bodyHtml,
    ...(typeof contentIcon === 'string' && { icon: contentIcon }),
    ...(typeof isDraft === 'boolean' && { isDraft }),
    ...(typeof searchTitle === 'string' && { searchTitle }),
    ...(typeof searchText === 'string' && { searchText }),
    ...(typeof noIndex === 'boolean' && { noIndex }),
  };
}
