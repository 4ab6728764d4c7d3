import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { accounts } from '@/care-api/database/schema/accounts';
import { workingCopies } from '@/care-api/database/schema/working';
import { noteChange, refuseChange, requirePart } from '@/care-api/desk/change-row';
import type { Wire } from '@/care-api/desk/resource';
import { deleteUnusedPictures } from '@/care-api/files/delete-unused-pictures';
import { withPictures } from '@/care-api/files/with-pictures';
import type { Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { hasTrash, mayKeep } from '@/lib/contract/resources';
import type { Standing, WorkingData } from '@/lib/contract/working';
import {
  type Deps,
  type Editable,
  isSameData,
  namesShown,
  picturesIn,
  readData,
  settlePictures,
  type Target,
  toFields,
} from './editable';
import { addRevision, keepInHistory, lastRevision } from './history';
import { getLease } from './leases';
import { getPreviewEnd } from './preview-end';
import { deleteSchedule, getSchedule, noteProblem } from './schedules';

const picturesRow = z.object({ pictures: z.array(z.string()).optional() });

type Copy = typeof workingCopies.$inferSelect;

const autosaveMinutes = 10;
const ofRow = ({ editable, id }: Target) => and(eq(workingCopies.kind, editable.kind), eq(workingCopies.id, id));

/** The public row, where it is there and the caller's work; null in the trash, and of another author. @throws Refusal 403 */
export async function getRow(tx: Writer, { editable, id }: Target, caller: Account | null): Promise<Wire | null> {
  const [row] = await editable.resource.read(tx, [id]);
  if (!row || (hasTrash(editable.kind) && row.deletedAt != null)) return null;
  if (caller && !mayKeep(editable.kind, caller) && !editable.isAuthor?.(row, caller)) return null;
  await requirePart(tx, editable.resource, [id], caller);
  return row;
}

export async function getStanding(tx: Writer, target: Target, caller: Account | null): Promise<Standing | null> {
  const row = await getRow(tx, target, caller);
  if (!row) return null;
  const [found] = await tx
    .select({ copy: workingCopies, by: accounts.username })
    .from(workingCopies)
    .leftJoin(accounts, eq(accounts.id, workingCopies.accountId))
    .where(ofRow(target));
  const copy = found?.copy;
  return {
    row,
    fields: toFields(target.editable, row),
    publicVersion: row.version ?? 1,
    version: copy?.version ?? 0,
    copy:
      copy?.data && copy.base && copy.publicVersion !== null
        ? {
            data: copy.data,
            base: copy.base,
            baseVersion: copy.publicVersion,
            by: found?.by ?? '',
            at: copy.updatedAt.toISOString(),
          }
        : null,
    lease: await getLease(tx, target),
    schedule: await getSchedule(tx, target, 'publish'),
    ending: await getSchedule(tx, target, 'unpublish'),
    previewUntil: await getPreviewEnd(tx, target),
  };
}

/** The row's working copy, held until the transaction ends; made where there is none. */
export async function holdCopy(tx: Writer, target: Target, now: Date): Promise<Copy> {
  const blank = { kind: target.editable.kind, id: target.id, updatedAt: now };
  await tx.insert(workingCopies).values(blank).onConflictDoNothing();
  const [copy] = await tx.select().from(workingCopies).where(ofRow(target)).for('update');
  if (!copy) throw new Error('The working copy was not stored.');
  return copy;
}

/** Somebody else was faster: how it stands now, who it was and when. */
export async function refuseCopy(tx: Writer, target: Target): Promise<Refusal> {
  const standing = await getStanding(tx, target, null);
  const { report } = await refuseChange(tx, target.editable.kind, target.id, { ...standing });
  const { by = '', at = '' } = standing?.copy ?? {};
  const isNewer = at > (report.changedAt ?? '');
  return new Refusal(409, { ...report, ...(isNewer && { changedBy: by, changedAt: at }) });
}

type Saving = {
  caller: Account;
  sent: { data: WorkingData; version: number; publicVersion: number; tab: string };
};

/** Valid or not. What another window wrote goes into the history first. @throws Refusal 409 with how it stands. */
export async function saveCopy(deps: Deps, target: Target, { caller, sent }: Saving) {
  const { editable, id } = target;
  const data = readData(editable, sent.data);
  const now = deps.now();
  return withPictures(deps, caller, picturesIn(editable, data), (settle) =>
    deps.database.db.transaction(async (tx) => {
      const row = await getRow(tx, target, caller);
      if (!row) return null;
      const copy = await holdCopy(tx, target, now);
      const isOfRow = sent.publicVersion === row.version;
      const goesOn = copy.data !== null && sent.publicVersion === copy.publicVersion;
      if (copy.version !== sent.version || !(isOfRow || goesOn)) throw await refuseCopy(tx, target);
      const present = [toFields(editable, row), copy.data ?? {}].flatMap((one) =>
        Object.values(picturesIn(editable, one)),
      );
      const stays = mayKeep(editable.kind, caller) ? {} : ofStaff(editable, copy.data ?? toFields(editable, row));
      const settled = settlePictures(editable, { ...data, ...stays }, settle, present);
      await keepBefore(tx, target, { copy, row, caller, tab: sent.tab, now });
      // Whoever set a time has not seen these words, which are not their author's to publish.
      if (!mayKeep(editable.kind, caller)) await noteProblem(tx, target, 'publish', 'changedMeanwhile');
      return store(tx, { editable, id }, copy, {
        data: settled,
        accountId: caller.id,
        tab: sent.tab,
        updatedAt: now,
        ...(goesOn ? {} : { base: toFields(editable, row), publicVersion: sent.publicVersion }),
      });
    }),
  );
}

/** What an author cannot change, as it is; undefined for what is not there. */
function ofStaff({ staffFields = [] }: Editable, data: WorkingData): WorkingData {
  return Object.fromEntries(staffFields.map((name) => [name, data[name]]));
}

type Writing = { copy: Copy; row: Wire; caller: Account; tab: string; now: Date };

/** Nothing that was kept once is overwritten by somebody else without being in the history. */
async function keepBefore(tx: Writer, target: Target, { copy, row, caller, tab, now }: Writing): Promise<void> {
  if (copy.data === null) {
    const data = toFields(target.editable, row);
    return keepInHistory(tx, target, { data, reason: 'begun', accountId: caller.id, at: now });
  }
  const isOwn = copy.accountId === caller.id && copy.tab === tab;
  if (!isOwn)
    return keepInHistory(tx, target, { data: copy.data, reason: 'replaced', accountId: copy.accountId, at: now });
  const last = await lastRevision(tx, target);
  const isDue = !last || now.getTime() - last.createdAt.getTime() >= autosaveMinutes * 60_000;
  if (isDue && !(last && isSameData(last.data, copy.data))) {
    await addRevision(tx, target, { data: copy.data, reason: 'autosave', accountId: copy.accountId, at: now });
  }
}

type Stored = Partial<Pick<Copy, 'base' | 'publicVersion' | 'accountId' | 'tab'>> & Pick<Copy, 'data' | 'updatedAt'>;

async function store(tx: Writer, target: Target, copy: Copy, stored: Stored) {
  const version = copy.version + 1;
  const pictures = namesShown(target.editable, stored.data ?? {});
  await tx
    .update(workingCopies)
    .set({ ...stored, version, pictures })
    .where(ofRow(target));
  return { version, savedAt: stored.updatedAt.toISOString(), data: stored.data ?? {} };
}

/** Byte for byte. Null where there is none. */
export function restoreIntoCopy(
  deps: Deps,
  target: Target,
  { caller, seen, data }: { caller: Account; seen: number; data: WorkingData },
) {
  const now = deps.now();
  return deps.database.db.transaction(async (tx) => {
    const row = await getRow(tx, target, caller);
    if (!row) return null;
    const copy = await holdCopy(tx, target, now);
    if (copy.version !== seen) throw await refuseCopy(tx, target);
    await keepBefore(tx, target, { copy, row, caller, tab: '', now });
    const begun = copy.data === null && { base: toFields(target.editable, row), publicVersion: row.version ?? 1 };
    return store(tx, target, copy, { data, accountId: caller.id, tab: '', updatedAt: now, ...begun });
  });
}

export async function endCopy(tx: Writer, target: Target, copy: Copy, now: Date): Promise<void> {
  await store(tx, target, copy, { data: null, base: null, publicVersion: null, updatedAt: now });
  await deleteSchedule(tx, target, 'publish');
}

/** Throws the working copy away; the history keeps it. Null where there is none. */
export function discardCopy(deps: Deps, target: Target, { caller, seen }: { caller: Account; seen: number | null }) {
  const now = deps.now();
  return deps.database.db.transaction(async (tx) => {
    if (!(await getRow(tx, target, caller))) return null;
    const copy = await holdCopy(tx, target, now);
    if (copy.data === null) return null;
    if (seen !== null && copy.version !== seen) throw await refuseCopy(tx, target);
    await keepInHistory(tx, target, { data: copy.data, reason: 'thrown', accountId: copy.accountId, at: now });
    await endCopy(tx, target, copy, now);
    const { kind } = target.editable;
    await noteChange(tx, { kind, id: target.id, caller, action: 'discard', now, checked: seen !== null }, {}, {});
    return { id: target.id };
  });
}

export async function forgetGone(deps: Deps, { kind, resource, isAway = sql`false` }: Editable): Promise<void> {
  const pictures = [];
  for (const table of ['working_copies', 'revisions', 'leases', 'schedules', 'preview_links']) {
    const rows = await readRows(
      deps.database.db,
      picturesRow,
      sql`
      delete from ${sql.identifier(table)} t where kind = ${kind}
        and not exists (select from ${sql.identifier(resource.table)} r where r.id = t.id) and not ${isAway} returning t.*`,
    );
    pictures.push(...rows.flatMap((row) => row.pictures ?? []));
  }
  await deleteUnusedPictures(deps, pictures);
}
