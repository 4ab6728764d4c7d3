// A plain module: the front (scripts/site) says the word to pages that Next has bundled, in one process.
import { randomUUID } from 'node:crypto';

/** Where the front tells a page that it is asked for whole, not as data for a browser that has one: Next keeps its own word. */
export const documentHeader = 'x-document';

const place = Symbol.for('live-in-care.document-word');

/** @returns {string} the word of this process, which nobody outside can know */
export function documentWord() {
  globalThis[place] ??= randomUUID();
  return globalThis[place];
}

/**
 * @param {Pick<Headers, 'get'>} headers
 * @returns {boolean} false wherever no front has said it, whatever was sent from outside
 */
export function isDocument(headers) {
  const word = globalThis[place];
  return word !== undefined && headers.get(documentHeader) === word;
}
