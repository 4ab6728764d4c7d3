import { and, eq } from 'drizzle-orm';
import { imports } from '@/care-api/database/schema/imports';
import { countPlanned, type ImportPlan, planImport } from '@/care-api/import/listings/import-steps';
import type { PlannedListing } from '@/care-api/import/listings/plan-listings';
import type { LinesByReason } from '@/care-api/import/reasons';
import type { ImportCounts, ImportExamples } from '@/lib/contract/import';
import type { ImportPlaces } from './import-places';
import type { ImportRow } from './import-rows';
import { readUpload } from './read-upload';

const examplesShown = 50;
const refusedKept = 10_000;
const longestValue = 200;

/** Reads a file and compares it with the directory: what would become of each listing. Nothing of it is changed. */
export async function checkImport(places: ImportPlaces, row: ImportRow): Promise<void> {
  const { db } = places.database;
  const { entries, skipped, mended, format } = await readUpload(places, row);
  const plan = await planImport(db, entries, row.isWhole);
  const refused = toLines(skipped);
  await db
    .update(imports)
    .set({
      ...{ state: 'ready', format, refused: refused.slice(0, refusedKept), total: plan.planned.length, problem: null },
      expected: countAll(plan, refused.length, toLines(mended).length),
      examples: { ...examplesOf(plan.planned), refused: refused.slice(0, examplesShown) },
    })
    .where(and(eq(imports.id, row.id), eq(imports.state, 'checking'), eq(imports.workedBy, row.workedBy)));
}

function countAll({ planned, closing }: ImportPlan, refused: number, mended: number): ImportCounts {
  const joined = planned.filter(({ isJoined }) => isJoined).length;
  return { ...countPlanned(planned), joined, closed: closing, refused, mended };
}

/** A line each, as a file has them. */
function toLines(reasons: LinesByReason): { line: number; reason: string }[] {
  const lines = [...reasons].flatMap(([reason, numbers]) => numbers.map((line) => ({ line, reason })));
  return lines.sort((a, b) => a.line - b.line);
}

function examplesOf(planned: readonly PlannedListing[]): Omit<ImportExamples, 'refused'> {
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
