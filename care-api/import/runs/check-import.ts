import { and, eq } from 'drizzle-orm';
import { imports } from '@/care-api/database/schema/imports';
import {
  countClosed,
  countPlanned,
  type ImportPlan,
  planImport,
  toldOf,
} from '@/care-api/import/listings/import-steps';
import { total } from '@/care-api/import/reasons';
import type { ImportCounts } from '@/lib/contract/import';
import type { ImportDeps } from './import-deps';
import type { ImportRow } from './import-rows';
import { toReason } from './import-rows';
import { storePlanned } from './planned-rows';
import { readUpload } from './read-upload';

const linesShown = 50;

/** Reads a file and compares it with the directory: what would become of each listing. Nothing of it is changed. */
export async function checkImport(deps: ImportDeps, row: ImportRow): Promise<void> {
  const { db } = deps.database;
  const { entries, skipped, mended, told, format, columns, refused } = await readUpload(deps, row);
  const plan = await planImport(db, entries, row.isWhole);
  const found = {
    state: 'ready' as const,
    format,
    heading: [...columns],
    refused,
    total: plan.planned.length + plan.own.same + plan.own.stale,
    problem: null,
    expected: countAll(plan, total(skipped), total(mended)),
    examples: {
      told: [...told, ...toldOf(plan)].map(({ fault, lines }) => ({
        reason: toReason(fault),
        count: lines.length,
        lines: lines.slice(0, linesShown),
      })),
    },
  };
  await db.transaction(async (tx) => {
    const mine = and(eq(imports.id, row.id), eq(imports.state, 'checking'), eq(imports.workedBy, row.workedBy));
    const kept = await tx.update(imports).set(found).where(mine).returning({ id: imports.id });
    if (kept.length > 0) await storePlanned(tx, row.id, plan.planned);
  });
}

function countAll(plan: ImportPlan, refused: number, mended: number): ImportCounts {
  const joined = plan.planned.filter(({ isJoined }) => isJoined).length;
  return { ...countPlanned(plan), joined, closed: countClosed(plan), open: plan.open, refused, mended };
}
