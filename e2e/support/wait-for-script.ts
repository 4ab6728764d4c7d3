import type { Page } from '@playwright/test';
import { isAlive } from '../../scripts/test/is-alive.mjs';

/** Pages are seen before they run: whoever opens or reloads this one goes on once it runs. */
export function waitForScript(page: Page): void {
  page.goto = thenAlive(page, page.goto);
  page.reload = thenAlive(page, page.reload);
}

function thenAlive<How extends unknown[], Response>(page: Page, load: (...how: How) => Promise<Response>) {
  return async (...how: How): Promise<Response> => {
    const response = await load.apply(page, how);
    await page.waitForFunction(isAlive);
    return response;
  };
}
