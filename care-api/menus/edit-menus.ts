import { eq, sql } from 'drizzle-orm';
import { idRow, readRows } from '@/care-api/database/read-rows';
import { menus } from '@/care-api/database/schema/provider';
import { changeRow, createRow } from '@/care-api/desk/change-row';
import type { Verbs } from '@/care-api/desk/verbs';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { toFault } from '@/lib/contract/faults';
import { type MenuInput, mostInMenu } from '@/lib/contract/menu';
import { listMenus } from './list-menus';
import { menuResource as resource, shownAbove } from './menu-resource';

type Telling = { caller: Account; now: Date };

function createMenu(db: Db, body: MenuInput, { caller, now }: Telling) {
  return createRow(db, { resource, caller, action: 'create', now }, (tx) => insertMenu(tx, body));
}

export async function insertMenu(tx: Writer, body: MenuInput): Promise<number | undefined> {
  await holdPlaces(tx);
  const { menuName: name, menuUrl, inMenu, parentMenuId: parentId = null } = body;
  const place = { inMenu: inMenu ?? true, parentId };
  if (parentId !== null) await requireAbove(tx, parentId, null);
  const position = sql`(select coalesce(max(${menus.position}), 0) + 1 from ${menus})`;
  const [menu] = await tx
    .insert(menus)
    .values({ name, url: menuUrl ?? '', position, ...place })
    .returning({ id: menus.id });
  if (menu && place.inMenu) await requireRoom(tx, menu.id);
  return menu?.id;
}

type Change = Telling & { id: number; seen: number | null };

/** What was not sent stays. @throws Refusal 422 */
function updateMenu(db: Db, body: MenuInput, { id, ...context }: Change) {
  const { menuName: name, menuUrl, inMenu, parentMenuId: parentId } = body;
  return changeRow(db, { resource, id, action: 'update', holdFirst: holdPlaces, ...context }, async (tx, before) => {
    if (parentId) await requireAbove(tx, parentId, id);
    if (Number(ownAddress.exec(menuUrl ?? '')?.[1]) === id) {
      throw new Refusal(422, 'problem', { menuUrl: 'menuToItself' });
    }
    await tx
      .update(menus)
      .set({
        name,
        ...(typeof menuUrl === 'string' && { url: menuUrl }),
        ...(typeof inMenu === 'boolean' && { inMenu }),
        ...(parentId !== undefined && { parentId }),
      })
      .where(eq(menus.id, id));
    const hasMoved =
      (inMenu ?? before.inMenu) && (!before.inMenu || (parentId !== undefined && parentId !== before.parentMenuId));
    if (hasMoved) await requireRoom(tx, id);
  });
}

const ownAddress = /^\/pagecontent\/0*(\d{1,9})\/?(?:[?#].*)?$/i;

/** Two who move menus at once would not see each other's: one waits for the other. */
function holdPlaces(tx: Writer) {
  return tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('menus', 0))`);
}

/** @throws Refusal 422 where too many stand beside a menu that has come among them. */
async function requireRoom(tx: Writer, id: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    select from menus beside join menus own on own.id = ${id}
    where beside.in_menu and beside.deleted_at is null
      and ${shownAbove(sql`beside`)} is not distinct from ${shownAbove(sql`own`)} limit ${mostInMenu + 1}`);
  if (rows.length > mostInMenu)
    throw new Refusal(422, 'problem', { inMenu: toFault('menuFull', { most: mostInMenu }) });
}

/** @throws Refusal 422 for a menu that is not there, for itself, and for one that stands below it. */
async function requireAbove(tx: Writer, parentId: number, id: number | null): Promise<void> {
  const rows = await readRows(
    tx,
    idRow,
    sql`
    with recursive above as (
      select m.id, m.parent_id from menus m where m.id = ${parentId} and m.deleted_at is null
      union select m.id, m.parent_id from above join menus m on m.id = above.parent_id)
    select id from above`,
  );
  if (rows.length === 0) throw new Refusal(422, 'problem', { parentMenuId: 'namesNothing' });
  if (rows.some((row) => row.id === id)) throw new Refusal(422, 'problem', { parentMenuId: 'menuBelowItself' });
}

export const menuVerbs: Verbs<MenuInput> = {
  listAll: listMenus,
  create: ({ database }, body, context) => createMenu(database.db, body, context),
  update: ({ database }, body, context) => updateMenu(database.db, body, context),
};
