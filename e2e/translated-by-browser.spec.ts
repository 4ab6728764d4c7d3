import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** What a browser's translation does to a page: each text moves into two elements of its own, as does what comes later. */
function translate(page: Page) {
  return page.evaluate(() => {
    const left = /^(SCRIPT|STYLE|TEXTAREA|OPTION|NOSCRIPT|FONT)$/;
    const move = (root: Node) => {
      const texts: Text[] = [];
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) if (walk.currentNode instanceof Text) texts.push(walk.currentNode);
      for (const text of texts) {
        const home = text.parentElement;
        if (!home || left.test(home.tagName) || !text.data.trim()) continue;
        const [outside, inside] = [document.createElement('font'), document.createElement('font')];
        inside.textContent = `~${text.data}~`;
        outside.append(inside);
        home.replaceChild(outside, text);
      }
    };
    move(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof HTMLElement) move(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

for (const [from, to] of [
  ['/home', '/form'],
  ['/what-it-costs', '/form'],
  ['/form', '/contact'],
] as const) {
  const when = from === '/home' ? '' : ' @sweep';
  test(`a page that the browser has translated leads on from ${from} to ${to}${when}`, async ({ page }) => {
    await page.goto(from);
    await translate(page);
    await page.locator(`a[href="${to}"]`).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.locator('main form').first()).toBeVisible();
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
  });
}
