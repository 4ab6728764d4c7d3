/**
 * Finished pages by their key: those asked for lately in memory, all of them in a log behind it, where there is one. A place
 * for them elsewhere has the same `get` and `set`.
 * @typedef {{ status?: number, headers: object, body: Buffer, tags: string[], marks: string }} Page
 * @param {{ log?: { get(key: string): Promise<Page | null>, set(key: string, page: Page): Promise<void> } | null, maxBytes?: number }} places
 */
export function keptPages({ log = null, maxBytes = 32 * 1024 * 1024 } = {}) {
  const recent = new Map();
  let bytes = 0;
  let isLogWhole = true;

  function remember(key, page) {
    forget(key);
    recent.set(key, page);
    bytes += sizeOf(page);
    for (const [oldest] of recent) {
      if (bytes <= maxBytes) break;
      forget(oldest);
    }
  }

  function forget(key) {
    const page = recent.get(key);
    if (!page) return;
    bytes -= sizeOf(page);
    recent.delete(key);
  }

  return {
    /** @returns {Page | null | Promise<Page | null>} at once where it is in memory */
    get(key) {
      const page = recent.get(key);
      if (!page) return log ? fromLog(key) : null;
      // The ones asked for longest ago make room.
      recent.delete(key);
      recent.set(key, page);
      return page;
    },
    set(key, page) {
      remember(key, page);
      log?.set(key, page).then(
        () => (isLogWhole = true),
        (fault) => {
          if (isLogWhole) console.error(`site: pages are kept in memory alone: ${fault.message}`);
          isLogWhole = false;
        },
      );
    },
  };

  async function fromLog(key) {
    const page = await log.get(key);
    if (page) remember(key, page);
    return page;
  }
}

function sizeOf({ body }) {
  // With the head, the key and what holds them.
  return body.length + 4_096;
}
