import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/languages';
import type en from '../messages/en.json';
import { firstOf, inTurn, isSweep } from '../scripts/test/sample.mjs';
import { expect, test } from './fixtures';
import { register, signIn } from './support/account';
import { alterCareApi } from './support/altered-care-api';
import { expectFineToTheEnd, expectNoViolations } from './support/axe';
import { runProduct } from './support/product';
import { answerAll, applyPath } from './support/questionnaire';
import { languages, views } from './support/views';

for (const [turn, { locale, prefix, width }] of inTurn(views, 1, languages.length).entries()) {
  const words = wordsOf(locale);
  // The sweep walks all of them on both.
  const modes = turn === 0 || isSweep ? ' @both' : '';
  test.describe(`the questionnaire ${prefix || '/'} at ${width}`, () => {
    test.use({ viewport: { width, height: 800 }, webFonts: width > 320, expected: { errors: [/status of 502/] } });

    test(`is open to everybody’s eyes and hands in each of its states${modes}`, async ({ page }) => {
      await signIn(page.request, await register(page.request));
      await page.goto(prefix + applyPath);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await look(page);
      // The published calls do not say what must be answered.
      if (test.info().project.name === 'full') {
        await page
          .getByRole('button', { name: `${words.ok}${words.ofQuestion.replace('{number}', '1')}`, exact: true })
          .click();
        await expect(page.getByText(words.faults.required)).toBeVisible();
        await look(page);
      }
      await answerAll(page);
      const check = page.getByRole('heading', { name: words.checkTitle });
      await expect(check).toBeFocused();
      await look(page);

      await page.route('**/Response/ObjectResponses', (route) => route.fulfill({ status: 502, json: {} }));
      await page.getByRole('button', { name: words.send, exact: true }).click();
      await expect(page.getByRole('alert').filter({ hasText: words.failed })).toBeFocused();
      await look(page);
      await page.unroute('**/Response/ObjectResponses');

      await page.reload();
      await expect(page.getByText(words.resumed.title)).toBeVisible();
      await look(page);
      await page.getByRole('button', { name: words.check }).last().click();
      await page.getByRole('button', { name: words.send, exact: true }).click();
      await expect(page.getByRole('dialog', { name: words.goodJob.title })).toBeVisible();
      await look(page);
    });
  });
}

test('a listing without questions leads back to the listing, and takes applications by call-back @sweep', async ({
  page,
  careApiUrl,
}) => {
  const careApi = await alterCareApi(careApiUrl, { 'Questionnairestype/': [] });
  const product = await runProduct({ env: { CARE_API_URL: careApi.url } });
  try {
    await signIn(page.request, await register(page.request, undefined, product.siteUrl), product.siteUrl);
    for (const { locale, prefix, width } of firstOf(views, languages.length)) {
      const words = wordsOf(locale);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(product.siteUrl + prefix + applyPath);
      const link = page.getByRole('link', { name: words.noForms });
      await expect(link).toHaveAttribute('href', `${prefix}/listing-details/41`);
      await expect(page.getByRole('heading', { name: words.orByPhone })).toBeVisible();
      await look(page);
    }
  } finally {
    // It would complain of a site that goes while it still loads.
    await page.close();
    await product.stop();
    await careApi.stop();
  }
});

test('a questionnaire that asks nothing is read, and takes applications by call-back @sweep', async ({
  page,
  careApiUrl,
}) => {
  const statement = { id: 1, questionnaireId: 1, questionType: 'text', inputKind: 'statement', identifier: 'hello' };
  const questions = [{ ...statement, headline: 'Come in person' }];
  const careApi = await alterCareApi(careApiUrl, { 'Questionnairestype/': questions });
  const product = await runProduct({ env: { CARE_API_URL: careApi.url } });
  try {
    await signIn(page.request, await register(page.request, undefined, product.siteUrl), product.siteUrl);
    for (const { locale, prefix } of languages) {
      const words = wordsOf(locale);
      await page.goto(product.siteUrl + prefix + applyPath);
      await expect(page.getByText('Come in person')).toBeVisible();
      await expect(page.getByText(words.nothingAsked)).toBeVisible();
      await expect(page.getByRole('heading', { name: words.orByPhone })).toBeVisible();
      await look(page);
    }
  } finally {
    // It would complain of a site that goes while it still loads.
    await page.close();
    await product.stop();
    await careApi.stop();
  }
});

function wordsOf(locale: Locale): typeof en.Questionnaire {
  return JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')).Questionnaire;
}

/** No violation, one h1, nothing to scroll to sideways. */
async function look(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  // Groups that were never near have a guessed height, and axe takes what lies under the guess for their ground.
  for (const group of await page.locator('form > div:visible').all()) await group.scrollIntoViewIfNeeded();
  await expectFineToTheEnd(page, expectNoViolations);
}
