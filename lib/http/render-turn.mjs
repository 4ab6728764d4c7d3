// A plain module: the front (scripts/site) gives turns to pages, and what Next has bundled steps aside of them, in one process.

/** @typedef {<T>(work: () => Promise<T>) => Promise<T>} StepAside does work of others; meanwhile another page is made */

const place = Symbol.for('live-in-care.render-turn');

/** @type {StepAside} */
export function stepAside(work) {
  const step = globalThis[place];
  return step ? step(work) : work();
}

/** @param {StepAside} step */
export function shareStepAside(step) {
  globalThis[place] = step;
}
