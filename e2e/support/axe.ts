import { readFileSync } from 'node:fs';
import { expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Frames answer the page they stand in, wherever they are from. */
const source = `${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')}
axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`;

/** Expects that axe finds nothing on the page as it stands, nor in its frames. */
export async function expectNoViolations(page: Page): Promise<void> {
  // Of a page gone to by script the title comes a moment after the rest.
  await expect(page).toHaveTitle(/\S/);
  await bringAxe(page);
  const findings = await page.evaluate(findViolations, tags);
  expect(findings, `axe on ${page.url()}`).toEqual([]);
}

/** A whole page with a header of its own beside ours; it is looked at under its own address. */
function isPreview(frame: Frame): boolean {
  return /\/adminPanel\/look\//.test(frame.url());
}

async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if ((frame !== page.mainFrame() && isPreview(frame)) || (await frame.evaluate(hasAxe))) continue;
    if (frame === page.mainFrame()) await evaluateQuickly(page, source);
    else await frame.evaluate(source);
  }
}

const hasAxe = () => Boolean(window.axe);

/** As the browser's own protocol has it: in half the time. Its session stays: with its end a page's passkeys are gone. */
async function evaluateQuickly(page: Page, expression: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Runtime.evaluate', { expression });
}

/** Runs in a page: it may use nothing from outside. */
async function findViolations(values: string[]): Promise<string[]> {
  if (!window.axe) throw new Error('axe is not in the page');
  // Writing down what is fine as well would take four times as long.
  const options: axe.RunOptions = { runOnly: { type: 'tag', values }, resultTypes: ['violations'] };
  const { violations } = await window.axe.run(document, options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  );
}

/** Expects no finding and nothing off the side, from the end of the page; what a sticky bar covers there is chance. */
export async function expectFineToTheEnd(page: Page, axe: typeof expectNoViolations): Promise<void> {
  await scrollToEnd(page);
  await page.locator('.sticky').evaluateAll((bars) => {
    for (const bar of bars) if (bar instanceof HTMLElement) bar.style.position = 'static';
  });
  await axe(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `sideways on ${page.url()}`).toBeLessThanOrEqual(0);
}

/** Pictures that come late move the end. */
async function scrollToEnd(page: Page): Promise<void> {
  const step = () =>
    page.evaluate(() => {
      const left = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
      window.scrollTo(0, document.documentElement.scrollHeight);
      return left;
    });
  await expect.poll(step).toBeLessThanOrEqual(1);
}
