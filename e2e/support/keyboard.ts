import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the element has the focus. */
export function tabTo(page: Page, element: Locator, most = 60): Promise<void> {
  return tabUntil(page, () => element.first().evaluate((one) => one === document.activeElement), most);
}

async function tabUntil(page: Page, isThere: () => Promise<boolean>, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  expect(await isThere(), 'reached by Tab').toBe(true);
}

/** A list of the back office is seen, and alive, before it listens to letters: then it shows what lists them. */
export function keysAreOn(page: Page): Promise<void> {
  return expect(page.getByRole('button', { name: 'Keyboard' })).toBeVisible();
}
