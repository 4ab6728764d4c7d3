import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { imports } from '@/care-api/database/schema/imports';
import { ImportProblem } from '@/care-api/import/import-problem';
import { countLines } from '@/care-api/import/listings/collect-entries';
import {
  countClosed,
  countPlanned,
  type ImportPlan,
  planImport,
  toldOf,
} from '@/care-api/import/listings/import-steps';
import { total } from '@/care-api/import/reasons';
import { type Fault, toFault } from '@/lib/contract/faults';
import type { ImportCounts, TableReading } from '@/lib/contract/import';
import { firstMapping } from './guess-mapping';
import type { ImportDeps } from './import-deps';
import type { ImportRow } from './import-rows';
import { toReason } from './import-rows';
import { lookAtFile } from './look-at-file';
import { storePlanned } from './planned-rows';
import { readUpload } from './read-upload';

const linesShown = 50;

export async function checkImport(deps: ImportDeps, row: ImportRow): Promise<void> {
  const { db } = deps.database;
  const read = await readUpload(deps, row).catch((error: unknown) => {
    // Another sheet was chosen at an API that has not the file.
    if (row.mapping && error instanceof ImportProblem && error.fault.code === 'importColumnsMissing') return null;
    throw error;
  });
  if (!read) return askColumns(deps, row, { reading: row.mapping?.reading ?? {}, problem: null });
  const { skipped, mended, told, format, columns, refused } = read;
  const plan = await planImport(db, read, row.isWhole);
  if (plan.own.isForeign) return askColumns(deps, row, { reading: {}, problem: toFault('importNotOurs') });
  const found = {
    state: 'ready' as const,
    format,
    heading: [...columns],
    refused,
    total: plan.planned.length + plan.own.same + plan.own.stale,
    problem: null,
    expected: countAll(plan, total(skipped), countLines(mended)),
    examples: {
      told: [...told, ...mended, ...toldOf(plan)].map(({ fault, lines }) => ({
        reason: toReason(fault),
        count: lines.length,
        lines: lines.slice(0, linesShown),
      })),
    },
  };
  await db.transaction(async (tx) => {
    const kept = await tx.update(imports).set(found).where(stillMine(row)).returning({ id: imports.id });
    if (kept.length > 0) await storePlanned(tx, row.id, plan.planned);
  });
}

type Asking = { reading: TableReading; problem: Fault | null };

/** A stranger's table whose columns happen to be called as ours, or other columns than before: somebody looks at them. */
async function askColumns(
  { database: { db }, importsDir }: ImportDeps,
  row: ImportRow,
  { reading: chosen, problem }: Asking,
): Promise<void> {
  const { columns, reading } = await lookAtFile(path.join(importsDir, row.file), chosen, true);
  const mapping = { ...(await firstMapping(db, columns, row.fileName)), reading };
  const asked = { state: 'asks' as const, format: '', columns, mapping, problem };
  await db.update(imports).set(asked).where(stillMine(row));
}

function stillMine({ id, workedBy }: ImportRow) {
  return and(eq(imports.id, id), eq(imports.state, 'checking'), eq(imports.workedBy, workedBy));
}

function countAll(plan: ImportPlan, refused: number, mended: number): ImportCounts {
  const joined = plan.planned.filter(({ isJoined }) => isJoined).length;
  return { ...countPlanned(plan), joined, closed: countClosed(plan), open: plan.open, refused, mended };
}
