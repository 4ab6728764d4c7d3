import type { Locator } from '@playwright/test';
import { makeQuestions } from '../testing/make-questions';
import { expect, test } from './fixtures';
import { register, signIn, signInAdmin } from './support/account';
import { current } from './support/questionnaire';

/** Pixels: room above a question for the bar, and how far off its place one may land. */
const topGap = 88;
const slack = 8;

test('361 questions: far jumps land on their question, in browsers without scroll anchoring too @sweep', async ({
  page,
  request,
  startProduct,
}) => {
  test.setTimeout(300_000);
  const { siteUrl, admin } = await startProduct();
  await signInAdmin(request, { siteUrl, admin });
  const made = await request.post(`${siteUrl}/api/care/Questionnaire`, {
    data: { title: 'A long one', typeId: '1', takesPlace: true, questions: makeQuestions(361) },
  });
  expect(made.status(), await made.text()).toBe(201);
  await signIn(page.request, await register(page.request, undefined, siteUrl), siteUrl);

  let anchoring = 'auto';
  for (anchoring of ['auto', 'none']) {
    await page.goto(`${siteUrl}/applynow2/1`);
    await page.evaluate((rule) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule);
      // An element with style in it is refused by the page's policy.
      document.adoptedStyleSheets = [sheet];
    }, `* { overflow-anchor: ${anchoring} !important; }`);
    // The first "No" jumps over ninety questions, which come back with "Yes".
    await answerFirst('No');
    await expectToStandAt('2', 'Question 92:');
    await back();
    await answerFirst('Yes');
    await expectToStandAt('2', 'Question 2:');
    await turnTheWheelTo('Question 361:');
    await back();
    await expectToStandAt('360', 'Question 360:');
    await page.getByRole('button', { name: 'Check your answers' }).click();
    await page.getByRole('button', { name: /^Change: Question 181:/ }).click();
    await expectToStandAt('181', 'Question 181:');
  }

  async function answerFirst(choice: string): Promise<void> {
    await page.locator('form fieldset').first().getByText(choice, { exact: true }).click();
  }

  /** Chromium swallows one turn of the wheel while it ends a smooth scroll of the page; a person turns on. */
  async function turnTheWheelTo(headline: string): Promise<void> {
    await expect(async () => {
      await page.mouse.wheel(0, 1_000_000);
      await expect(current(page)).toContainText(headline, { timeout: 2_000 });
    }).toPass();
  }

  async function back(): Promise<void> {
    await current(page).getByRole('button', { name: /^Back/ }).click();
  }

  async function expectToStandAt(number: string, headline: string): Promise<void> {
    await expect(current(page)).toContainText(new RegExp(`^${number}\\.${headline}`));
    await expect(current(page).locator(':focus')).toHaveCount(1);
    await expect
      .poll(() => distanceOf(current(page)), { message: `${headline} overflow-anchor: ${anchoring}` })
      .toBeLessThanOrEqual(slack);
  }
});

async function distanceOf(question: Locator): Promise<number> {
  const place = await question.locator('xpath=..').boundingBox();
  return Math.abs((place?.y ?? Number.POSITIVE_INFINITY) - topGap);
}
