import type { Page } from '@playwright/test';
import { isAlive } from '../../scripts/test/is-alive.mjs';

/** Pages are seen before they run: whoever opens or reloads this one goes on once it runs. */
export function waitForScript(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...how) => {
    const response = await goto.apply(page, how);
    await page.waitForFunction(isAlive);
    return response;
  };
  page.reload = async (...how) => {
    const response = await reload.apply(page, how);
    await page.waitForFunction(isAlive);
    return response;
  };
}
