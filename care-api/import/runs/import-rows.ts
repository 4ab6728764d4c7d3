import { and, count, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { importRows, imports } from '@/care-api/database/schema/imports';
import { listings } from '@/care-api/database/schema/listings';
import type { Db } from '@/care-api/kernel/db';
import { sentenceOf } from '@/lib/contract/fault-words';
import type { Fault } from '@/lib/contract/faults';
import type { ImportListItem, ImportReason, ImportRun, RefusedLines } from '@/lib/contract/import';

export type ImportRow = typeof imports.$inferSelect;
type ShownRow = Omit<ImportRow, 'refused'>;
type Reader = Pick<Db, 'select' | 'execute'>;

const listShown = 50;
const keptShown = 50;
export const undoDays = 30;

const { refused: _, ...shown } = getTableColumns(imports);

const by = sql<string>`coalesce(${accounts.username}, '')`;

export async function listImports(db: Reader): Promise<ImportListItem[]> {
  const rows = await db
    .select({ ...shown, by })
    .from(imports)
    .leftJoin(accounts, eq(accounts.id, imports.accountId))
    .orderBy(desc(imports.id))
    .limit(listShown);
  return rows.map((row) => ({
    id: row.id,
    fileName: row.fileName,
    by: row.by,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    expected: row.expected,
  }));
}

export async function getImport(db: Reader, id: number, now: Date): Promise<ImportRun | null> {
  const [row] = await db
    .select({ ...shown, by })
    .from(imports)
    .leftJoin(accounts, eq(accounts.id, imports.accountId))
    .where(eq(imports.id, id));
  if (!row) return null;
  const { fileName, state, format, columns, mapping, statedOn, isWhole } = row;
  const { expected, examples, done, total, problem } = row;
  const undoUntil = undoUntilOf(row);
  return {
    id,
    fileName,
    by: row.by,
    state,
    format,
    columns,
    mapping,
    statedOn,
    isWhole,
    hasFile: row.file !== '',
    expected,
    examples,
    done,
    total,
    createdAt: row.createdAt.toISOString(),
    ...paceOf(row, now),
    taken: await countTaken(db, row),
    problem: problem && toReason(problem),
    undoUntil: undoUntil && undoUntil > now ? undoUntil.toISOString() : null,
    kept: await readKept(db, id, state),
  };
}

type Part = { page: number; size: number };

export async function listRefused(db: Reader, id: number, { page, size }: Part): Promise<RefusedLines | null> {
  const [row] = await db
    .select({ columns: imports.heading, lines: imports.refused })
    .from(imports)
    .where(eq(imports.id, id));
  if (!row) return null;
  const part = row.lines.slice((page - 1) * size, page * size);
  const lines = part.map(({ line, fault, cells }) => ({ line, reason: toReason(fault), cells }));
  return { total: row.lines.length, columns: row.columns, lines };
}

export function toReason(fault: Fault): ImportReason {
  const { code, ...values } = fault;
  return { message: sentenceOf(fault), code, values };
}

/** Null for what took nothing. What was taken back may have left listings that can still follow. */
export function undoUntilOf({ state, endedAt }: Pick<ImportRow, 'state' | 'endedAt'>): Date | null {
  if (!endedAt || !['done', 'cancelled', 'failed', 'undone'].includes(state)) return null;
  return new Date(endedAt.getTime() + undoDays * 86_400_000);
}

function paceOf({ state, done, doneBefore, total, workedSince }: ShownRow, now: Date) {
  const isWorking = state === 'running' || state === 'undoing';
  const seconds = workedSince && isWorking ? (now.getTime() - workedSince.getTime()) / 1000 : 0;
  const rate = seconds > 0 ? (done - doneBefore) / seconds : 0;
  if (rate <= 0) return { rowsPerSecond: null, secondsLeft: null };
  return { rowsPerSecond: Math.round(rate * 10) / 10, secondsLeft: Math.ceil((total - done) / rate) };
}

async function countTaken(db: Reader, { id, state, total, done }: ShownRow): Promise<ImportRun['taken']> {
  if (state === 'asks' || state === 'checking' || state === 'ready') return null;
  const rows = await db
    .select({ deed: importRows.deed, count: count() })
    .from(importRows)
    .where(and(eq(importRows.importId, id), importRows.isSeen))
    .groupBy(importRows.deed);
  const of = (deed: string) => rows.find((row) => row.deed === deed)?.count ?? 0;
  const [created, changed] = [of('created'), of('changed')];
  const seen = state === 'undoing' || state === 'undone' ? 0 : state === 'done' ? total : done;
  return { created, changed, unchanged: Math.max(0, seen - created - changed) };
}

async function readKept(db: Reader, id: number, state: ImportRow['state']): Promise<ImportRun['kept']> {
  const isOver = ['done', 'cancelled', 'failed', 'undone'].includes(state);
  const isKept = state === 'undone' ? importRows.isKept : hasChanged;
  const rows = isOver
    ? await db
        .select({ id: importRows.listingId, title: listings.title, isThere, deed: importRows.deed })
        .from(importRows)
        .leftJoin(listings, eq(listings.id, importRows.listingId))
        .where(and(eq(importRows.importId, id), ne(importRows.deed, 'merged'), isKept))
        .orderBy(importRows.listingId)
    : [];
  return {
    count: rows.length,
    created: rows.filter((row) => row.isThere && row.deed === 'created').length,
    some: rows.slice(0, keptShown).flatMap((row) => (row.title === null ? [] : [{ id: row.id, title: row.title }])),
  };
}

const isThere = sql<boolean>`${listings.id} is not null and ${listings.deletedAt} is null`;
const hasChanged = sql`(${listings.version} is distinct from ${importRows.version} or ${listings.deletedAt} is not null)`;
