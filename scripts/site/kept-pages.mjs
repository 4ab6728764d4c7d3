import { LRUCache } from 'lru-cache';

/**
 * Finished pages by their key: those asked for lately in memory, all of them in a log behind it, where there is one. A place
 * for them elsewhere has the same `get` and `set`.
 * @typedef {{ status?: number, headers: object, body: Buffer, tags: string[], version: string }} Page
 * @param {{ log?: { get(key: string): Promise<Page | null>, set(key: string, page: Page): Promise<void> } | null, maxBytes?: number }} places
 */
export function keptPages({ log = null, maxBytes = 32 * 1024 * 1024 } = {}) {
  // The ones asked for longest ago make room.
  const recent = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  let isLogWhole = true;

  return {
    /**
     * The page that `isCurrent`: another node may have set one since this one was last in memory here.
     * @returns {Page | null | Promise<Page | null>} at once where it is in memory
     */
    get(key, isCurrent) {
      const page = recent.get(key);
      if (page && isCurrent(page)) return page;
      return log ? fromLog(key, isCurrent) : null;
    },
    set(key, page) {
      recent.set(key, page);
      log?.set(key, page).then(
        () => (isLogWhole = true),
        (fault) => {
          if (isLogWhole) console.error(`site: pages are kept in memory alone: ${fault.message}`);
          isLogWhole = false;
        },
      );
    },
  };

  async function fromLog(key, isCurrent) {
    const page = await log.get(key);
    if (!page || !isCurrent(page)) return null;
    recent.set(key, page);
    return page;
  }
}

function sizeOf({ body }) {
  // With the head, the key and what holds them.
  return body.length + 4_096;
}
