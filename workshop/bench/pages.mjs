import { Refusal } from '../../scripts/start/refusal.mjs';
import { filteredPaths } from './queries.mjs';

/** More than a run gets through on a machine of today, so that no query comes twice. */
const mostPaths = 12_000;

/**
 * What is measured. A page of one path is asked for again and again; the paths of a page with many take turns, none
 * twice before all were used. `weighed` are those looked at in a browser.
 */
export function benchPages(listings) {
  const [first, ...others] = listings.map(({ typeId }) => `/listing-details/${typeId}`);
  if (!first) throw new Refusal('the directory is empty: there is nothing to measure');
  const filtered = `/listing?category=${commonestCategory(listings)}`;
  return {
    loaded: [
      { name: 'home', paths: ['/home'] },
      { name: 'listing', paths: ['/listing'] },
      { name: 'filtered (one query again and again)', paths: [filtered] },
      { name: 'filtered (ever new queries)', paths: filteredPaths(listings, mostPaths) },
      { name: 'details', paths: [first] },
      { name: 'details (ever new listings)', paths: others },
    ].filter(({ paths }) => paths.length > 0),
    weighed: [
      { name: 'home', path: '/home' },
      { name: 'listing', path: '/listing' },
      { name: 'filtered', path: filtered },
      { name: 'details', path: first },
      { name: 'form', path: '/form' },
    ],
  };
}

function commonestCategory(listings) {
  const counts = new Map();
  for (const { categoryId } of listings) {
    for (const id of String(categoryId ?? '').match(/\d+/g) ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '1';
}
