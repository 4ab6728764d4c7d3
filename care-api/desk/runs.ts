import { setImmediate } from 'node:timers/promises';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { runs } from '@/care-api/database/schema/staff';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import type { AuditAction } from '@/lib/contract/audit-actions';
import { type bulkInput, mostAtOnce, type Run } from '@/lib/contract/bulk';
import { hasTrash, mayKeep } from '@/lib/contract/resources';
import { changeBatch, type Deed, type Outcome } from './change-batch';
import { requireMeantRows } from './meant-rows';
import { type Ordered, undoOrder } from './order-rows';
import type { Listed } from './resource';
import { type RowAction, trashActions, type Was } from './row-action';
import { walkIds } from './walk-rows';

const rowsAtOnce = 200;
const undoMinutes = 10;
const keptHours = 24;
const opposite = new Map<string, AuditAction>([
  ['trash', 'restore'],
  ['restore', 'trash'],
]);

type Args = z.output<typeof bulkInput>;
type Kinds = { resources: readonly Listed[]; ordered: readonly Ordered[] };
type Wanted = { id: number; version: number | null };

/** Some at a time, each time all or nothing. @throws Refusal 422 for what cannot be done, or not with this value. */
export async function changeMany(
  { database: { db }, siteUrl, onMailQueued }: Pick<Dependencies, 'database' | 'siteUrl' | 'onMailQueued'>,
  resource: Listed,
  asked: Args,
  caller: Account,
  now: Date,
): Promise<Run> {
  const action = findAction(resource, asked.action);
  if (!action) throw new Refusal(422, 'problem', { action: 'namesNothing' });
  const { value = '', text = '' } = asked;
  await action.check?.(db, value, text);
  const ids = await listWanted(db, resource, action, asked, caller);
  const wanted = ids.map((id) => ({ id, version: asked.versions?.[id] ?? null }));
  const checked = asked.query ? null : wanted.every(({ version }) => version !== null);
  let isTold = false;
  const deed = { resource, action, name: asked.action, value, text, checked, caller, now, siteUrl };
  const run = await runThrough(db, deed, wanted, async (tx, ids) => {
    if (ids.length > 0 && action.tell) isTold = await action.tell(tx, { ids, value, caller, siteUrl });
  });
  if (isTold) onMailQueued();
  return run;
}

type AtTheEnd = (tx: Writer, ids: readonly number[]) => Promise<void>;

async function runThrough(
  db: Db,
  deed: Omit<Deed, 'runId'>,
  wanted: readonly Wanted[],
  atTheEnd: AtTheEnd = async () => {},
): Promise<Run> {
  const { resource, name, value, caller, now } = deed;
  const [run] = await db
    .insert(runs)
    .values({ kind: resource.kind, action: name, value, total: wanted.length, accountId: caller.id, createdAt: now })
    .returning();
  if (!run) throw new Error('The run was not stored.');
  const total: Outcome = { changed: [], conflicts: [], refused: [] };
  for (let start = 0; start < wanted.length; start += rowsAtOnce) {
    const outcome = await changeBatch(db, { ...deed, runId: run.id }, wanted.slice(start, start + rowsAtOnce));
    total.changed.push(...outcome.changed);
    total.conflicts.push(...outcome.conflicts);
    total.refused.push(...outcome.refused);
    await setImmediate();
  }
  const [finished] = await db.transaction(async (tx) => {
    await atTheEnd(
      tx,
      total.changed.map(({ id }) => id),
    );
    return tx.update(runs).set({ finishedAt: now }).where(eq(runs.id, run.id)).returning();
  });
  return toRun(finished ?? { ...run, ...total });
}

function findAction(resource: Listed, name: string): RowAction | undefined {
  const actions: Readonly<Record<string, RowAction>> = {
    ...(hasTrash(resource.kind) && trashActions),
    ...resource.actions,
  };
  return Object.hasOwn(actions, name) ? actions[name] : undefined;
}

/** Ids once each, however often they are named. @throws Refusal 422 unless rows are named or asked for, not both. */
async function listWanted(db: Db, resource: Listed, action: RowAction, { ids, query }: Args, caller: Account) {
  if ((ids === undefined) === (query === undefined)) throw new Refusal(422, 'problem', { ids: 'idsOrQuery' });
  if (ids) return [...new Set(ids)];
  const found: number[] = [];
  const listed = await requireMeantRows(db, resource.list, { ...query, me: caller.id }, resource.partOf?.(caller));
  const isThere = sql`t.deleted_at is ${sql.raw(action.isOfTrash ? 'not null' : 'null')}`;
  const meant = resource.hasNoTrash ? listed : { ...listed, where: sql`${listed.where} and ${isThere}` };
  for await (const some of walkIds(db, meant)) {
    found.push(...some.map(Number));
    if (found.length > mostAtOnce) throw new Refusal(422, 'problem', { query: 'tooMuch' });
  }
  return found;
}

