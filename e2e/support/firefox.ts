import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type Browser, launch, type Page } from 'puppeteer-core';

/** A stock Firefox, which Playwright cannot drive, with a home of its own: Firefox refuses another account's. */
export async function startFirefox(executablePath: string): Promise<{ browser: Browser; stop(): Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), 'firefox-home-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: 60_000,
    env: { ...process.env, HOME: home },
  });
  const stop = async () => {
    await browser.close();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  return { browser, stop };
}

/** Types into a field of the page's own form and, at the last one, presses Enter. */
export async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = await page.waitForSelector(`main input[name=${name}]`, { visible: true });
    // By focus: a click may land on the bar that is fixed to the bottom of the window.
    await field?.evaluate((input) => {
      if (input instanceof HTMLInputElement) input.select();
    });
    await field?.focus();
    await field?.type(value);
  }
  await page.keyboard.press('Enter');
}

/** Waits until an element that matches holds `part`. Asks again and again: the site's policy forbids what puppeteer waits by. */
export async function untilText(page: Page, selector: string, part: string): Promise<void> {
  // In the page: of an element handed over while the page is left puppeteer loses a fault that nobody can catch.
  const texts = () =>
    page.evaluate((all) => [...document.querySelectorAll(all)].map(({ textContent }) => textContent ?? ''), selector);
  // While a new page comes there is nothing to ask.
  await expect.poll(async () => (await texts().catch(() => [])).join('\n'), { timeout: 30_000 }).toContain(part);
}

/** Waits for the page at `path` until it is whole: what is asked for before that loses against the page that still comes. */
export async function untilAt(page: Page, path: string): Promise<void> {
  const arrived = () =>
    page.evaluate(() => (document.readyState === 'complete' ? window.location.pathname : 'on the way'));
  await expect.poll(() => arrived().catch(() => 'on the way'), { timeout: 30_000 }).toBe(path);
}
