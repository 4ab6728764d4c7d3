/** Milliseconds a page is answered again as the same bytes: short enough that nobody sees old content for it. */
const freshFor = 2_000;
const pagesKept = 500;

/** Pages of which nobody knows how long they hold. */
export function briefPages(now) {
  const kept = new Map();
  return {
    get(key) {
      const page = kept.get(key);
      if (page && now() - page.since < freshFor) return page;
      kept.delete(key);
      return null;
    },
    set(key, page) {
      kept.set(key, { ...page, since: now() });
      if (kept.size > pagesKept) kept.delete(kept.keys().next().value);
    },
    clear: () => kept.clear(),
  };
}
