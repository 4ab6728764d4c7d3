import { LRUCache } from 'lru-cache';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { contentState } from '../../lib/http/content-state.mjs';

const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

const kept = new LRUCache({ maxSize: 16 * 1024 * 1024, sizeCalculation: ({ entry }) => sizeOf(entry.value) });

/**
 * What Next itself keeps of pages: what a browser asks for between two of them, behind the front. Where the state of the
 * content is known, pages hold as long as it does, in bounded memory; elsewhere all is Next's own.
 */
class NextPages extends FileSystemCache {
  /** @param {any} context as Next gives it */
  // biome-ignore lint/complexity/noUselessConstructor: it says that Next's own takes one
  constructor(context) {
    super(context);
  }

  async get(key, context) {
    const state = contentState();
    if (!state || !isPage(context.kind)) return super.get(key, context);
    const page = kept.get(key);
    if (!page || state.versionOf(page.tags) !== page.version) {
      kept.delete(key);
      return null;
    }
    state.note(page.tags);
    // As young as its content: Next would make it again by its age.
    return { ...page.entry, lastModified: Date.now() };
  }

  async set(key, value, context) {
    const state = contentState();
    if (!state || !value || !isPage(value.kind)) return super.set(key, value, context);
    kept.delete(key);
    const noted = state.noted();
    if (!noted) return;
    kept.set(key, { ...noted, entry: { value, cacheControl: context.cacheControl } });
  }
}

// biome-ignore lint/style/noDefaultExport: Next asks for it.
export default NextPages;

function isPage(kind) {
  return kind === 'APP_PAGE' || kind === 'APP_ROUTE';
}

/** Bytes; a string's characters may take two each. */
function sizeOf({ html, body, rscData, segmentData }) {
  const segments = [...(segmentData?.values() ?? [])];
  return [html, body, rscData, ...segments].reduce(
    (sum, part) => sum + (typeof part === 'string' ? 2 * part.length : (part?.length ?? 0)),
    4_096,
  );
}
