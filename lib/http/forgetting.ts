/** `pages`: what the browser kept of pages and answers; `everything`: words and settings of ours as well. */
export type Forgotten = 'pages' | 'everything';

const directives = { pages: '"cache"', everything: '"cache", "storage"' };

/**
 * Tells the browser what to forget. After a log-out words stay that are nowhere else: our script takes the others, and
 * keeps answers that no server has for whoever wrote them, under their own name.
 */
export function forgetting(response: Response, what: Forgotten): Response {
  response.headers.set('clear-site-data', directives[what]);
  return response;
}
