import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { inTurn, isSweep } from '../scripts/test/sample.mjs';
import { expect, test } from './fixtures';
import { logIn, register, signIn, signInAdmin } from './support/account';
import { apply } from './support/apply';
import { expectFineToTheEnd } from './support/axe';
import { daysFromNow } from './support/days';
import { keysAreOn } from './support/keyboard';
import type { OwnProduct } from './support/own-product';
import { officeViews } from './support/views';

/** `Made up 1?` and so on; 30 are enough for a second page. */
async function addQuestions(page: Page, { siteUrl, admin }: OwnProduct, words: string, count: number): Promise<void> {
  await signInAdmin(page.request, { siteUrl, admin });
  const add = async (_: unknown, index: number) => {
    const data = { faqQuestions: `${words} ${index + 1}?`, faqAnswer: `Answer ${index + 1}.` };
    expect((await page.request.post(`${siteUrl}/api/care/Faq`, { data })).status()).toBe(201);
  };
  await Promise.all(Array.from({ length: count }, add));
}

const question = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Question', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

for (const bare of [false, true]) {
  test.describe(bare ? 'an API of the published calls @sweep' : 'our API', () => {
    test.use({ expected: { errors: [/status of 409/] } });

    test('a list is searched, sorted and turned by keyboard; a question is changed in its row and in its editor', async ({
      page,
      office,
      axe,
    }) => {
      test.setTimeout(400_000);
      const product = await office(bare);
      await addQuestions(page, product, 'Made up', 30);
      await page.goto(`${product.siteUrl}/adminPanel/faqs`);
      await axe(page);
      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(page).toHaveURL(/page=2$/);
      await keysAreOn(page);
      await page.keyboard.press('/');
      await page.keyboard.type('made up 30');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/q=made\+up\+30/);
      await expect(page.getByText('1 to 1 of 1')).toBeVisible();
      await keysAreOn(page);

      await page.keyboard.press('j');
      await expect(page.getByRole('link', { name: 'Made up 30?', exact: true })).toBeFocused();
      await page.keyboard.press('e');
      await expect(question(page)).toBeFocused();
      await page.keyboard.type(' Changed?');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'It has been saved.' })).toBeVisible();
      await keysAreOn(page);
      // The row it was done in has the focus, so that the next letter goes on from there.
      await expect(page.getByRole('row').filter({ hasText: 'Changed?' }).locator(':focus')).toHaveCount(1);

      await page
        .getByRole('link', { name: /Changed\?$/ })
        .first()
        .click();
      await question(page).fill('Edited 30?');
      await save(page).press('Enter');
      await expect(page.getByText(/^Saved \d/)).toBeVisible();
      await axe(page);
      await page.goto(`${product.siteUrl}/faq`);
      await expect(page.getByText('Edited 30?').first()).toBeVisible();
    });

    test('two people change one question: nothing is lost, and whoever is second chooses', async ({
      page,
      office,
      axe,
    }) => {
      test.setTimeout(400_000);
      const product = await office(bare);
      await addQuestions(page, product, 'Doubly', 1);
      await page.goto(`${product.siteUrl}/adminPanel/faqs?q=doubly`);
      await page.getByRole('link', { name: 'Doubly 1?', exact: true }).click();
      await expect(question(page)).toBeVisible();
      const second = await page.context().newPage();
      await second.goto(page.url());
      await question(second).fill('Theirs?');
      await second.getByRole('textbox', { name: 'Answer', exact: true }).fill('Their answer.');
      await save(second).click();
      await expect(second.getByText(/^Saved \d/)).toBeVisible();

      await question(page).fill('Mine?');
      await save(page).click();
      const panel = page.getByRole('region', { name: /changed this meanwhile/ });
      await expect(panel).toContainText('Came over from them: Answer.');
      await axe(page);
      await panel.getByRole('radio', { name: /^Yours/ }).check();
      await save(page).click();
      await expect(page.getByText(/^Saved \d/)).toBeVisible();
      await page.reload();
      await expect(question(page)).toHaveValue('Mine?');
      await expect(page.getByRole('textbox', { name: 'Answer', exact: true })).toHaveValue('Their answer.');
    });

    test('without script the list and the editor do the same', async ({ noScriptPage: page, office }) => {
      test.setTimeout(400_000);
      const { siteUrl, admin } = await office(bare);
      await page.goto(`${siteUrl}/adminPanel/faqs/new`);
      await logIn(page, admin);
      await save(page).click();
      await expect(page.getByRole('alert')).toContainText('Question is required.');
      await question(page).fill('No script?');
      await page.getByRole('textbox', { name: 'Answer', exact: true }).fill('None.');
      await save(page).click();
      await expect(page.getByText('It has been added.')).toBeVisible();

      await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Questions' }).click();
      await page.getByLabel('Search this list').fill('no script');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      const row = page.getByRole('row', { name: /No script\?/ });
      await expect(row).toHaveCount(1);
      await row.getByRole(bare ? 'link' : 'button', { name: /^(Delete|Move to trash)/ }).click();
      if (bare) await page.getByRole('button', { name: 'Yes, delete it' }).click();
      await expect(page.getByText(/It has been deleted\.|It is in the trash now\./)).toBeVisible();
      await expect(row).toHaveCount(0);
    });
  });
}

