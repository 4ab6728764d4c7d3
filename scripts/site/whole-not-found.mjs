import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { splitAddress } from '../../lib/i18n/split-address.mjs';
import { keepAskedAddress } from './asked-address.mjs';
import { withoutHeaders } from './head.mjs';

/**
 * Next answers `notFound()` with the right status and an empty body that only script fills (16.4, `__next_error__`).
 * Every HTML 404 gets the site's whole page instead, in the visitor's language, under the same status; staff stay in the
 * back office.
 * @param answer Next's own
 * @param asked the address without host
 * @param cookie of whoever asks, '' for none
 * @param port where the site's whole pages are to be had
 */
export async function wholeNotFound(answer, asked, cookie, port) {
  const { headers } = withoutHeaders(answer, 'content-length', 'content-encoding', 'etag', 'transfer-encoding', 'vary');
  try {
    const { prefix, path } = splitAddress(asked);
    const { shown, page } = (await officePage(prefix, path, cookie, port)) ?? (await publicPage(prefix, path, port));
    return {
      status: 404,
      headers: { ...headers, 'content-type': page.type, 'cache-control': 'no-store' },
      body: Buffer.from(keepAskedAddress(page.html, { shown, asked: path })),
    };
  } catch {
    return { status: 404, headers: { ...headers, 'content-type': 'text/plain' }, body: Buffer.from('Page not found') };
  }
}

async function publicPage(prefix, path, port) {
  const shown = path.startsWith('/pagecontent/') ? '/pagecontent/missing' : '/page-not-found';
  return { shown, page: await getPage(prefix + shown, port) };
}

/** Null for whoever is led away from it. */
async function officePage(prefix, path, cookie, port) {
  if (!path.startsWith('/adminPanel/') || cookie === '') return null;
  const shown = '/adminPanel/page-not-found';
  const page = await getPage(prefix + shown, port, { cookie });
  return page.status === 200 ? { shown, page } : null;
}

async function getPage(path, port, headers = {}) {
  const response = await new Promise((resolve, reject) => {
    const request = get(
      { port, path, headers: { ...headers, 'accept-encoding': 'identity' }, timeout: 10_000 },
      resolve,
    );
    request.on('timeout', () => request.destroy(new Error('too slow'))).on('error', reject);
  });
  const html = await text(response);
  // Nothing but that too many ask.
  if (response.statusCode === 503) throw new Error('it cannot be had now');
  return {
    status: response.statusCode,
    type: response.headers['content-type'] ?? 'text/html; charset=utf-8',
    html,
  };
}
