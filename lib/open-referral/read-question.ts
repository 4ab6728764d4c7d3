import { sharedPageSize } from '@/lib/contract/shared-listing';

const usualSize = 50;

/** What the standard asks by and this directory does not know. */
const unknown = [
  ...['minimum_age', 'maximum_age', 'start_time', 'end_time', 'day', 'postcode', 'proximity'],
  ...['organization_id', 'minimal', 'format'],
];

/** What is asked of a list; null for what cannot be read, and for what nothing here can be asked by. */
export function readQuestion(asked: URLSearchParams) {
  const [page, size] = [count(asked.get('page'), 1), count(asked.get('per_page'), usualSize)];
  const time = asked.get('modified_after');
  const since = time ? Date.parse(time) : null;
  if (page === null || size === null || Number.isNaN(since) || unknown.some((name) => asked.get(name))) return null;
  return {
    page,
    size: Math.min(size, sharedPageSize),
    search: (asked.get('search') ?? '').slice(0, 200),
    termId: asked.get('taxonomy_term_id') || null,
    taxonomyId: asked.get('taxonomy_id') || null,
    since: since === null ? null : new Date(since).toISOString(),
    isFull: asked.get('full') === 'true',
  };
}
export type Question = NonNullable<ReturnType<typeof readQuestion>>;

function count(text: string | null, usual: number): number | null {
  if (!text) return usual;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}