export async function getRun(db: Db, resources: readonly Listed[], caller: Account, id: number): Promise<Run | null> {
  const [run] = await db.select().from(runs).where(eq(runs.id, id));
  const resource = run && resourceOf(resources, run.kind);
  return resource && isTheirs(resource, run, caller) ? toRun(run) : null;
}

/** Leaves rows that were changed since. Null where there is none. @throws Refusal 409 after ten minutes, or twice. */
export async function undoRun(
  { database: { db }, siteUrl }: Pick<Dependencies, 'database' | 'siteUrl'>,
  { resources, ordered }: Kinds,
  caller: Account,
  id: number,
  now: Date,
): Promise<Run | null> {
  const [run] = await db.select().from(runs).where(eq(runs.id, id));
  if (run?.action === 'order') return takeOrderBack(db, ordered, run, caller, now);
  const resource = run && resourceOf(resources, run.kind);
  if (!run || !resource || !isTheirs(resource, run, caller)) return null;
  const done = findAction(resource, run.action);
  if (!done || undoUntil(run) < now) throw new Refusal(409, 'undoLate');
  await claim(db, id, now);
  const name = opposite.get(run.action) ?? 'undo';
  const action = findAction(resource, name) ?? undoing(done, run.changed);
  // What was handled away with it comes back with it.
  const whole = resource.isHandledAway ? { ...resource, partOf: undefined } : resource;
  return runThrough(
    db,
    { resource: whole, action, name, value: '', text: '', checked: true, caller, now, siteUrl },
    run.changed,
  );
}

/** Long after the last of them could be taken back: what they keep for that are words about people. */
export async function forgetRuns(db: Db, now: Date): Promise<void> {
  await db.delete(runs).where(lt(runs.createdAt, new Date(now.getTime() - keptHours * 3_600_000)));
}

async function claim(db: Pick<Db, 'update'>, id: number, now: Date): Promise<typeof runs.$inferSelect> {
  const [claimed] = await db
    .update(runs)
    .set({ undoneAt: now })
    .where(and(eq(runs.id, id), isNull(runs.undoneAt)))
    .returning();
  if (!claimed) throw new Refusal(409, 'undoLate');
  return claimed;
}

async function takeOrderBack(
  db: Db,
  resources: readonly Ordered[],
  run: typeof runs.$inferSelect,
  caller: Account,
  now: Date,
): Promise<Run | null> {
  const ordered = resources.find(({ kind }) => kind === run.kind);
  if (!ordered || !mayKeep(ordered.kind, caller)) return null;
  if (undoUntil(run) < now) throw new Refusal(409, 'undoLate');
  return db.transaction(async (tx) => {
    const claimed = await claim(tx, run.id, now);
    await undoOrder(tx, ordered, run, caller, now);
    return toRun(claimed);
  });
}

type Left = Pick<Was, 'id'> & Partial<Was>;

function undoing({ endsInTrash = false, leavesWords, putBack }: RowAction, rows: readonly Left[]): RowAction {
  return {
    isOfTrash: endsInTrash,
    ...(leavesWords && { leavesWords }),
    async change(tx, ids, _, context) {
      const wanted = new Set(ids);
      const found = rows.filter(({ id }) => wanted.has(id)).map(({ id, was = null }) => ({ id, was }));
      const { refused = [] } = (await putBack(tx, found, context)) ?? {};
      return { changed: found.filter(({ id }) => refused.every((one) => one.id !== id)), refused };
    },
    // A run that takes back is not taken back.
    putBack: () => Promise.reject(new Refusal(409, 'undoLate')),
  };
}

/** Whoever has but a part of a resource's rows has the runs of their own. */
function isTheirs(
  { kind, partOf }: Listed,
  { accountId }: Pick<typeof runs.$inferSelect, 'accountId'>,
  caller: Account,
) {
  return mayKeep(kind, caller) && (!partOf?.(caller) || accountId === caller.id);
}

function resourceOf(resources: readonly Listed[], kind: string): Listed | undefined {
  return resources.find((resource) => resource.kind === kind);
}

function undoUntil({ action, createdAt }: Pick<typeof runs.$inferSelect, 'action' | 'createdAt'>): Date {
  return new Date(createdAt.getTime() + (action === 'undo' ? 0 : undoMinutes * 60_000));
}

function toRun(run: typeof runs.$inferSelect): Run {
  const { id, kind, action, value, total, conflicts, refused } = run;
  return {
    id,
    kind,
    action,
    value,
    total,
    conflicts,
    refused,
    changed: run.changed.length,
    undoUntil: undoUntil(run).toISOString(),
    isFinished: run.finishedAt !== null,
    isUndone: run.undoneAt !== null,
  };
}
