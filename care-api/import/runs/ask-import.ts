import { rm } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { accounts } from '@/care-api/database/schema/accounts';
import { importMappings, imports } from '@/care-api/database/schema/imports';
import { noteChange } from '@/care-api/desk/change-row';
import { ImportProblem } from '@/care-api/import/import-problem';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { errorCode } from '@/care-api/kernel/error-code';
import { reasonOf } from '@/care-api/kernel/reason-of';
import { Refusal } from '@/care-api/kernel/refusal';
import { toFault } from '@/lib/contract/faults';
import {
  closesMany,
  type ImportMapping,
  type ImportState,
  type importMappingInput,
  type TableReading,
} from '@/lib/contract/import';
import { firstMapping, guessMapping, signatureOf } from './guess-mapping';
import type { ImportDeps } from './import-deps';
import { type ImportRow, undoUntilOf } from './import-rows';
import { lookAtFile } from './look-at-file';
import { storeUpload } from './store-upload';

type Sent = { fileName: string; stream: ReadableStream<Uint8Array> | null; caller: Account };

/** Nothing is kept of a file that cannot be read. Answers the import's id. */
export async function receiveImport(deps: ImportDeps, { fileName, stream, caller }: Sent): Promise<number> {
  const { database, importsDir, now } = deps;
  const file = await storeUpload(importsDir, stream).catch(refuse);
  try {
    const { format, columns, reading } = await lookAtFile(path.join(importsDir, file), {});
    if (format === '' && columns.length === 0) throw new ImportProblem(toFault('importKindUnknown'));
    const isTable = format === '';
    const values = {
      fileName,
      file,
      format,
      columns,
      accountId: caller.id,
      createdAt: now(),
      mapping: isTable ? { ...(await firstMapping(database.db, columns, fileName)), reading } : null,
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
    return refuse(error);
  }
}

function refuse(error: unknown): never {
  if (!(error instanceof ImportProblem)) throw error;
  throw new Refusal(error.fault.code === 'importTooLarge' ? 413 : 422, error.fault);
}

/** Looked at anew where it is read otherwise. @throws Refusal 409 once begun, 422 for columns it does not have. */
export async function mapImport(
  deps: ImportDeps,
  { id, caller }: { id: number; caller: Account },
  { mapping, date, isWhole }: z.output<typeof importMappingInput>,
): Promise<number | null> {
  const { database, now } = deps;
  const [row] = await database.db.select().from(imports).where(eq(imports.id, id));
  if (!row) return null;
  const isTable = row.columns.length > 0;
  if (isTable && !mapping?.columns.title) throw new Refusal(422, 'problem', { mapping: 'importTitleRequired' });
  const looked = isTable && mapping ? await lookOtherwise(deps, row, mapping) : null;
  const { columns, reading } = looked ?? { columns: row.columns, reading: readingOf(row, mapping) };
  const unknown = Object.values(mapping?.columns ?? {}).find((name) => !columns.some((column) => column.name === name));
  if (isTable && unknown && !looked)
    throw new Refusal(422, 'problem', { mapping: toFault('importColumnUnknown', { column: unknown }) });
  const isAsked = looked !== null && unknown !== undefined;
  const kept = isTable && mapping ? omitReading(isAsked ? guessMapping(columns, row.fileName) : mapping) : null;
  const said = { mapping: kept && { ...kept, ...(reading && { reading }) }, statedOn: date ?? null, isWhole };
  await database.db.transaction(async (tx) => {
    if (kept && !isAsked) await keepMapping(tx, signatureOf(columns), kept, now());
    const state = isAsked ? ('asks' as const) : ('checking' as const);
    const fresh = { columns, problem: null, state, expected: null, examples: null };
    await move(tx, id, ['asks', 'ready'], { ...said, ...fresh });
    const { mapping, statedOn, isWhole } = row;
    const deed = { kind: 'import', id, caller, action: 'update', now: now() } as const;
    await noteChange(tx, deed, { mapping, statedOn, isWhole }, said);
  });
  return id;
}

function readingOf({ mapping }: ImportRow, chosen: ImportMapping | null | undefined): TableReading {
  return { ...mapping?.reading, ...chosen?.reading };
}

/** Null where it is read as before, or another API has the file: that one looks. */
async function lookOtherwise({ importsDir }: ImportDeps, row: ImportRow, chosen: ImportMapping) {
  const { encoding, separator, sheet } = row.mapping?.reading ?? {};
  const wanted = readingOf(row, chosen);
  if (wanted.encoding === encoding && wanted.separator === separator && wanted.sheet === sheet) return null;
  if (row.file === '') throw new Refusal(409, 'importNotNow');
  const looked = await lookAtFile(path.join(importsDir, row.file), wanted, true).catch((error) =>
    errorCode(error) === 'ENOENT' ? null : refuse(error),
  );
  if (looked === null) return null;
  return looked.columns.length > 0 ? looked : refuse(new ImportProblem(toFault('importKindUnknown')));
}

/** Of this file alone: the next one with its columns may be written otherwise. */
function omitReading({ reading: _, ...mapping }: ImportMapping): ImportMapping {
  return mapping;
}

async function keepMapping(tx: Writer, signature: string, mapping: ImportMapping, now: Date): Promise<void> {
  const kept = { mapping, updatedAt: now };
  await tx
    .insert(importMappings)
    .values({ signature, ...kept })
    .onConflictDoUpdate({ target: importMappings.signature, set: kept });
}

const steps = {
  start: { from: ['ready', 'cancelled', 'failed'], to: 'running' },
  cancel: { from: ['asks', 'checking', 'ready', 'running'], to: 'cancelled' },
  undo: { from: ['done', 'cancelled', 'failed'], to: 'undoing' },
  undoAll: { from: ['done', 'cancelled', 'failed', 'undone'], to: 'undoing' },
} as const satisfies Record<string, { from: readonly ImportState[]; to: ImportState }>;

type Step = { id: number; step: keyof typeof steps; closes?: number | undefined; caller: Account };

/** One row of the audit. @throws Refusal 409 while another runs or too late, 422 where many would close unsaid. */
export async function stepImport({ database: { db }, now }: ImportDeps, asked: Step): Promise<number | null> {
  const { id, step, closes, caller } = asked;
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  if (!row) return null;
  const isUndo = step === 'undo' || step === 'undoAll';
  const until = undoUntilOf(row);
  if (isUndo && (!until || until < now())) throw new Refusal(409, 'importUndoLate');
  // Nothing is begun that was not tried dry as it is now.
  if (step === 'start' && (row.file === '' || !row.expected)) throw new Refusal(409, 'importNotNow');
  if (step === 'start' && row.expected && closesMany(row.expected) && closes !== row.expected.closed) {
    const { closed, open } = row.expected;
    throw new Refusal(422, toFault('importClosesMany', { closed, open }));
  }
  try {
    await db.transaction(async (tx) => {
      // By the state it has now: somebody may have begun it a moment ago.
      const endedAt = sql<Date | null>`
        case when ${imports.state} = 'running' then ${now().toISOString()}::timestamptz else ${imports.endedAt} end`;
      const worked = { accountId: caller.id, workedSince: now(), doneBefore: row.done, problem: null };
      const { from, to } = steps[step];
      const meant = step === 'start' ? { closes: closes ?? null } : {};
      await move(tx, id, from, { state: to, ...meant, ...(step === 'cancel' ? { endedAt } : worked) });
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
  set: PgUpdateSetSource<typeof imports>,
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
