import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { carryCopies } from '@/care-api/desk/carry-copies';
import { changeRow, requirePart } from '@/care-api/desk/change-row';
import { type Colleague, findColleague } from '@/care-api/desk/find-colleague';
import type { Wire } from '@/care-api/desk/resource';
import type { Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { reasonOf } from '@/care-api/kernel/reason-of';
import { Refusal } from '@/care-api/kernel/refusal';
import { mayKeep } from '@/lib/contract/resources';
import type { Scheduled, scheduleInput } from '@/lib/contract/working';
import type { Target } from './editable';
import { type Deps, type Editable, toFields } from './editable';
import { addRevision } from './history';
import { cancelSchedule, deleteSchedule, getSchedule, holdDue, noteProblem, readDueAt, setSchedule } from './schedules';
import { endCopy, getRow, holdCopy, refuseCopy } from './working-copies';

type Args = {
  caller: Account | null;
  /** Who set the time, when it is due. */
  setBy?: Colleague | null;
  /** Of the working copy; null where whichever there is is meant. */
  seen: number | null;
  /** What is asked about first was agreed to. */
  takesPlace?: boolean | undefined;
};

/** Row, revision, line in the audit and the end of the copy are one transaction. @throws Refusal 422, 409. */
export function publishCopy(
  deps: Deps,
  target: Target,
  { caller, setBy = null, seen, takesPlace }: Args,
): Promise<Wire | null> {
  const now = deps.now();
  const { editable, id } = target;
  return deps.database.db.transaction(async (tx) => {
    const before = await getRow(tx, target, caller);
    if (!before) return null;
    const copy = await holdCopy(tx, target, now);
    if (seen !== null && copy.version !== seen) throw await refuseCopy(tx, target);
    // What is a draft can be public as it is.
    if (copy.data === null && !editable.drafts?.isDraft(before)) throw new Refusal(409, 'nothingToPublish');
    const data = copy.data ?? toFields(editable, before);
    if (caller && !takesPlace) await editable.requireAgreed?.(tx, id, data);
    const base = copy.base ?? toFields(editable, before);
    // One moment for the row, its revision and its line in the audit: by it the history knows what the clock published.
    const inside = { ...deps, now: () => now, database: { ...deps.database, db: tx } };
    const action = caller ? 'publish' : 'publish.schedule';
    const row = await editable
      .publish(inside, { id, data, base, seen: copy.publicVersion ?? before.version ?? 1, caller, setBy, action })
      .catch(async (error) => {
        throw error instanceof Refusal && error.status === 409 ? await refuseCopy(tx, target) : error;
      });
    if (!row) return null;
    if (setBy) await requireTheirs(tx, target, [setBy, await findColleague(tx, copy.accountId)]);
    const accountId = caller?.id ?? copy.accountId;
    await addRevision(tx, target, { data: toFields(editable, row), reason: 'published', accountId, at: now });
    await endCopy(tx, target, copy, now);
    return row;
  });
}

/** What the API does by itself is no more than whoever set the time may do, and whoever wrote last. @throws Refusal 403 */
async function requireTheirs(
  tx: Writer,
  { editable, id }: Target,
  people: readonly (Colleague | null)[],
): Promise<void> {
  for (const one of people) if (mayKeep(editable.kind, one)) await requirePart(tx, editable.resource, [id], one);
}

function unpublishRow(deps: Deps, target: Target): Promise<Wire | null> {
  const { editable, id } = target;
  const { resource, drafts } = editable;
  const now = deps.now();
  return deps.database.db.transaction(async (tx) => {
    const table = sql.identifier(resource.table);
    const held = drafts && sql`select from ${table} where id = ${id} and ${drafts.isPublic} for update`;
    const isPublic = held && (await tx.execute(held)).rows.length > 0;
    const row = await getRow(tx, target, null);
    if (!row || !drafts) return null;
    await deleteSchedule(tx, target, 'unpublish');
    // Somebody was faster.
    if (!isPublic) return row;
    const change = { resource, id, caller: null, action: 'unpublish.schedule' as const, now };
    return changeRow(tx, change, async () => {
      await carryCopies(tx, editable.kind, resource.table, sql`t.id = ${id}`);
      await tx.execute(sql`update ${table} set ${drafts.hide} where id = ${id}`);
    });
  });
}

type Wanted = z.output<typeof scheduleInput>;

/** What is asked about first is asked now: when it is due, nobody is there to agree. */
export function schedule(deps: Deps, target: Target, wanted: Wanted, caller: Account) {
  const { version, action, local, which, takesPlace } = wanted;
  const now = deps.now();
  if (action === 'unpublish' && !target.editable.drafts) throw new Refusal(422, 'problem', { action: 'namesNothing' });
  const dueAt = readDueAt(local, which, now);
  return deps.database.db.transaction(async (tx) => {
    if (!(await getRow(tx, target, caller))) return null;
    const copy = await holdCopy(tx, target, now);
    if (copy.version !== version) throw await refuseCopy(tx, target);
    if (action === 'publish') {
      if (copy.data === null) throw new Refusal(409, 'nothingToPublish');
      if (!takesPlace) await target.editable.requireAgreed?.(tx, target.id, copy.data);
    }
    await setSchedule(tx, target, dueAt, { action, caller, now });
    return { dueAt: dueAt.toISOString() };
  });
}

export function unschedule(deps: Deps, target: Target, action: Scheduled, caller: Account) {
  return deps.database.db.transaction(async (tx) => {
    if (!(await getRow(tx, target, caller))) return null;
    await holdCopy(tx, target, deps.now());
    return cancelSchedule(tx, target, { action, caller, now: deps.now() });
  });
}

/** Does what is due, one after the other; what cannot be done keeps the reason and is not tried again. */
export async function publishDue(deps: Deps, drafts: readonly Editable[]): Promise<void> {
  const isOver = () =>
    deps.database.db.transaction((tx) => publishNext({ ...deps, database: { ...deps.database, db: tx } }, tx, drafts));
  while (!(await isOver())) {
    // The next one.
  }
}

async function publishNext(deps: Deps, tx: Writer, drafts: readonly Editable[]): Promise<boolean> {
  // A newer API beside this one may have others, which are its own to do.
  const kinds = drafts.map(({ kind }) => kind);
  const due = await holdDue(tx, kinds, deps.now());
  const editable = drafts.find(({ kind }) => kind === due?.kind);
  if (!due || !editable) return true;
  const { id, action } = due;
  const target = { editable, id };
  // Cancelled at the very moment.
  if (!(await getSchedule(tx, target, action))) return false;
  const act = async () => {
    if (action === 'unpublish') return unpublishRow(deps, target);
    const setBy = await findColleague(tx, due.accountId);
    if (!mayKeep(editable.kind, setBy)) throw new Refusal(403, 'roleMissing');
    return publishCopy(deps, target, { caller: null, setBy, seen: null });
  };
  try {
    if (!(await act())) await noteProblem(tx, target, action, 'nothingHere');
  } catch (error) {
    const code = error instanceof Refusal ? (error.report.code ?? 'problem') : 'failed';
    if (code === 'failed') deps.log({ level: 'error', message: `${action} failed`, error: reasonOf(error) });
    await noteProblem(tx, target, action, code);
  }
  return false;
}
