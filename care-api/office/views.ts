import { and, asc, eq, or } from 'drizzle-orm';
import type { z } from 'zod';
import { listSettings, staffViews } from '@/care-api/database/schema/staff';
import { noteChange } from '@/care-api/desk/change-row';
import type { Wire } from '@/care-api/desk/resource';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import type { ListChoice, listChoiceInput, View, viewInput } from '@/lib/contract/view';

/** Enough for anybody, and no more than a page can show. */
const mostViews = 50;

export async function getListChoice(db: Db, { id: me }: Account, list: string): Promise<ListChoice> {
  const isSeen = or(eq(staffViews.accountId, me), eq(staffViews.isShared, true));
  const [views, [chosen]] = await Promise.all([
    db
      .select()
      .from(staffViews)
      .where(and(eq(staffViews.list, list), isSeen))
      .orderBy(asc(staffViews.name), asc(staffViews.id))
      .limit(2 * mostViews),
    db.select().from(listSettings).where(isChoiceOf(me, list)),
  ]);
  const { hidden = [], size = null, viewId = null } = chosen ?? {};
  const isThere = views.some(({ id }) => id === viewId);
  return { views: views.map((row) => toView(row, me)), hidden, size, viewId: isThere ? viewId : null };
}

/** One of the same name is replaced. @throws Refusal 422 for too many. */
export async function createView(
  db: Db,
  account: Account,
  input: z.output<typeof viewInput>,
  now: Date,
): Promise<View | null> {
  const { list, name, search, isShared, isFirst } = input;
  const { id: accountId } = account;
  const mine = await db.$count(staffViews, eq(staffViews.accountId, accountId));
  if (mine >= mostViews * 10) throw new Refusal(422, 'problem', { name: 'tooMuch' });
  const row = await db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(staffViews)
      .values({ accountId, list, name, search, isShared })
      .onConflictDoUpdate({
        target: [staffViews.accountId, staffViews.list, staffViews.name],
        set: { search, isShared },
      })
      .returning();
    if (kept) await note(tx, 'create', { id: kept.id, caller: account, now }, {}, { list, name, search, isShared });
    return kept;
  });
  if (row && isFirst) await saveListChoice(db, account, { list, viewId: row.id });
  return row ? toView(row, accountId) : null;
}

/** Null where there is none that the caller may forget. */
export async function deleteView(db: Db, caller: Account, id: number, now: Date): Promise<{ id: number } | null> {
  const { id: me, isAdmin } = caller;
  const isTheirs = isAdmin
    ? or(eq(staffViews.accountId, me), eq(staffViews.isShared, true))
    : eq(staffViews.accountId, me);
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(staffViews)
      .where(and(eq(staffViews.id, id), isTheirs))
      .returning();
    if (!gone) return null;
    const { list, name, search, isShared } = gone;
    await note(tx, 'delete', { id, caller, now }, { list, name, search, isShared }, {});
    return { id };
  });
}

type Deed = { id: number; caller: Account; now: Date };

function note(tx: Writer, action: 'create' | 'delete', deed: Deed, before: Wire, after: Wire) {
  return noteChange(tx, { kind: 'view', action, ...deed }, before, after);
}

/** What is left out stays as it was. @throws Refusal 422 for a view that the caller does not see. */
export async function saveListChoice(
  db: Db,
  account: Account,
  { list, hidden, size, viewId }: z.output<typeof listChoiceInput>,
): Promise<ListChoice> {
  const changed = {
    ...(hidden !== undefined && { hidden }),
    ...(size !== undefined && { size }),
    ...(viewId !== undefined && { viewId }),
  };
  if (viewId) {
    const { views } = await getListChoice(db, account, list);
    if (!views.some(({ id }) => id === viewId)) throw new Refusal(422, 'problem', { viewId: 'namesNothing' });
  }
  const row = { accountId: account.id, list, ...changed };
  const target = [listSettings.accountId, listSettings.list];
  const insert = db.insert(listSettings).values(row);
  await (Object.keys(changed).length > 0
    ? insert.onConflictDoUpdate({ target, set: changed })
    : insert.onConflictDoNothing());
  return getListChoice(db, account, list);
}

function isChoiceOf(accountId: string, list: string) {
  return and(eq(listSettings.accountId, accountId), eq(listSettings.list, list));
}

function toView({ id, accountId, name, search, isShared }: typeof staffViews.$inferSelect, me: string): View {
  return { id, name, search, isShared, isMine: accountId === me };
}
