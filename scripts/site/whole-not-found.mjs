import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { splitAddress } from '../../lib/i18n/split-address.mjs';
import { keepAskedAddress } from './asked-address.mjs';
import { withoutHeaders } from './head.mjs';

/**
 * Next answers `notFound()` with the right status and an empty body that only script fills (16.4, `__next_error__`).
 * Every HTML 404 gets the site's whole page instead, in the visitor's language, under the same status.
 * @param answer Next's own
 * @param asked the address without host
 * @param port where the site's whole pages are to be had
 */
export async function wholeNotFound(answer, asked, port) {
  const { headers } = withoutHeaders(answer, 'content-length', 'content-encoding', 'etag', 'transfer-encoding', 'vary');
  try {
    const { prefix, path } = splitAddress(asked);
    const shown = path.startsWith('/pagecontent/') ? '/pagecontent/missing' : '/page-not-found';
    const page = await getPage(prefix + shown, port);
    return {
      status: 404,
      headers: { ...headers, 'content-type': page.type, 'cache-control': 'no-store' },
      body: Buffer.from(keepAskedAddress(page.html, { shown, asked: path })),
    };
  } catch {
    return { status: 404, headers: { ...headers, 'content-type': 'text/plain' }, body: Buffer.from('Page not found') };
  }
}

async function getPage(path, port) {
  const response = await new Promise((resolve, reject) => {
    const request = get({ port, path, headers: { 'accept-encoding': 'identity' }, timeout: 10_000 }, resolve);
    request.on('timeout', () => request.destroy(new Error('too slow'))).on('error', reject);
  });
  return { type: response.headers['content-type'] ?? 'text/html; charset=utf-8', html: await text(response) };
}
