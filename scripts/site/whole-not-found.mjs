import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { splitAddress } from '../../lib/i18n/split-address.mjs';
import { keepAskedAddress } from './asked-address.mjs';

/**
 * Next answers `notFound()` with the right status and an empty body that only script fills (16.4, `__next_error__`).
 * Every HTML 404 gets the site's whole page instead, in the visitor's language, under the same status.
 */
export function wholeNotFound(request, response, port) {
  const { write, end, writeHead } = response;
  let isReplaced = false;

  function replaces() {
    if (isReplaced) return true;
    if (response.headersSent || response.statusCode !== 404 || !isHtml(response)) return false;
    isReplaced = true;
    sendPage();
    return true;
  }

  function sendPage() {
    const { prefix, path: asked } = splitAddress(request.url);
    const shown = asked.startsWith('/pagecontent/') ? '/pagecontent/missing' : '/page-not-found';
    const headers = { 'accept-encoding': 'identity' };
    const inner = get({ port, path: prefix + shown, headers, timeout: 10_000 }, (page) => {
      for (const name of ['content-encoding', 'content-type']) {
        if (page.headers[name]) response.setHeader(name, page.headers[name]);
        else response.removeHeader(name);
      }
      for (const name of ['content-length', 'etag', 'transfer-encoding']) response.removeHeader(name);
      response.setHeader('vary', 'accept-encoding');
      response.setHeader('cache-control', 'no-store');
      writeHead.call(response, 404);
      text(page).then(
        (html) => end.call(response, request.method === 'HEAD' ? undefined : keepAskedAddress(html, { shown, asked })),
        () => response.destroy(),
      );
    });
    inner.on('error', () => {
      writeHead.call(response, 404, { 'content-type': 'text/plain' });
      end.call(response, 'Page not found');
    });
  }

  response.writeHead = (...args) => {
    if (typeof args[0] === 'number') response.statusCode = args[0];
    return replaces() ? response : writeHead.apply(response, args);
  };
  response.write = (...args) => {
    if (!replaces()) return write.apply(response, args);
    args.find((arg) => typeof arg === 'function')?.();
    return true;
  };
  response.end = (...args) => {
    if (!replaces()) return end.apply(response, args);
    args.find((arg) => typeof arg === 'function')?.();
    return response;
  };
}

function isHtml(response) {
  return String(response.getHeader('content-type') ?? '').startsWith('text/html');
}
