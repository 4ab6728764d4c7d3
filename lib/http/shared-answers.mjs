// A plain module: the front (scripts/site) opens the place, and what Next has bundled asks for it, in one process.

/**
 * What the care API answered last, as any node of the site knows it. None of its calls ever fails: where the place is away
 * nothing is known, and nothing is kept.
 * @typedef {object} SharedAnswers
 * @property {(path: string) => Promise<string | null>} get
 * @property {(path: string, text: string) => Promise<void>} set
 * @property {(path: string) => Promise<void>} delete
 */

const place = Symbol.for('live-in-care.shared-answers');

/** @returns {SharedAnswers | null} null where each node has its own alone */
export function sharedAnswers() {
  return globalThis[place] ?? null;
}

/** @param {SharedAnswers | null} answers */
export function shareAnswers(answers) {
  globalThis[place] = answers;
}
