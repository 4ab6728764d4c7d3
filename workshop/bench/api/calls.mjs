import { filteredPaths } from '../queries.mjs';

const mostPaths = 12_000;
const commentsPerPage = 20;

/**
 * What is asked of the API: each with its paths, none twice before all were used.
 * @param {object[]} rows listings as they were imported, in their order: a new database numbers them from 1
 * @param {{ postId: number, topComments: number, tokens: string[] }} filled
 */
export function apiCalls(rows, categoryIds, { postId, topComments, tokens }) {
  const listings = rows.map((row) => ({ ...row, categoryId: String(categoryIds.get(row.categoryNames?.[0]) ?? '') }));
  const filtered = filteredPaths(listings, mostPaths).map(toApi);
  const pages = Math.floor(topComments / commentsPerPage);
  return [
    { name: 'listing page, filters and facets', paths: filtered },
    { name: 'the same, held to 100 a second', paths: filtered, perSecond: 100 },
    { name: 'full-text search', paths: searchPaths(rows) },
    { name: 'within ten miles, nearest first', paths: radiusPaths(rows) },
    {
      name: 'one listing',
      paths: rows.map((_, index) => `/api/TypeDetail/typecardlist/${index + 1}`).slice(0, mostPaths),
    },
    {
      name: 'comments of a post with 10,000',
      paths: Array.from({ length: pages }, (_, index) => `/api/Comment/postComment/${postId}?page=${index + 1}`),
    },
    { name: 'one comment written', paths: ['/api/Comment'], nextPost: commentWriter(postId, tokens) },
  ];
}

function toApi(path) {
  const query = new URLSearchParams(path.slice(path.indexOf('?')));
  if (!query.has('page')) query.set('page', '1');
  return apiPath(query);
}

/** Two words of a title each: found by their beginnings and in any order. */
function searchPaths(rows) {
  const searches = rows.map(({ typeTitle }) => (typeTitle.match(/[A-Za-z]{3,}/g) ?? []).slice(0, 2).join(' '));
  const unique = [...new Set(searches)].filter(Boolean).slice(0, mostPaths);
  return unique.map((q) => apiPath({ q, page: '1' }));
}

/** Around each postcode that a listing has. */
function radiusPaths(rows) {
  const postcodes = [...new Set(rows.map(({ postcode }) => postcode))].filter(Boolean).slice(0, mostPaths);
  return postcodes.map((near) => apiPath({ near, within: '10', sort: 'nearest', page: '1' }));
}

const apiPath = (query) => `/api/TypeDetail/typecardlist?${new URLSearchParams(query)}`;

/** Everybody in turn: each may only write so many in a while. */
function commentWriter(postId, tokens) {
  let written = 0;
  return () => {
    written += 1;
    return {
      headers: { authorization: `Bearer ${tokens[written % tokens.length]}` },
      body: JSON.stringify({ postId, content: `Comment ${written}: thank you for writing this down so clearly.` }),
    };
  };
}
