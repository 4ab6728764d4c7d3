import { all, amiss, any, beyond, near, not } from '../judge.mjs';

/**
 * A question as somebody types it, and what the first three answers are held to: one at least is `wanted`, none is
 * `unwanted`. `fields` asks the same once more in the directory's two fields.
 * @typedef {{ ask: string, fields?: { q: string, near: string }, wanted: Function, unwanted: Function }} Question
 */

/** Asked in every one of these spellings. */
export function asked(spellings, wanted, unwanted = amiss) {
  return [spellings].flat().map((ask) => ({ ask, wanted, unwanted }));
}

/** The place alone, nothing from far away before what is there. */
export function place(spellings, wanted, unwanted = amiss) {
  return asked(spellings, wanted, unwanted).map((question) => ({
    ...question,
    fields: { q: '', near: question.ask.replace(/^near /, '') },
  }));
}

/**
 * A kind of help in a place, in one line and in two fields: the kind within so many miles, and nothing else first.
 * @param {string} ask with the place between two bars: 'care home near |Paisley|'
 */
export function kindNear(ask, holds, { miles = 10, within = '', far = Math.max(25, 2 * miles), amid = amiss } = {}) {
  const [before = '', town = '', after = ''] = ask.split('|');
  const others = any(amid, not(holds), beyond(town, far, within));
  return helpNear(ask, all(holds, near(town, miles, within)), others, [before, town, after]);
}

/** The same where the answer need not be of one kind: wanted and unwanted are said. */
export function helpNear(ask, wanted, unwanted = amiss, [before = '', town = '', after = ''] = ask.split('|')) {
  const q = `${before.replace(/\s(?:in|near|around|at)(?: the)?\s$/, ' ')}${after}`.trim();
  return [{ ask: `${before}${town}${after}`, fields: { q, near: town }, wanted, unwanted }];
}
