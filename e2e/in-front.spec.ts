import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const sizes = [
  [1366, 650],
  [1280, 800],
  [360, 640],
  [320, 256],
] as const;

test('on a first visit nothing stands in front of a field or of the focus', async ({ page, axe }) => {
  for (const path of ['/home', '/form', '/ar/listing?q=alzheimers']) {
    await page.goto(path);
    const note = page.locator('section[data-for-visitors]');
    await expect(note).toBeAttached();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      for (const field of await page.locator('main :is(input, textarea, select):visible').all()) {
        await field.focus();
        expect
          .soft(await isCovered(page), `${await field.getAttribute('name')} of ${path}, ${width}×${height}`)
          .toBe(false);
      }
    }
  }
  await page.goto('/home');
  const settings = page.getByRole('button', { name: 'Cookie settings' });
  const refuse = page.getByRole('button', { name: 'Only what is needed' });
  await refuse.click();
  await expect(refuse).toBeHidden();
  await settings.click();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeFocused();
  await axe(page);
});

/** Whether something else is seen where the focus is. */
function isCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return true;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    const label = seen?.closest('label');
    return !(seen && (focused.contains(seen) || label?.control === focused || label?.contains(focused)));
  });
}
