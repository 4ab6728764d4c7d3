import type { Locator, Page } from '@playwright/test';

/** What folds out the languages, in the header, in whatever language the page is. */
export function languageMenu(page: Page): Locator {
  return page.getByRole('banner').locator('summary:has(+ nav a[hreflang])').filter({ visible: true });
}

export async function chooseLanguage(page: Page, name: string): Promise<void> {
  await languageMenu(page).click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}
