import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { inTurn, isSweep } from '../scripts/test/sample.mjs';
import { expect, test } from './fixtures';
import { type Person, register, signIn } from './support/account';
import { expectFineToTheEnd } from './support/axe';
import { views } from './support/views';

/** A screen as one comes to it, and what is done there; what is looked for then. */
type State = { path: string; act?: (page: Page) => Promise<unknown>; sign?: string };

/** Made of the same as others, or looked at by the journeys that come there: for the sweep. */
const inSweep = <Item>(items: Item[]) => (isSweep ? items : []);

const send = (page: Page) => page.locator('main form button[type=submit]').last().press('Enter');
const warning = 'dialog[open]';
const invalid = 'main [aria-invalid]';

const guestStates: State[] = [
  { path: '/login-register', act: failLogin, sign: 'main form [role=alert]' },
  { path: '/login-register?notice=registered' },
  { path: '/login-register/register', act: send, sign: invalid },
  { path: '/login-register/forgot', act: send, sign: invalid },
  { path: '/reset_password?Key=spent', act: sendSpentKey, sign: 'main form [role=alert]' },
  { path: '/login-register/code', act: send, sign: invalid },
  { path: '/my-data/deleted' },
  { path: '/confirm-email?Key=spent' },
  ...inSweep([
    { path: '/login-register', act: send, sign: invalid },
    ...['reset', 'expired'].map((notice) => ({ path: `/login-register?notice=${notice}` })),
    { path: '/login-register/forgot?notice=mailed' },
    { path: '/reset_password' },
    { path: '/reset_password?Key=spent', act: send, sign: invalid },
    { path: '/login-register/code' },
    ...['', '?Key=spent&problem=link'].map((query) => ({ path: `/confirm-email${query}` })),
  ]),
];

const newcomerStates: State[] = [
  { path: '/usersdashboard' },
  { path: '/profiles', act: (page) => choosePicture(page, 'no picture'), sign: invalid },
  { path: '/my-data', act: askToDelete, sign: warning },
  { path: '/account', act: send, sign: invalid },
  { path: '/newBlog' },
  ...inSweep([
    { path: '/profiles' },
    { path: '/profiles', act: send, sign: invalid },
    { path: '/my-data', act: send, sign: invalid },
    { path: '/account?done=password' },
    ...['/blog-user', '/my-data', '/account'].map((path) => ({ path })),
  ]),
];

const savedStates: State[] = [
  { path: '/usersdashboard', act: openMenu, sign: 'header details[open]' },
  ...inSweep([
    { path: '/profiles', act: send, sign: 'main form [role=status]:not(:empty)' },
    { path: '/usersdashboard' },
  ]),
];

