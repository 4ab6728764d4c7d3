/** A read that may fail: 'missing' is the API's own 404, 'away' means it cannot be asked and nothing is remembered. */
export type Reading<T> = { state: 'ready'; value: T } | { state: 'missing' } | { state: 'away' };
