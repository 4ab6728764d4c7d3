import { type Browser, devices } from '@playwright/test';

/** Bytes over the wire at a first visit, not scrolled. Pictures come by the length of the page, and fonts by its letters. */
export function weightOf(browser: Browser, url: string): Promise<number> {
  return weigh(browser, url, (type) => type !== 'Font' && type !== 'Image');
}

/** Bytes of script over the wire at a first visit by phone. */
export function scriptOf(browser: Browser, url: string): Promise<number> {
  return weigh(browser, url, (type) => type === 'Script', devices['Pixel 7']);
}

async function weigh(
  browser: Browser,
  url: string,
  counts: (type: string) => boolean,
  device?: (typeof devices)[string],
): Promise<number> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const left = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (!counts(type)) left.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!left.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  // How many of the pages behind links in sight Next has read by then, and which scripts of theirs, differs from visit to visit.
  await session.send('Network.setBlockedURLs', { urls: ['*_rsc=*'] });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return bytes;
}
