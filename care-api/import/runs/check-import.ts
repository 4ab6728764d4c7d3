import { and, eq } from 'drizzle-orm';
import { imports } from '@/care-api/database/schema/imports';
import { countPlanned, type ImportPlan, planImport, toldOf } from '@/care-api/import/listings/import-steps';
import type { PlannedListing } from '@/care-api/import/listings/plan-listings';
import { total } from '@/care-api/import/reasons';
import type { ImportCounts, ImportExamples } from '@/lib/contract/import';
import type { ImportPlaces } from './import-places';
import type { ImportRow } from './import-rows';
import { toReason } from './import-rows';
import { readUpload } from './read-upload';

const examplesShown = 50;
const longestValue = 200;

/** Reads a file and compares it with the directory: what would become of each listing. Nothing of it is changed. */
export async function checkImport(places: ImportPlaces, row: ImportRow): Promise<void> {
  const { db } = places.database;
  const { entries, skipped, mended, told, format, columns, refused } = await readUpload(places, row);
  const plan = await planImport(db, entries, row.isWhole);
  await db
    .update(imports)
    .set({
      state: 'ready',
      format,
      heading: [...columns],
      refused,
      total: plan.planned.length + plan.own,
      problem: null,
      expected: countAll(plan, total(skipped), total(mended)),
      examples: {
        ...examplesOf(plan.planned),
        refused: refused.slice(0, examplesShown).map(({ line, fault }) => ({ line, reason: toReason(fault) })),
        told: [...told, ...toldOf(plan)].map(({ fault, lines }) => ({
          reason: toReason(fault),
          count: lines.length,
          lines: lines.slice(0, examplesShown),
        })),
      },
    })
    .where(and(eq(imports.id, row.id), eq(imports.state, 'checking'), eq(imports.workedBy, row.workedBy)));
}

function countAll(plan: ImportPlan, refused: number, mended: number): ImportCounts {
  const joined = plan.planned.filter(({ isJoined }) => isJoined).length;
  return { ...countPlanned(plan), joined, closed: plan.closing, refused, mended };
}

function examplesOf(planned: readonly PlannedListing[]): Omit<ImportExamples, 'refused' | 'told'> {
  const created = planned.filter(({ id }) => id === null).slice(0, examplesShown);
  const changed = planned.filter(({ id, isChanged }) => id !== null && isChanged).slice(0, examplesShown);
  return {
    created: created.map(({ after }) => ({ title: after.title, place: after.city || after.postcode })),
    changed: changed.map((listing) => ({ id: listing.id ?? 0, title: listing.after.title, fields: fieldsOf(listing) })),
  };
}

function fieldsOf({ before, after }: PlannedListing) {
  const then = new Map<string, unknown>(Object.entries(before ?? {}));
  return Object.entries(after).flatMap(([name, value]) => {
    const [was, is] = [inWords(then.get(name)), inWords(value)];
    return was === is ? [] : [{ name, before: was, after: is }];
  });
}

function inWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = Array.isArray(value)
    ? value.join(', ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
  return text.slice(0, longestValue);
}
