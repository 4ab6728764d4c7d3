const perPage = 12;

/**
 * Addresses of filtered listings, no two alike, each leaving at least one listing: every one is made from a listing it
 * must find. Kinds of question take turns: words, a category, a location, a city, pairs of these, further pages.
 * @param {{ typeTitle?: string, categoryId?: string, location?: string, city?: string }[]} listings
 * @param {number} most
 */
export function filteredPaths(listings, most) {
  const pagesOf = countPages(listings);
  const paths = new Set();
  for (let round = 0; round < kinds.length && paths.size < most; round += 1) {
    listings.forEach((listing, index) => {
      const kind = kinds[(index + round) % kinds.length];
      const path = pathOf(kind(factsOf(listing)), pagesOf, index);
      if (path && paths.size < most) paths.add(path);
    });
  }
  return [...paths];
}

const kinds = [
  ({ word }) => ({ q: word }),
  ({ location }) => ({ location }),
  ({ word, location }) => ({ q: word, location }),
  ({ city }) => ({ city }),
  ({ category }) => ({ category }),
  ({ category, location }) => ({ category, location }),
  ({ word, category }) => ({ q: word, category }),
  ({ category, city }) => ({ category, city }),
];

function factsOf({ typeTitle, categoryId, location, city }) {
  const words = (typeTitle ?? '').match(/[A-Za-z]{4,}/g) ?? [];
  return {
    word: words.sort((a, b) => b.length - a.length)[0]?.toLowerCase(),
    category: String(categoryId ?? '')
      .split(',')[0]
      ?.trim(),
    location: location?.trim(),
    city: city?.trim(),
  };
}

/** Null where the listing lacks one of the facts. */
function pathOf(question, pagesOf, index) {
  if (!Object.values(question).every(Boolean)) return null;
  const query = new URLSearchParams(question);
  const page = 1 + (index % (pagesOf.get(String(query)) ?? 1));
  if (page > 1) query.set('page', String(page));
  return `/listing?${query}`;
}

/** How many pages a category or a location alone leaves; what is not among them is asked for its first page. */
function countPages(listings) {
  const counts = new Map();
  for (const { category, location } of listings.map(factsOf)) {
    for (const question of [{ category }, { location }]) {
      const key = String(new URLSearchParams(question));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return new Map([...counts].map(([key, count]) => [key, Math.ceil(count / perPage)]));
}