test('a role opens the screens of its work alone, a ban shuts them, and all of it is in the audit', async ({
  page,
  browser,
  office,
  axe,
}) => {
  test.setTimeout(400_000);
  const { siteUrl, admin } = await office();
  const context = await browser.newContext({ baseURL: siteUrl });
  const person = await register(context.request);
  await signInAdmin(page.request, { siteUrl, admin });
  await page.goto(`${siteUrl}/adminPanel/users?q=${encodeURIComponent(person.email)}`);
  await page.getByRole('link', { name: person.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  await expect(page).toHaveTitle(`${person.name} | Users | Back office`);
  await axe(page);
  await page.getByRole('checkbox', { name: /^Editor/ }).check();
  await page.getByRole('button', { name: 'Save roles' }).click();
  await expect(page.getByText('The roles are changed.')).toBeVisible();

  await signIn(context.request, person);
  const theirs = await context.newPage();
  await theirs.goto('/adminPanel');
  const menu = theirs.getByRole('navigation', { name: 'Back office' });
  const ofEditors = [
    'Today',
    'Search',
    'Posts',
    'Pages',
    'Menus',
    'Redirects',
    'Comments',
    'Questions and answers',
    'Gallery',
    'Videos',
    'Team',
    'Pictures, files',
    'Translations',
    'Listings',
    'Import',
    'Categories',
    'Search filters',
    'Questionnaires',
    'Trash',
  ];
  await expect(menu.getByRole('link')).toHaveText(ofEditors);
  await theirs.goto('/adminPanel/users');
  await expect(theirs.getByRole('alert').filter({ hasText: 'colleagues with another role' })).toBeVisible();

  await page.getByLabel('Reason').fill('<b>Spam</b>');
  await page.getByRole('button', { name: 'Ban this person' }).click();
  await expect(page.getByRole('heading', { name: 'This person is banned' })).toBeVisible();
  await expect(page.getByText('<b>Spam</b>')).toBeVisible();
  await theirs.reload();
  await expect(theirs).toHaveURL(/\/login-register/);
  await context.close();

  await page.goto(`${siteUrl}/adminPanel/audit?verify=1`);
  await expect(page.getByText(/The log is whole: \d+ entries checked/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Banned|ban)/ }).first()).toBeVisible();
  await axe(page);
});

