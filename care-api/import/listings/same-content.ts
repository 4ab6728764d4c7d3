/** Whether two values say the same, whatever the order of their fields: the database keeps one of its own. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || written(a) === written(b);
}

function written(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (isPlainObject(inner) ? sorted(inner) : inner));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
}
