import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { imports } from '@/care-api/database/schema/imports';
import { ImportProblem } from '@/care-api/import/import-problem';
import { toRefusal } from '@/care-api/kernel/error-response';
import { reasonOf } from '@/care-api/kernel/reason-of';
import { type Fault, toFault } from '@/lib/contract/faults';
import type { ImportState } from '@/lib/contract/import';
import { checkImport } from './check-import';
import { claimImport, whileClaimed } from './claim-import';
import type { ImportDeps } from './import-deps';
import type { ImportRow } from './import-rows';
import { takeImport } from './take-import';
import { undoImport } from './undo-import';

export type Imports = {
  wake(): void;
  /** Ends after the listings in hand; the rest is done after the next start. */
  stop(): Promise<void>;
};

const waitWhenAway = 5_000;
/** Another API may have been killed in the middle of one. */
const lookedEvery = 10_000;

export function startImports(deps: ImportDeps): Imports {
  // An embedded database has one API at a time: what one before it had begun is its own.
  const me = deps.database.kind === 'embedded' ? 'alone' : randomUUID();
  let isStopping = false;
  let isAsked = false;
  let working: Promise<void> | null = null;
  const work = async () => {
    while (isAsked && !isStopping) {
      isAsked = false;
      await doAll(deps, me, () => isStopping);
    }
    working = null;
  };
  const wake = () => {
    isAsked = true;
    working ??= work();
  };
  const timer = setInterval(wake, lookedEvery);
  return {
    wake,
    async stop() {
      clearInterval(timer);
      isStopping = true;
      await working;
    },
  };
}

async function doAll(deps: ImportDeps, me: string, isStopping: () => boolean): Promise<void> {
  while (!isStopping()) {
    try {
      const { db } = deps.database;
      const row = await claimImport(db, me, await readdir(deps.importsDir).catch(() => []));
      if (!row) return;
      await whileClaimed(db, row, (isLost) => doOne(deps, row, () => isStopping() || isLost()));
    } catch (error) {
      deps.log({ level: 'error', message: 'imports wait', error: reasonOf(error) });
      await sleep(waitWhenAway, undefined, { ref: false });
    }
  }
}

async function doOne(deps: ImportDeps, row: ImportRow, isStopping: () => boolean): Promise<void> {
  try {
    if (row.state === 'checking') return await checkImport(deps, row);
    const isUndo = row.state === 'undoing';
    const isAtEnd = await (isUndo ? undoImport : takeImport)(deps, row, isStopping);
    if (isAtEnd) await finish(deps, row, isUndo ? 'undone' : 'done');
  } catch (error) {
    // The database will answer again.
    if (toRefusal(error).status === 503) throw error;
    await finish(deps, row, row.state === 'checking' ? 'asks' : 'failed', faultOf(deps, error));
  }
}

function faultOf({ log }: ImportDeps, error: unknown): Fault {
  if (error instanceof ImportProblem) return error.fault;
  log({ level: 'error', message: 'import failed', error: reasonOf(error) });
  return toFault('failed');
}

async function finish(
  { database: { db }, importsDir, now }: ImportDeps,
  { id, state: was, file, endedAt, workedBy }: ImportRow,
  state: ImportState,
  problem: Fault | null = null,
): Promise<void> {
  const ended = was === 'running' ? now() : endedAt;
  const finished = await db
    .update(imports)
    .set({ state, problem, endedAt: ended, ...(state === 'done' && { file: '' }) })
    .where(and(eq(imports.id, id), eq(imports.state, was), eq(imports.workedBy, workedBy)))
    .returning({ id: imports.id });
  if (state === 'done' && finished.length > 0) await rm(path.join(importsDir, file), { force: true });
}
