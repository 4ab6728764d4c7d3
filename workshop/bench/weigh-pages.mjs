import { devices } from '@playwright/test';
import { capture } from './capture.mjs';
import { openBrowser } from './open-browser.mjs';

/**
 * Bytes of each page at its first visit on a phone, not scrolled: the HTML as served, and all that comes over the wire.
 * `headers` go with every request: the cookie of somebody signed in.
 */
export async function weighPages(site, pages, browserPath, headers = {}) {
  const browser = await openBrowser(browserPath);
  try {
    const weights = [];
    for (const { name, path } of pages) {
      console.log(`weighing: ${name}`);
      const html = await weighHtml(site + path, headers);
      weights.push({ page: name, path, html, wire: await weighVisit(browser, site + path, headers) });
    }
    return weights;
  } finally {
    await browser.close();
  }
}

async function weighHtml(url, headers) {
  const gzip = await capture(url, 'gzip', headers);
  const brotli = await capture(url, 'br', headers);
  const header = (name) => gzip.headers.find(([key]) => key.toLowerCase() === name)?.[1] ?? null;
  const isBrotli = brotli.headers.some(([name, value]) => name.toLowerCase() === 'content-encoding' && value === 'br');
  return {
    status: gzip.status,
    gzip: gzip.body.length,
    /** Null where the site does not serve the page by brotli. */
    brotli: isBrotli ? brotli.body.length : null,
    cache: header('x-nextjs-cache'),
    cacheControl: header('cache-control'),
  };
}

async function weighVisit(browser, url, headers) {
  const context = await browser.newContext({ ...devices['Pixel 7'], extraHTTPHeaders: headers });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const types = new Map();
  const wire = { total: 0, requests: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type.toLowerCase()));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'other';
    wire[type] = (wire[type] ?? 0) + encodedDataLength;
    wire.total += encodedDataLength;
    wire.requests += 1;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return wire;
}
