import type { Locator, Page, TestInfo } from '@playwright/test';
import { isAlive } from '../scripts/test/is-alive.mjs';
import { firstOf } from '../scripts/test/sample.mjs';
import { expect, test } from './fixtures';
import { newPerson, register, signIn } from './support/account';
import { apply } from './support/apply';
import { daysFromNow } from './support/days';
import { type Hand, Visitor } from './support/hand';
import { tabTo } from './support/keyboard';
import { languageMenu } from './support/languages';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const thanks = (page: Page, name: string) => page.getByRole('dialog', { name });
/** On an API of the published calls. */
const isBare = ({ project }: TestInfo) => project.name === 'bare';

/** Leads on from the header, whose links are in a menu on a phone. */
async function openFromHeader(visitor: Visitor, name: string) {
  const { page } = visitor;
  const link = page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true });
  if ((await link.count()) === 0)
    await visitor.press(page.getByRole('banner').locator('summary').filter({ visible: true }).last());
  await visitor.press(link.first());
}

/** Each width by each hand; all in the sweep, there on the published calls the first two. */
const ways: [Hand, number][] = [
  ['touch', 360],
  ['keyboard', 1280],
  ['mouse', 360],
  ['mouse', 1280],
  ['keyboard', 360],
  ['touch', 1280],
];
const inBoth = ways.slice(0, 2);

for (const way of firstOf(ways, 1)) {
  const [hand, width] = way;
  const both = inBoth.includes(way) ? ' @both' : '';
  test.describe(`by ${hand} at ${width} px, who comes for the first time`, () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: hand === 'touch' });
    // Each stop of the keyboard is looked at.
    test.setTimeout(300_000);

    test(`finds dementia care near Leeds and asks for a call back in 4 clicks${both}`, async ({ page }, info) => {
      const visitor = new Visitor(page, hand);
      await page.goto('/');
      await visitor.type(main(page).getByLabel('What help is needed?'), 'dementia care');
      await visitor.type(main(page).getByLabel(/^Where\?/), 'Leeds');
      await visitor.press(main(page).getByRole('button', { name: 'Search', exact: true }));
      await expect(page).toHaveTitle('dementia care, Leeds: Find care');
      const first = page.locator('#results article').first();
      const title = await first.getByRole('heading').innerText();
      await visitor.press(first.getByRole('link').first());
      await expect(heading(page, title)).toBeVisible();
      const form = page.locator('form').filter({ has: page.getByLabel('Your name') });
      await visitor.type(form.getByLabel('Your name'), 'Edith Example');
      await visitor.choose(form, 'Phone');
      await visitor.type(form.getByRole('textbox', { name: /^Phone/ }), '01632 960123');
      // The published call takes no request without one.
      if (isBare(info)) await visitor.type(form.getByRole('textbox', { name: 'Email' }), 'edith@example.org');
      await visitor.press(form.getByRole('button').last());
      await expect(heading(page, 'Thank You')).toBeVisible();
      expect(visitor.presses).toBeLessThanOrEqual(4);
    });

    test(`finds a night job and applies in 10 clicks beside the answers, with no account at the start${both}`, async ({
      page,
    }, info) => {
      const visitor = new Visitor(page, hand);
      const { email, password } = newPerson();
      await page.goto('/');
      await openFromHeader(visitor, 'Carer jobs');
      const job = page.locator('#results article').filter({ hasText: 'night carer' }).first();
      await visitor.press(job.getByRole('link').first());
      await visitor.press(main(page).getByRole('link', { name: 'Apply Now' }).first());
      await expect(heading(page, /^Apply: .*night carer/i)).toBeVisible();
      if (!isBare(info)) await visitor.type(main(page).getByLabel('Your name'), 'Edith Example');
      await visitor.type(main(page).getByLabel('Email', { exact: true }), email);
      await visitor.type(main(page).getByLabel('Password', { exact: true }), password);
      await visitor.press(page.getByRole('button', { name: 'Start my application' }));
      // Whether the email has an account is told by mail alone; the password just chosen opens it either way.
      if (!isBare(info)) {
        await expect(page.getByRole('status').filter({ hasText: 'We have sent you a mail' })).toBeVisible();
        await visitor.type(main(page).getByLabel('Email', { exact: true }), email);
        await visitor.type(main(page).getByLabel('Password', { exact: true }), password);
        await page.keyboard.press('Enter');
      }
      await expect(page).toHaveURL(/\/applynow2\/\d+$/);
      await page.waitForFunction(isAlive);
      // The first screen is read: Enter goes on while nothing else has the focus.
      if (hand !== 'touch') await page.keyboard.press('Enter');
      await answerAll(visitor);
      await visitor.press(page.getByRole('button', { name: 'Send', exact: true }));
      await expect(thanks(page, 'Good Job')).toBeVisible();
      expect(visitor.presses).toBeLessThanOrEqual(10);
    });

    test(`reads what care costs and asks a question under the article in 5 clicks${both}`, async ({ page }) => {
      const visitor = new Visitor(page, hand);
      await signIn(page.request, await register(page.request));
      await page.goto('/home');
      await openFromHeader(visitor, 'Insights');
      await visitor.type(main(page).getByLabel('What Are Searching*'), 'what does it cost');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/q=what/);
      const article = main(page).getByRole('link', { name: /What does it cost, and who helps to pay\?$/ });
      await visitor.press(article.first());
      const form = page.getByRole('form', { name: 'Post A Comment' });
      await visitor.type(form.getByLabel('Your Message'), `Does the council pay for nights, asks ${Date.now()}?`);
      await visitor.press(form.getByRole('button', { name: 'Post A Comment' }));
      await expect(page.getByText('Thank you for the Comment.')).toBeVisible();
      expect(visitor.presses).toBeLessThanOrEqual(5);
    });

    test(`changes the language in the middle of a form and goes on in 2 clicks${both} @sweep`, async ({ page }) => {
      const visitor = new Visitor(page, hand);
      await page.goto('/form');
      await visitor.type(page.getByLabel('Your name'), 'Edith Example');
      await visitor.press(languageMenu(page));
      await visitor.press(page.getByRole('banner').getByRole('link', { name: 'العربية' }));
      await expect(page).toHaveURL(/\/ar\/form$/);
      await expect(page.locator('main [name=yourName]')).toHaveValue('Edith Example');
      await visitor.type(page.locator('main [name=phoneNo]'), '01632 960123');
      await expect(page.locator('main [name=phoneNo]')).toHaveValue('01632 960123');
      expect(visitor.presses).toBeLessThanOrEqual(2);
    });

    test(`finds out what became of an application in 3 clicks${both}`, async ({ page, baseURL }, info) => {
      const visitor = new Visitor(page, hand);
      await signIn(page.request, await register(page.request));
      const reference = isBare(info) ? '' : await apply(page.request, baseURL);
      await page.goto('/listing');
      await visitor.press(page.getByRole('banner').locator('summary').filter({ visible: true }).last());
      await visitor.press(page.getByRole('link', { name: 'My Dashboard' }).filter({ visible: true }).first());
      await expect(heading(page, 'My Dashboard')).toBeVisible();
      // The published calls tell nobody what became of theirs: nothing is said, rather than that there is none.
      if (isBare(info)) await expect(page.getByText('My applications')).toHaveCount(0);
      else {
        expect(reference).not.toBe('');
        const application = page.getByRole('listitem').filter({ hasText: `Reference ${reference}` });
        await expect(application.getByText('Next:')).toBeInViewport();
      }
      expect(visitor.presses).toBeLessThanOrEqual(3);
    });
  });
}