test('a colleague is added without script, chooses a password by a link that is shown once, and works at once', async ({
  page,
  noScriptPage: plain,
  office,
  axe,
}) => {
  test.setTimeout(400_000);
  const { siteUrl, admin } = await office();
  const email = `mina-${Date.now().toString(36)}@example.org`;
  await signInAdmin(plain.request, { siteUrl, admin });
  const add = async () => {
    await plain.goto(`${siteUrl}/adminPanel/users`);
    await plain.getByText('Add a colleague').click();
    await plain.getByRole('textbox', { name: 'Email' }).fill(email);
    await plain.getByRole('radio', { name: /^Recruiter/ }).check();
    await plain.getByRole('button', { name: 'Add them' }).click();
  };
  await add();
  await expect(plain.getByText('No mail leaves this site yet', { exact: false })).toBeVisible();
  const link = await plain.getByText(/\/reset_password\?Key=/).innerText();
  await add();
  await expect(plain.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(plain.getByRole('radio', { name: /^Recruiter/ })).toBeChecked();
  await plain.getByRole('link', { name: 'Go to their account' }).click();
  await expect(
    plain.getByRole('main').getByRole('link', { name: email.replace(/@.*/, ''), exact: true }),
  ).toBeVisible();
  await plain.goto(`${siteUrl}/adminPanel/users?status=invited&q=${encodeURIComponent(email)}`);
  await expect(plain.getByRole('row', { name: email })).toContainText('Not here yet');

  const mine = { email, password: 'Correct-Horse-9' };
  await page.goto(`${siteUrl}${new URL(link).pathname}${new URL(link).search}`);
  const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true });
  await field('Email').fill(email);
  await field('New password').fill(mine.password);
  await page
    .getByRole('main')
    .getByLabel(/^(Confirm|Repeat)/)
    .fill(mine.password);
  await page
    .getByRole('main')
    .getByLabel(/^(Confirm|Repeat)/)
    .press('Enter');
  await expect(page).toHaveURL(/\/login-register/);
  await page.goto(`${siteUrl}/login-register?returnUrl=/adminPanel/applications`);
  await logIn(page, mine);
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await page.context().clearCookies();
  await signInAdmin(page.request, { siteUrl, admin });
  await page.goto(`${siteUrl}/adminPanel/users`);
  await page.getByText('Add a colleague').click();
  await axe(page);
  const missing = await page.request.get(`${siteUrl}/adminPanel/no/such/screen`);
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('Nothing is kept under this address');
});

test('many rows go into the trash at once and come back, and a list is had as a table', async ({ page, office }) => {
  test.setTimeout(400_000);
  const product = await office();
  await addQuestions(page, product, 'Spare', 3);
  await page.goto(`${product.siteUrl}/adminPanel/faqs?q=spare`);
  await page.locator('summary', { hasText: 'Download as CSV' }).click();
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect((await readFile(await csv.path(), 'utf8')).match(/Spare \d/g)).toHaveLength(3);
  await page.getByLabel('Select this page').check();
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.getByLabel('Spare 2?').uncheck();
  await page.getByRole('button', { name: 'Move to trash', exact: true }).click();
  await expect(page.getByRole('row', { name: /Spare/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: /Spare/ })).toHaveCount(3);
});

