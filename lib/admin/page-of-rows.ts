import { fewRows, isName } from '@/lib/contract/fold-name';
import { foldText } from '@/lib/contract/fold-text';
import { isCalled, isNamed } from './called';
import type { ListQuery } from './list-query';

export type ListPage<Row> = {
  items: Row[];
  /** From 1; the last one where a page beyond it was asked for. */
  page: number;
  pageSize: number;
  total: number;
  totalIsCapped: boolean;
  counts: Partial<Record<string, number>>;
};

export type RowRules<Row> = {
  texts: (row: Row) => readonly string[];
  /** What a row is called, where that is only a part of its texts. */
  name?: (row: Row) => string;
  /** The words of a question as the texts have them; folded and parted by spaces where it is not said. */
  words?: (q: string) => string[];
  /** By the name of each sort. Numbers are sorted as numbers, texts as people would. */
  sorts: Readonly<Record<string, (row: Row) => string | number>>;
  /** The statuses a row stands under; 'all' goes without saying. */
  statuses: (row: Row) => readonly string[];
};

export function pageOfRows<Row>(rows: readonly Row[], query: ListQuery, rules: RowRules<Row>): ListPage<Row> {
  const isUnder = (status: string) => (row: Row) => status === 'all' || rules.statuses(row).includes(status);
  const found = findRows(rows, query.q, rules);
  const sorted = sortRows(found.filter(isUnder(query.status)), query.sort, rules.sorts);
  const pages = Math.max(1, Math.ceil(sorted.length / query.size));
  const page = Math.min(query.page, pages);
  return {
    items: sorted.slice((page - 1) * query.size, page * query.size),
    page,
    pageSize: query.size,
    total: sorted.length,
    totalIsCapped: false,
    counts: countStatuses(found, rules),
  };
}

/** By the words as they were typed; where those find few or nothing, as names are looked for: so does the API of ours. */
function findRows<Row>(rows: readonly Row[], q: string, rules: RowRules<Row>): readonly Row[] {
  const words = (rules.words ?? foldedWords)(q);
  if (words.length === 0) return rows;
  const told = rows.map((row) => ({ row, text: foldText(rules.texts(row).join('\n')) }));
  const isTyped = ({ text }: { text: string }) => words.every((word) => text.includes(word));
  const typed = told.filter(isTyped);
  const rowsOf = (some: typeof told) => some.map(({ row }) => row);
  if (!isName(q) || typed.length >= fewRows) return rowsOf(typed);
  const { name } = rules;
  const named = name ? told.filter((one) => isTyped(one) || isNamed(name(one.row), one.text, q)) : typed;
  return rowsOf(named.length > 0 ? named : told.filter(({ text }) => isCalled(text, q)));
}

function foldedWords(q: string): string[] {
  return foldText(q).split(/\s+/).filter(Boolean);
}

const byWords = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function sortRows<Row>(rows: Row[], sort: string, sorts: RowRules<Row>['sorts']): Row[] {
  const key = sorts[sort.replace(/^-/, '')];
  if (!key) return rows;
  const sign = sort.startsWith('-') ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: key(row) }));
  keyed.sort((a, b) => sign * compare(a.key, b.key));
  return keyed.map(({ row }) => row);
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : byWords.compare(String(a), String(b));
}

function countStatuses<Row>(rows: readonly Row[], { statuses }: RowRules<Row>): Record<string, number> {
  const counts: Record<string, number> = { all: rows.length };
  for (const row of rows) for (const status of statuses(row)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
