import 'server-only';
import type { Endpoint } from '@/lib/contract/endpoint';

/** Milliseconds. A file may be long on its way, and what staff do to a thousand rows at once takes its time too. */
const deadlines = { words: 10_000, work: 300_000 };

/** Milliseconds that a write is waited for; after them nobody knows whether it was done. */
export function writeDeadline({ maxBody, path }: Pick<Endpoint, 'maxBody' | 'path'>): number {
  return maxBody !== undefined || path.startsWith('admin/') ? deadlines.work : deadlines.words;
}

/** Not by instanceof: test realms have their own Error. */
export function isTimeout(fault: unknown): boolean {
  return typeof fault === 'object' && fault !== null && 'name' in fault && fault.name === 'TimeoutError';
}
