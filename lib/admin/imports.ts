import {
  type ImportCounts,
  type ImportMapping,
  type ImportState,
  importFields,
  importGroups,
  importMapping,
  type SeenChange,
  tableEncodings,
  tableSeparators,
} from '@/lib/contract/import';
import type { Locale } from '@/lib/i18n/languages';
import { longDay } from '@/lib/posts/format-day';

export const importPath = '/adminPanel/listings/import';
export const importForm = 'import';

export function importRunPath(id: number): string {
  return `${importPath}/${id}`;
}

const importLists = [...importGroups, 'refused'] as const;
export type ImportList = (typeof importLists)[number];

export function importListOf(asked: string | null | undefined): ImportList | undefined {
  return importLists.find((list) => list === asked);
}

export function shownList(asked: string | null, counts: ImportCounts): ImportList | null {
  return importListOf(asked) ?? importLists.find((list) => counts[list] > 0) ?? null;
}

const valueNames = [
  ...(['Open', 'OnHold', 'Closed', 'inherited', 'suspended', 'inspected'] as const),
  ...(['insufficient', 'notRated', 'ended', 'gone', 'none'] as const),
] as const;
type ValueWords = (key: `values.${(typeof valueNames)[number]}`) => string;

export function inReadersWords(name: SeenChange['name'], value: string, t: ValueWords, locale: Locale): string {
  if (value !== '' && (name === 'ratedOn' || name === 'inspectedOn')) return longDay(value, locale);
  const known = name === 'status' || name === 'gradeNote' ? valueNames.find((one) => one === value) : undefined;
  return known ? t(`values.${known}`) : value;
}

export function isBusy(state: ImportState): boolean {
  return state === 'checking' || state === 'running' || state === 'undoing';
}

export function fieldOf({ columns }: ImportMapping, column: string): string {
  return importFields.find((field) => columns[field] === column) ?? '';
}

/** `field.3` names what the fourth column holds; of two for one field the first counts. Null: no more than a guess. */
export function readMapping(sent: { get(name: string): string }, columns: readonly string[]): ImportMapping | null {
  const chosen: ImportMapping['columns'] = {};
  for (const [index, column] of columns.entries()) {
    const field = importFields.find((one) => one === sent.get(`field.${index}`));
    if (field && chosen[field] === undefined) chosen[field] = column;
  }
  const closed = sent
    .get('closed')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  const sheet = sent.get('sheet');
  const encoding = tableEncodings.find((one) => one === sent.get('encoding'));
  const separator = tableSeparators.find((one) => one === sent.get('cells'));
  const parsed = importMapping.safeParse({
    source: sent.get('source'),
    columns: chosen,
    closed,
    reading: { ...(sheet && { sheet }), ...(encoding && { encoding }), ...(separator && { separator }) },
    ...(sent.get('separator') && { separator: sent.get('separator') }),
  });
  return parsed.success ? parsed.data : null;
}