for (const [turn, { prefix, width }] of views.entries()) {
  const inThisView = (states: State[]) => inTurn(states, turn, views.length);

  test.describe(`axe finds nothing: ${prefix || 'English'} at ${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      webFonts: width > 320,
      expected: { errors: [/status of (401|422)/] },
    });

    test('signing in, registering, and a new password', async ({ page, axe }) => {
      test.setTimeout(300_000);
      for (const state of inThisView(guestStates)) await look(page, axe, prefix, state);
    });

    test('the profile, the dashboard and what is kept', async ({ page, axe }) => {
      test.setTimeout(300_000);
      await signIn(page.request, await register(page.request));
      for (const state of inThisView(newcomerStates)) await look(page, axe, prefix, state);
      await saveProfile(page);
      for (const state of inThisView(savedStates)) await look(page, axe, prefix, state);
    });

    test('a post for guests and for those who write', async ({ page, axe, careApiUrl }) => {
      test.setTimeout(300_000);
      const post = await newestPost(page, careApiUrl);
      for (const state of inThisView([{ path: post }])) await look(page, axe, prefix, state);
      const me = await register(page.request);
      await comment(page, me, post);
      const own = page.locator('#comments article').filter({ hasText: `Word of ${me.name}` });
      const tool = (number: number) => () => own.getByRole('button').nth(number).press('Enter');
      for (const state of inThisView([
        { path: post, act: tool(0), sign: '#comments article textarea' },
        { path: post, act: tool(1), sign: '#comments article textarea' },
        { path: post, act: tool(2), sign: warning },
        { path: post, act: writeBadly, sign: invalid },
        { path: `${post}/write`, act: answerTheFirst },
        ...inSweep([{ path: '/usersdashboard' }, { path: `${post}/write` }]),
      ])) {
        await look(page, axe, prefix, state);
      }
    });

    test(`the end of a session, told before${turn > 0 ? ' @sweep' : ''}`, async ({ page, context, axe, baseURL }) => {
      await signIn(page.request, await register(page.request));
      const hint = JSON.stringify([Date.now() + 100_000, 0, 'Edith']);
      await context.addCookies([{ name: 'session-hint', value: encodeURIComponent(hint), url: baseURL ?? '' }]);
      await look(page, axe, prefix, { path: '/profiles', sign: warning });
    });
  });
}

type Axe = (page: Page) => Promise<void>;

async function look(page: Page, axe: Axe, prefix: string, { path, act, sign }: State): Promise<void> {
  await page.goto(prefix + path);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
  await untilAwake(page);
  await act?.(page);
  if (sign) await expect(page.locator(sign).first()).toBeVisible();
  await expectFineToTheEnd(page, axe);
}

/** Forms work before script has come too, but then they leave the page. */
async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main form')].every((form) =>
      Object.keys(form).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

async function answerTheFirst(page: Page): Promise<void> {
  await page.locator('main article a').first().press('Enter');
  await page.waitForURL(/[?&]to=/);
}

async function failLogin(page: Page): Promise<void> {
  await page.locator('#login-email').fill(`nobody-${Date.now()}@example.org`);
  await page.locator('#login-password').fill('wrong-password');
  await send(page);
}

async function sendSpentKey(page: Page): Promise<void> {
  await page.locator('#reset-email').fill('edith@example.org');
  await page.locator('#reset-password').fill('Correct-Horse-9');
  await page.locator('#reset-confirmPassword').fill('Correct-Horse-9');
  await send(page);
}

async function choosePicture(page: Page, text: string): Promise<void> {
  const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(text) };
  await page.locator('#profile-profilePhoto').setInputFiles(file);
}

const profile = {
  email: 'edith@example.org',
  phoneNo: '07700 900123',
  gender: 'Female',
  day: '29',
  month: '2',
  year: '1980',
  address: 'Flat 1',
  street: 'Sample Street',
  city: 'York',
  state: 'North Yorkshire',
  country: 'United Kingdom',
  nationality: 'British',
};

async function saveProfile(page: Page): Promise<void> {
  const plain = sharp({ create: { width: 320, height: 240, channels: 3, background: '#3a7d44' } });
  const profilePhoto = { name: 'me.png', mimeType: 'image/png', buffer: await plain.png().toBuffer() };
  const headers = { accept: 'application/json' };
  const saved = await page.request.post('/api/profile', { headers, multipart: { ...profile, profilePhoto } });
  expect(saved.status()).toBe(200);
}

async function askToDelete(page: Page): Promise<void> {
  await page.locator('#delete-password').fill('anything');
  await send(page);
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('banner').locator('summary').filter({ visible: true }).last().press('Enter');
}

async function newestPost(page: Page, careApiUrl: string): Promise<string> {
  const posts: { id: number }[] = await (await page.request.get(`${careApiUrl}/api/Post`)).json();
  return `/blog-details-user-view/${posts[0]?.id}`;
}

async function comment(page: Page, me: Person, post: string): Promise<void> {
  await signIn(page.request, me);
  const data = { action: 'post', postId: post.split('/').at(-1), content: `Word of ${me.name}` };
  expect((await page.request.post('/api/comments', { data })).status()).toBe(200);
}

async function writeBadly(page: Page): Promise<void> {
  await page.locator('#comment').fill('This is shit');
  await page.locator('form[aria-labelledby=comment-title] button').press('Enter');
}
