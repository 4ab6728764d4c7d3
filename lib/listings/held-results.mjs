// A plain module: what makes a page's data and what makes its HTML are one process, each with modules of its own.

/**
 * @typedef {object} Results what one answer of the directory is made of
 * @property {import('./listing-card').ListingCardPage} page
 * @property {import('../contract/listing-query').ListingQuery} query
 * @property {import('../contract/category').Category[]} categories
 * @property {string} phone
 */

const place = Symbol.for('live-in-care.held-results');
/** More than are made at once, so that none goes before it is shown. */
const most = 200;

/**
 * Hands results to the half of the server that makes HTML, past the data that the browser is sent: they are the greater
 * part of it, and a browser that has their HTML needs none.
 * @param {string} name
 * @param {Results} results
 */
export function holdResults(name, results) {
  globalThis[place] ??= new Map();
  const held = globalThis[place];
  held.set(name, results);
  if (held.size > most) held.delete(held.keys().next().value);
}

/**
 * @param {string} name
 * @returns {Results | undefined}
 */
export function heldResults(name) {
  return globalThis[place]?.get(name);
}