test.describe('addresses', () => {
  test.use({ expected: { errors: [/status of 404/] } });

  test('what has gone meanwhile is missed inside the office, and a category is chosen by nobody but the writer @sweep', async ({
    page,
    office,
    axe,
  }) => {
    test.setTimeout(400_000);
    const { siteUrl, admin } = await office();
    await signInAdmin(page.request, { siteUrl, admin });
    const data = { faqQuestions: 'Soon gone?', faqAnswer: 'Yes.' };
    const made = await page.request.post(`${siteUrl}/api/care/Faq`, { data });
    await page.goto(`${siteUrl}/adminPanel/faqs?q=soon+gone`);
    await keysAreOn(page);
    await page.request.delete(`${siteUrl}/api/care/Faq/${(await made.json()).faqId}`);
    await page.getByRole('link', { name: 'Soon gone?', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing is kept under this address' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await axe(page);
    await page.goto(`${siteUrl}/adminPanel/posts/new`);
    await page.getByLabel('What is it called?').fill('Never begun');
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.getByLabel('Category', { exact: true })).toBeFocused();
    await expect(page).toHaveURL(/\/posts\/new$/);
    await page.goto(`${siteUrl}/adminPanel/posts/1/preview`);
    const look = page.frameLocator('iframe');
    await expect(look.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(look.getByRole('region', { name: /cookie/i })).toHaveCount(0);
  });
});

/** One of each template that no journey of the back office looks at itself. */
const templates = [
  ...[
    '',
    '/faqs?q=zzz&sort=none',
    '/faqs?edit=1',
    '/posts?status=waiting&tag=care',
    '/posts/1/preview',
    '/menus/order',
  ],
  ...['/menus/1', '/comments?why=link', '/call-backs/report', '/complaints/1', '/complaints/summary?asked=2026-11-02'],
  ...['/deliveries?status=all', '/media/1', '/search?q=a', '/setup', '/settings', '/mail-texts/resetPassword-ar'],
  ...['/listings/import', '/listings?status=draft&lacks=price', '/listings/41/preview', '/users?status=staff'],
  ...['/trash?delete=faq:2', '/confirm?path=/adminPanel/trash', '/complaints/new', '/users/person?who=a@example.org'],
];

/** Others made of the same, or looked at by their own journeys: for the sweep. */
const alike = [
  ...['/faqs', '/faqs/new', '/faqs/1', '/posts', '/posts/new', '/posts/1', '/posts/1/history', '/pages', '/pages/new'],
  ...['/pages/1', '/pages/1/history', '/pages/1/preview', '/menus', '/menus?status=dead', '/menus/new', '/filters'],
  ...['/filters?status=empty', '/filters/1', '/filters/new', '/filters/order', '/categories/order', '/call-backs'],
  ...['/call-backs?status=all', '/call-backs/1', '/call-backs/new', '/comments?status=all', '/complaints'],
  ...['/complaints?status=all&kind=data', '/applications', '/applications?status=all', '/applications/1'],
  ...['/canned-answers', '/canned-answers/new', '/subscribers?status=all', '/keys', '/webhooks', '/media'],
  ...[
    '/media?status=noAlt',
    '/team',
    '/team/new',
    '/redirects',
    '/redirects/new',
    '/gallery',
    '/gallery/new',
    '/gallery/1',
    '/gallery/order',
    '/videos',
    '/videos/1',
  ],
  ...['/videos/order', '/mails?status=all', '/mail-texts', '/translations', '/translations?language=pl&kind=faq'],
  ...['/listings', '/listings?edit=41', '/listings/new', '/listings/41', '/listings/41/history', '/look/listing/41'],
  ...['/questionnaires', '/questionnaires/new', '/questionnaires/1', '/questionnaires/1/preview'],
  ...['/look/questionnaire/1', '/company', '/company/history', '/company/preview', '/users', '/audit?verify=1'],
];

const screens = isSweep ? [...templates, ...alike] : templates;

test('a list that is only sorted or longer keeps its filters folded; one that is filtered shows them @sweep', async ({
  page,
  enterOffice,
}) => {
  const { siteUrl } = await enterOffice(page);
  await page.goto(`${siteUrl}/adminPanel/listings?size=100&sort=title`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByLabel('Sort by')).toBeHidden();
  await page.goto(`${siteUrl}/adminPanel/listings?lacks=price`);
  await expect(page.getByLabel('Sort by')).toBeVisible();
});

test('on a desk a listing is one line of its list, whose actions open in it, and twelve are in sight @sweep', async ({
  page,
  enterOffice,
}) => {
  const { siteUrl } = await enterOffice(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const prefix of ['', '/ar']) {
    await page.goto(`${siteUrl}${prefix}/adminPanel/listings`);
    const rows = page.locator('[data-row]');
    const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON()));
    expect(boxes[0].top).toBeLessThanOrEqual(300);
    expect(boxes.filter(({ bottom }) => bottom <= 800).length).toBeGreaterThanOrEqual(12);
    for (const { height } of boxes) expect(height).toBeLessThanOrEqual(48);
    await expect(rows.first().locator('summary')).toBeInViewport({ ratio: 1 });
    await rows.first().getByRole('checkbox').check();
    await rows.first().getByRole('checkbox').uncheck();
    await rows.last().locator('summary').press('Enter');
    await expect(rows.last().locator('[data-quick-edit]')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});

test('on a tablet no list is wider than its place @sweep', async ({ page, office }) => {
  test.setTimeout(400_000);
  const { siteUrl, admin } = await office();
  await signInAdmin(page.request, { siteUrl, admin });
  const asked = { yourName: 'Zoë O’Brien-Featherstone', email: 'zoe@example.org', phoneNo: '01632 960123' };
  const data = { ...asked, dateTime: '', yourMessage: 'Please ring.\n\nPrefers contact by: text' };
  expect((await page.request.post(`${siteUrl}/api/care/Requestcallback`, { data })).status()).toBe(201);
  const wider: string[] = [];
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      '/call-backs?status=all',
      '/translations',
      '/listings',
      '/posts',
      '/mails?status=all',
      '/audit',
    ]) {
      await page.goto(`${siteUrl}/adminPanel${path}`);
      const isWider = (table: Element) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0);
      if (await page.getByRole('main').getByRole('table').evaluate(isWider)) wider.push(`${width} ${path}`);
    }
  }
  expect(wider).toEqual([]);
});

