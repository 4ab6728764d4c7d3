import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects that axe finds nothing on the page as it stands. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  );
  expect(findings, `axe on ${page.url()}`).toEqual([]);
}

/** Expects no finding and nothing off the side, from the end of the page: only there the sticky bars cover nothing. */
export async function expectFineToTheEnd(page: Page, axe: typeof expectNoViolations): Promise<void> {
  await scrollToEnd(page);
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
