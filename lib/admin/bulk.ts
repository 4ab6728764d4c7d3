import { type ListQuery, type ListRules, parseListQuery } from './list-query';

/** A row that is ticked, as its box says it: `7@3` is row 7 as it was seen in version 3. */
export function tickOf(id: number | string, version: number | null): string {
  return version === null ? String(id) : `${id}@${version}`;
}

export function readTicks(ticks: readonly string[]): { ids: number[]; versions: Record<string, number> } | null {
  const read = ticks.map((tick) => /^([1-9]\d{0,8})(?:@([1-9]\d{0,8}))?$/.exec(tick));
  if (!read.every((found) => found !== null)) return null;
  const seen = read.flatMap(([, id = '', version]) => (version ? [[id, Number(version)] as const] : []));
  return { ids: read.map(([, id]) => Number(id)), versions: Object.fromEntries(seen) };
}

/** Of what was typed for many rows. */
export function bulkDraftName(kind: string): string {
  return `many ${kind}`;
}

export function toBulkQuery(rules: ListRules, search: string): Record<string, string> {
  const { q, status, from, to, filters } = parseListQuery(new URLSearchParams(search), rules).query;
  return Object.fromEntries(Object.entries({ q, status, from, to, ...filters }).filter(([, value]) => value !== ''));
}

export function csvPath(file: string): string {
  return `/api/admin/export/${file}`;
}

export function csvHref(
  file: string,
  { q, status, sort, from, to, filters }: Omit<ListQuery, 'page' | 'size'>,
  locale: string,
): string {
  const said = Object.entries({ q, status, sort, from, to, ...filters }).filter(([, value]) => value !== '');
  return `${csvPath(file)}?${new URLSearchParams([...said, ['locale', locale]])}`;
}
