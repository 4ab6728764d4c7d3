const text = /^(?:text\/|application\/(?:json|xml|manifest\+json|(?:rss|atom|feed)\+\w+))/;

/** Bytes of a request's head: of Node's own 16 kB, cookies with the words of a form that came back take 15. */
export const mostHeadBytes = 32 * 1024;

export function isHtml({ headers }) {
  return String(headers['content-type'] ?? '').startsWith('text/html');
}

export function isText({ headers }) {
  return text.test(String(headers['content-type'] ?? ''));
}

export function isMissingPage(head) {
  return head.status === 404 && isHtml(head);
}

/** @returns the answer without the headers of these names */
export function withoutHeaders(answer, ...names) {
  const rest = Object.entries(answer.headers).filter(([name]) => !names.includes(name));
  return { ...answer, headers: Object.fromEntries(rest) };
}