for (const [turn, { prefix, width }] of officeViews.entries()) {
  const name = `${prefix || 'English'} at ${width} px`;
  test(`axe finds nothing in the back office, and nothing runs off the side: ${name}`, async ({
    page,
    office,
    axe,
  }) => {
    test.setTimeout(600_000);
    const product = await office();
    await addQuestions(page, product, 'Looked at', 3);
    await page.request.delete(`${product.siteUrl}/api/care/Faq/2`);
    const asked = {
      yourName: 'Ann',
      email: 'ann@example.org',
      phoneNo: '01632 960123',
      dateTime: `${daysFromNow(7)} morning`,
    };
    const data = { ...asked, yourMessage: 'Please ring me.\n\nPrefers contact by: text\n\nAbout: Rose Cottage' };
    expect((await page.request.post(`${product.siteUrl}/api/care/Requestcallback`, { data })).status()).toBe(201);
    const complaint = { kind: 'care', forWhom: 'other', message: 'Nobody came.', email: 'ann@example.org' };
    expect((await page.request.post(`${product.siteUrl}/api/complaint`, { data: complaint })).status()).toBe(201);
    await apply(page.request, product.siteUrl);
    await page.setViewportSize({ width, height: 900 });
    for (const path of inTurn(screens, turn, officeViews.length)) {
      await page.goto(`${product.siteUrl}${prefix}/adminPanel${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (!path.includes('?'))
        expect(await page.evaluate(topOfRows), path).toBeLessThanOrEqual(width < 640 ? 460 : 320);
      await expectFineToTheEnd(page, axe);
    }
  });
}

/** Runs in the browser: where the rows of a list begin, in pixels; 0 where there are none. Lists are for their rows. */
function topOfRows(): number {
  return document.querySelector('.back-office [data-row]')?.getBoundingClientRect().top ?? 0;
}

/** What stands in pages, styles and scripts of the back office and nowhere else. */
const ofStaff = [
  'Nothing matches what is asked for',
  'AdminList',
  'back-office',
  'adminPanel/faqs',
  'data-quick-edit',
  'AdminQuestionnaires',
];

const lists = ['/faqs', '/listings', '/users', '/audit', '/trash', '/mails', '/categories'];
const editors = ['/faqs/1', '/posts/1', '/listings/41', '/company', '/categories/1', '/questionnaires/1'];

test('a list loads 170 kB of script at most, an editor 320, and what is held off public pages is in them @sweep', async ({
  page,
  enterOffice,
}) => {
  const { siteUrl } = await enterOffice(page);
  const known = new Map<string, string>();
  const kilobytes = async (path: string) => {
    await page.goto(`${siteUrl}/adminPanel${path}`, { waitUntil: 'networkidle' });
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const scripts = [...new Set(loaded)].filter((address) => new URL(address).pathname.endsWith('.js'));
    for (const address of scripts)
      known.set(address, known.get(address) ?? (await (await page.request.get(address)).text()));
    expect(scripts.length).toBeGreaterThan(3);
    return scripts.reduce((sum, address) => sum + gzipSync(known.get(address) ?? '').length, 0) / 1000;
  };
  for (const path of lists) expect.soft(await kilobytes(path), path).toBeLessThanOrEqual(170);
  for (const path of editors) expect.soft(await kilobytes(path), path).toBeLessThanOrEqual(320);
  const all = [...known.values(), await page.content()].join('\n');
  expect(ofStaff.filter((words) => all.includes(words)).length).toBeGreaterThan(2);
});

test('public pages carry nothing of the back office: no word, no style, no script', async ({ page, request }) => {
  const addresses = new Set<string>();
  for (const path of ['/', '/faq', '/login-register', '/listing']) {
    await page.goto(path);
    addresses.add(page.url());
    for (const file of await page.locator('script[src], link[rel=stylesheet]').all()) {
      addresses.add((await file.getAttribute('src')) ?? (await file.getAttribute('href')) ?? '');
    }
  }
  const bodies = await Promise.all([...addresses].map(async (address) => (await request.get(address)).text()));
  const all = bodies.join('\n');
  expect(all.length).toBeGreaterThan(100_000);
  expect(ofStaff.filter((words) => all.includes(words))).toEqual([]);
  expect((await request.get('/adminPanel/faqs', { maxRedirects: 0 })).status()).toBe(307);
});
