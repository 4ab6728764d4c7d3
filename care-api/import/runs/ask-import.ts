import { rm } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { accounts } from '@/care-api/database/schema/accounts';
import { importMappings, imports } from '@/care-api/database/schema/imports';
import { noteChange } from '@/care-api/desk/change-row';
import { ImportProblem } from '@/care-api/import/import-problem';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { errorCode } from '@/care-api/kernel/error-code';
import { reasonOf } from '@/care-api/kernel/reason-of';
import { Refusal } from '@/care-api/kernel/refusal';
import { toFault } from '@/lib/contract/faults';
import type { ImportState, importMappingInput } from '@/lib/contract/import';
import { guessMapping } from './guess-mapping';
import type { ImportPlaces } from './import-places';
import { type ImportRow, undoUntilOf } from './import-rows';
import { lookAtFile } from './look-at-file';
import { storeUpload } from './store-upload';

type Sent = { fileName: string; stream: ReadableStream<Uint8Array> | null; caller: Account };

/** Stores a file and says what it is: nothing is kept of one that cannot be read. Answers the import's id. */
export async function receiveImport(places: ImportPlaces, { fileName, stream, caller }: Sent): Promise<number> {
  const { database, importsDir, now } = places;
  const file = await storeUpload(importsDir, stream);
  try {
    const { format, columns } = await lookAtFile(path.join(importsDir, file));
    if (format === '' && columns.length === 0) throw new ImportProblem(toFault('importKindUnknown'));
    const names = columns.map(({ name }) => name);
    const isTable = format === '';
    const values = {
      ...{ fileName, file, format, columns, accountId: caller.id, createdAt: now() },
      mapping: isTable ? ((await findMapping(database.db, names)) ?? guessMapping(names, fileName)) : null,
      state: isTable ? ('asks' as const) : ('checking' as const),
    };
    return await database.db.transaction(async (tx) => {
      const [made] = await tx.insert(imports).values(values).returning({ id: imports.id });
      if (!made) throw new Error('The import was not stored.');
      const deed = { kind: 'import', id: made.id, caller, action: 'create', now: now() } as const;
      await noteChange(tx, deed, {}, { file: fileName });
      return made.id;
    });
  } catch (error) {
    await rm(path.join(importsDir, file), { force: true });
    throw error instanceof ImportProblem ? new Refusal(422, error.fault) : error;
  }
}

/** As it was said for the last file with the same columns. */
async function findMapping(db: Db, names: readonly string[]) {
  const [kept] = await db
    .select()
    .from(importMappings)
    .where(eq(importMappings.signature, names.join('\n')));
  return kept?.mapping;
}

/**
 * Takes down which column holds what, to be tried dry. Null for no such import.
 * @throws Refusal 409 for one that has begun, 422 for a table without a name column and for columns it does not have.
 */
export async function mapImport(
  { database: { db }, now }: ImportPlaces,
  { id, caller }: { id: number; caller: Account },
  { mapping, date, isWhole }: z.output<typeof importMappingInput>,
): Promise<number | null> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  if (!row) return null;
  const names = row.columns.map(({ name }) => name);
  if (names.length > 0) {
    if (!mapping?.columns.title) throw new Refusal(422, 'problem', { mapping: 'importTitleRequired' });
    const unknown = Object.values(mapping.columns).find((column) => !names.includes(column));
    if (unknown) throw new Refusal(422, 'problem', { mapping: toFault('importColumnUnknown', { column: unknown }) });
  }
  const said = { mapping: names.length > 0 ? mapping : null, statedOn: date ?? null, isWhole };
  await db.transaction(async (tx) => {
    if (said.mapping) {
      const kept = { mapping: said.mapping, updatedAt: now() };
      await tx
        .insert(importMappings)
        .values({ signature: names.join('\n'), ...kept })
        .onConflictDoUpdate({ target: importMappings.signature, set: kept });
    }
    const fresh = { problem: null, state: 'checking' as const, expected: null, examples: null };
    await move(tx, id, ['asks', 'ready'], { ...said, ...fresh });
    const { mapping, statedOn, isWhole } = row;
    const deed = { kind: 'import', id, caller, action: 'update', now: now() } as const;
    await noteChange(tx, deed, { mapping, statedOn, isWhole }, said);
  });
  return id;
}

const steps = {
  start: { from: ['ready', 'cancelled', 'failed'], to: 'running' },
  cancel: { from: ['asks', 'checking', 'ready', 'running'], to: 'cancelled' },
  undo: { from: ['done', 'cancelled', 'failed'], to: 'undoing' },
  undoAll: { from: ['done', 'cancelled', 'failed', 'undone'], to: 'undoing' },
} as const satisfies Record<string, { from: readonly ImportState[]; to: ImportState }>;

/**
 * Begins an import, goes on with it, ends it, or begins to take it back; the rest is done outside the request. One row of
 * the audit. Null for no such import.
 * @throws Refusal 409 while another one is running, or when it is too late.
 */
export async function stepImport(
  { database: { db }, now }: ImportPlaces,
  id: number,
  step: keyof typeof steps,
  caller: Account,
): Promise<number | null> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  if (!row) return null;
  const isUndo = step === 'undo' || step === 'undoAll';
  const until = undoUntilOf(row);
  if (isUndo && (!until || until < now())) throw new Refusal(409, 'importUndoLate');
  if (step === 'start' && row.file === '') throw new Refusal(409, 'importNotNow');
  try {
    await db.transaction(async (tx) => {
      const ended = step === 'cancel' && row.state === 'running' ? { endedAt: now() } : {};
      const worked = { accountId: caller.id, workedSince: now(), doneBefore: row.done, problem: null };
      const { from, to } = steps[step];
      await move(tx, id, from, { state: to, ...(step === 'cancel' ? ended : worked) });
      if (step === 'undoAll') await claimChanged(tx, id);
      const { created = 0, changed = 0 } = row.expected ?? {};
      const told = { file: row.fileName, created, changed };
      await noteChange(tx, { kind: 'import', id, caller, action: isUndo ? 'undo' : step, now: now() }, {}, told);
    });
  } catch (error) {
    if (reasonOf(error).code !== '23505' && errorCode(error) !== '23505') throw error;
    throw new Refusal(409, toFault('importRunning', { name: await whoRuns(db) }));
  }
  return id;
}

/** What somebody has made of new listings since goes with them, into the trash. */
async function claimChanged(tx: Pick<Db, 'execute'>, id: number): Promise<void> {
  await tx.execute(sql`
    update import_rows r set version = l.version, is_kept = false from listings l
    where l.id = r.listing_id and l.deleted_at is null and r.import_id = ${id} and r.deed = 'created'`);
}

async function move(
  db: Pick<Db, 'update'>,
  id: number,
  from: readonly ImportState[],
  set: Partial<ImportRow>,
): Promise<void> {
  const moved = await db
    .update(imports)
    .set(set)
    .where(and(eq(imports.id, id), inArray(imports.state, [...from])))
    .returning({ id: imports.id });
  if (moved.length === 0) throw new Refusal(409, 'importNotNow');
}

async function whoRuns(db: Db): Promise<string> {
  const [running] = await db
    .select({ name: accounts.username })
    .from(imports)
    .innerJoin(accounts, eq(accounts.id, imports.accountId))
    .where(inArray(imports.state, ['running', 'undoing']));
  return running?.name ?? '–';
}