/** Gives the first answer that does, until all are on Check your answers. What is answered is no click of the way. */
async function answerAll({ page, hand }: Visitor): Promise<void> {
  const answering = new Visitor(page, hand);
  const texts: Record<string, string> = { email: 'edith@example.org', tel: '01632 960111', date: daysFromNow(40) };
  const check = page.getByRole('heading', { name: 'Check your answers' });
  for (let turn = 0; turn < 40 && !(await check.isVisible()); turn += 1) {
    const current = page.locator('[data-current]');
    const before = await current.innerText();
    const field = current.locator('input, textarea').first();
    if ((await field.count()) === 0) await answering.press(current.getByRole('button').first());
    else {
      const type = (await field.getAttribute('type')) ?? 'textarea';
      if (type === 'date') await field.fill(texts.date ?? '');
      else if (type === 'radio' || type === 'checkbox') await tick(answering, field);
      else await answering.type(field, texts[kindOf(before) ?? type] ?? '7');
      if (type !== 'radio') await answering.press(current.getByRole('button').first());
    }
    await expect.poll(async () => (await check.isVisible()) || (await current.innerText()) !== before).toBe(true);
    await page.evaluate(untilScrolled);
  }
  await expect(check).toBeVisible();
}

/** The published calls do not tell a number to ring or a day from other words: there each is asked for as a line of text. */
function kindOf(question: string): string | null {
  if (/when could you start/i.test(question)) return 'date';
  return /on which number/i.test(question) ? 'tel' : null;
}

/** Runs in the browser: the next question has come into its place. A press while the page moves under it may miss. */
async function untilScrolled() {
  let [top, since] = [window.scrollY, performance.now()];
  while (performance.now() - since < 200) {
    await new Promise(requestAnimationFrame);
    if (window.scrollY !== top) [top, since] = [window.scrollY, performance.now()];
  }
}

/** By Space where there is no pointer: it chooses, and a radio goes on. */
async function tick({ page, hand }: Visitor, field: Locator): Promise<void> {
  if (hand === 'mouse') return field.click();
  if (hand === 'touch') return field.tap();
  await tabTo(page, field);
  await page.keyboard.press('Space');
}

test('an API of the published calls: hours in place of a promise, and no page to follow a request @sweep', async ({
  startProduct,
  page,
}) => {
  const { siteUrl } = await startProduct({
    bare: true,
    env: { SITE_NAME: 'Example Care', SITE_PHONE: '01632 960000', SITE_HOURS: 'Every day, 8am to 8pm' },
  });
  await page.goto(`${siteUrl}/form`);
  await expect(
    page.getByRole('banner').getByRole('link', { name: '01632 960000' }).filter({ visible: true }),
  ).toBeVisible();
  await expect(main(page).getByText(/^We .*Every day, 8am to 8pm/)).toBeVisible();
  await page.getByLabel('Your name').fill('Edith Example');
  await main(page)
    .getByRole('textbox', { name: /^Phone/ })
    .fill('01632 960123');
  await main(page)
    .getByRole('textbox', { name: /^Email/ })
    .fill('edith@example.org');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(heading(page, 'Thank You')).toBeVisible();
  await page.getByRole('link', { name: 'OK', exact: true }).click();
  await expect(page).toHaveURL(/\/listing$/);
});
