// A plain module: the front (scripts/site) watches the state, and what Next has bundled asks for it, in one process.

/**
 * @typedef {object} ContentState
 * @property {(tags: readonly string[]) => string | null} versionOf name of the state of what these tags stand for; null while
 *   it is not known
 * @property {(tags: readonly string[]) => void} note tells whoever keeps the answer to this request what it shows
 */

/** What an answer shows that is no content anybody knows the state of: it is kept by nobody. */
export const unknownContent = 'unknown';

/** What a write shows that went through and may change what pages show: none that is kept holds any more. */
export const writtenContent = 'written';

const place = Symbol.for('live-in-care.content-state');

/** @returns {ContentState | null} null where no front watches it */
export function contentState() {
  return globalThis[place] ?? null;
}

/** @param {ContentState} state */
export function shareContentState(state) {
  globalThis[place] = state;
}
