import { LRUCache } from 'lru-cache';
import { z } from 'zod';
export const markRow = z.object({ id: z.string(), value: z.string() });
export type Mark = z.output<typeof markRow>;
export type Marks = {
  before(offset: number): { mark: Mark | null; at: number };
  set(offset: number, mark: Mark): void;
};

const mostLists = 100;
/** Rows: pages before this are found by counting, and are never wrong by a row that came in between. */
const near = 1_000;
/** Milliseconds that a mark is good for: rows that come and go move it. */
const age = 60_000;

/** Remembers where pages far behind have ended, so that nobody counts through all the rows before them again. */
export function openMarks(now: () => number = Date.now): (list: string) => Marks {
  const lists = new LRUCache<string, Map<number, { mark: Mark; until: number }>>({ max: mostLists });
  return (list) => {
    const kept = lists.get(list) ?? new Map();
    lists.set(list, kept);
    return {
      before(offset) {
        const good = [...kept].filter(([at, { until }]) => at <= offset && until > now());
        const [at, found] = good.reduce<(typeof good)[number] | [0, null]>((a, b) => (b[0] > a[0] ? b : a), [0, null]);
        return { mark: found?.mark ?? null, at };
      },
      set(offset, mark) {
        for (const [at, { until }] of kept) if (until <= now()) kept.delete(at);
        if (offset >= near) kept.set(offset, { mark, until: now() + age });
      },
    };
  };
}
