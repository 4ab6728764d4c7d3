import type { ListRules } from './list-query';

export const auditRules: ListRules = {
  statuses: ['all'],
  sorts: ['at'],
  defaultSort: '-at',
  filters: { kind: null, action: null, actor: null, objectId: null },
  hasDays: true,
};

/** A value of a row as it is told to people: texts as they are, everything else as data. */
export function sayValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
