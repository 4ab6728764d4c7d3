import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { type Person, register, signIn } from './support/account';
import { apply } from './support/apply';
import { daysFromNow } from './support/days';
import { keysAreOn } from './support/keyboard';

/** A job of the sample. */
const job = 33;
const list = '/adminPanel/applications?status=all&sort=created&q=keyed';

test('each letter of hiring does what the list of keys says, and two are written to and invited by letters alone @sweep', async ({
  page,
  browser,
  enterOffice,
  axe,
}) => {
  const { siteUrl } = await enterOffice(page);
  const people: Person[] = [];
  const theirs = await browser.newContext({ baseURL: siteUrl });
  for (const place of [1, 2]) {
    const name = `Keyed ${Date.now().toString(36)} ${place}`;
    const person = {
      name,
      email: `${name.toLowerCase().replaceAll(' ', '-')}@example.org`,
      password: 'Correct-Horse-9',
    };
    people.push(await register(theirs.request, person));
    await signIn(theirs.request, person);
    await apply(theirs.request, siteUrl, job);
  }
  const [first, second] = people.map(({ name }) => name);
  const press = (key: string) => page.keyboard.press(key);
  const row = (name = '') => page.getByRole('row').filter({ hasText: name });
  const opened = (name = '') => expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

  const openList = async () => {
    await page.goto(siteUrl + list);
    await keysAreOn(page);
  };
  await openList();
  await press('?');
  const keys = page.getByRole('dialog', { name: 'Keys for this list' });
  const told = await keys.locator('kbd').allTextContents();
  expect(told.filter((key) => !key.startsWith('g '))).toEqual(['/', 'j', 'k', 'x', 'Enter', '?', 'm', 'c']);
  await axe(page);
  await press('Escape');
  await press('/');
  await expect(page.getByRole('searchbox').first()).toBeFocused();
  await press('Tab');
  await press('j');
  await expect(row(first).getByRole('link').first()).toBeFocused();
  await press('j');
  await press('k');
  await press('x');
  await press('j');
  await press('x');
  await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toBeVisible();
  await press('c');
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeVisible();

  // One letter to both, taken back as a whole.
  await openList();
  for (const key of ['j', 'x', 'j', 'x', 'm']) await press(key);
  await expect(page.getByRole('heading', { level: 1, name: 'One letter to several people' })).toBeVisible();
  await page.getByLabel('Words', { exact: true }).focus();
  await page.keyboard.type('Dear {name}, we have not forgotten you.');
  await page.getByLabel('Subject').focus();
  await page.keyboard.type('News of {reference}');
  const previews = page.getByRole('region', { name: 'As each of them reads it' });
  for (const name of [first, second]) await expect(previews).toContainText(`Dear ${name}, we have not forgotten you.`);
  await axe(page);
  await press('Enter');
  await expect(page.getByText(/^2 letters leave on/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(page.getByText('It has been taken back.')).toBeVisible();

  // Two are invited, one after the other.
  await openList();
  await press('j');
  await press('Enter');
  await opened(first);
  const record = page.getByRole('region', { name: 'The application' });
  await expect(record.getByText('Looked at', { exact: true })).toBeVisible();
  await invite(page, '10');
  await press('j');
  await opened(second);
  await expect(record.getByText('Looked at', { exact: true })).toBeVisible();
  await invite(page, '12');

  // Whatever else is done with one.
  const does = async (key: string, seen: () => Promise<void>) => {
    await press(key);
    await seen();
    await heard(page);
  };
  const isAt = (stage: string) => () => expect(record.getByText(stage, { exact: true }).first()).toBeVisible();
  const happened = (what: string) => () =>
    expect(page.getByRole('region', { name: 'What happened' }).getByRole('listitem').first()).toContainText(what);
  await press('k');
  await opened(first);
  await heard(page);
  await does('s', happened('Called: spoke'));
  await press('o');
  await expect(page.getByLabel('Note for the staff')).toBeFocused();
  await page.keyboard.type('Likes cats.');
  await press('Escape');
  await does('o', happened('Likes cats.'));
  await press('x');
  await expect(page.getByLabel('What happens next')).toBeFocused();
  await page.keyboard.type('We ring you.');
  await press('Escape');
  await does('x', happened('We ring you.'));
  await press('m');
  await expect(page.getByLabel('Subject')).toBeFocused();
  await press('Escape');
  await does('h', isAt('Shortlisted'));
  await does('f', isAt('Offer (conditional)'));
  await does('c', isAt('Checks'));
  await press('r');
  await expect(page.getByLabel('Why hire with a check open')).toBeFocused();
  await press('Escape');
  await does('i', isAt('Interview'));
  await does('l', isAt('Looked at'));
  await does('b', isAt('New'));
  await press('q');
  await expect(page.getByLabel('Then show the next one')).toBeChecked();
  await press('h');
  await opened(second);
  await heard(page);
  await press('z');
  await opened(first);
  await expect(record.getByText('Shortlisted', { exact: true })).toBeVisible();

  // What they write waits until it is read.
  await signIn(theirs.request, people[0] as Person);
  const own = await (await theirs.request.get(`${siteUrl}/api/care/Response/applications`)).json();
  const sent = await theirs.request.post(`${siteUrl}/api/applications/messages`, {
    form: { id: String(own[0].id), words: 'Is Tuesday still free?' },
    headers: { origin: siteUrl },
  });
  expect(sent.url()).toContain('answered=');
  await page.goto(`${siteUrl}/adminPanel/applications?status=needsMe&q=keyed`);
  await expect(row(first)).toContainText('Wrote, and waits');
  await page.getByRole('link', { name: first ?? '' }).press('Enter');
  await expect(page.getByRole('region', { name: 'What they wrote waits for an answer' })).toContainText('Tuesday');
  await axe(page);
  await heard(page);
  await does('d', happened('Read what they wrote'));
  await expect(page.getByRole('region', { name: 'What they wrote waits for an answer' })).toHaveCount(0);
  await theirs.close();
});

/** Says so itself, once letters are listened to on the page that came. */
async function heard(page: Page): Promise<void> {
  await expect(page.getByText('A letter does what it stands on')).toBeVisible();
}

/** A place and a time, typed into what the letter leads to. */
async function invite(page: Page, hour: string): Promise<void> {
  const interview = page.getByRole('region', { name: 'Interview', exact: true });
  await heard(page);
  await page.keyboard.press('v');
  await expect(interview.getByLabel('Where or how')).toBeFocused();
  await page.keyboard.type('We ring you.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(interview.getByLabel('Time 1')).toBeFocused();
  const [year, month, day] = daysFromNow(7).split('-');
  await page.keyboard.type(`${month}${day}${year}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(`${hour}00${hour === '12' ? 'P' : 'A'}`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('v');
  await expect(interview.getByText('Offered: no time is chosen yet.')).toBeVisible();
  await heard(page);
}
