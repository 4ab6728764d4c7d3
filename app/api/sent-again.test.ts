import type { PgTable } from 'drizzle-orm/pg-core';
import { accounts, profiles } from '@/care-api/database/schema/accounts';
import { callBacks } from '@/care-api/database/schema/call-backs';
import { complaints } from '@/care-api/database/schema/complaints';
import { newsletterSubscribers } from '@/care-api/database/schema/newsletter';
import { mails } from '@/care-api/database/schema/settings';
import { plainPicture } from '@/care-api/testing/sample-pictures';
import { visitorHeader } from '@/lib/contract/visitor-header';
import { shareContentState } from '@/lib/http/content-state.mjs';
import { openRelay, type Relay } from '@/testing/relay';
import { someProfile } from '@/testing/some-profile';
import { asScript, openTestSite, password } from '@/testing/test-site';
import { POST as callBack } from './call-back/route';
import { POST as complaint } from './complaint/route';
import { POST as newsletter } from './newsletter/route';
import { POST as profile } from './profile/route';
import { POST as register } from './register/route';
import { POST as start } from './start/route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const site = openTestSite();
let relay: Relay;
beforeAll(async () => {
  relay = await openRelay(site.api.url);
  process.env.CARE_API_URL = relay.url;
  // As the front does for an API that is ours.
  shareContentState({ versionOf: () => '', note: () => {} });
});
afterAll(() => relay.stop());

const person = { email: 'edith@example.org', password, confirmPassword: password };
const asked = { yourName: 'Ann', email: 'ann@example.org', yourMessage: 'Hello', contactBy: 'email' };

/** Each form that makes something: its words, the call whose answer is lost, and where it is kept. */
const forms: [string, (request: Request) => Promise<Response>, Record<string, string>, string, PgTable][] = [
  ['register', register, { userName: 'edith', ...person }, 'registeruser', accounts],
  ['start', start, { ...person, email: 'new@example.org', listing: '41' }, 'registeruser', accounts],
  ['a call back', callBack, asked, 'call-back-promise', callBacks],
  ['a complaint', complaint, { kind: 'care', message: 'Nobody came.' }, 'Complaint', complaints],
  ['the newsletter', newsletter, { email: 'ann@example.org', topic: 'news' }, 'Newsletter', newsletterSubscribers],
];

describe.each(forms)('%s, whose answer is lost', (_, post, words, path, table) => {
  it('says that nobody knows, and is done once when it is sent again', async () => {
    const { db } = site.api.test.deps.database;
    const count = async () => [await db.$count(table), await db.$count(mails)];
    const before = await count();
    const once = `form-${path}-${before.join('-')}`;
    const send = () =>
      post(
        new Request('http://site.example/api/x', {
          method: 'POST',
          body: JSON.stringify({ ...words, once }),
          headers: asScript,
        }),
      );
    relay.fates.set(path, 'cut');
    const lost = await send();
    expect([lost.status, await lost.json()]).toMatchObject([504, { code: 'outcomeUnknown' }]);
    const after = await count();
    expect(after[0]).toBe((before[0] ?? 0) + 1);
    relay.fates.clear();
    expect((await send()).ok).toBe(true);
    expect(await count()).toEqual(after);
    const [first, second] = relay.answered.filter((one) => one.path === path).slice(-2);
    expect(second).toEqual(first);
  });
});

it('a page that is kept gives all its visitors one name: each of them has a write, and an answer, of their own', async () => {
  const { db } = site.api.test.deps.database;
  const before = await db.$count(callBacks);
  const send = async (address: string) => {
    const body = JSON.stringify({ ...asked, once: 'page-of-everyone' });
    const headers = { ...asScript, [visitorHeader]: `key ${address}` };
    return (await callBack(new Request('http://site.example/api/x', { method: 'POST', body, headers }))).json();
  };
  const first = await send('192.0.2.1');
  expect(first.next).toMatch(/^\/form\/status\//);
  expect(await send('192.0.2.1')).toEqual(first);
  expect((await send('198.51.100.1')).next).not.toBe(first.next);
  expect(await db.$count(callBacks)).toBe(before + 2);
});

it('a profile whose answer is lost is taken when it is sent again, and one that somebody changed is not', async () => {
  const { cookie } = await site.somebody();
  const fields = { ...someProfile, email: 'ann@example.org' };
  const picture = new File([new Uint8Array(await plainPicture(4, 3).png().toBuffer())], 'me.png', {
    type: 'image/png',
  });
  const send = (changed = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...changed })) form.set(name, value);
    form.set('profilePhoto', picture);
    const headers = { 'sec-fetch-site': 'same-origin', accept: 'application/json', cookie };
    return profile(new Request('http://site.example/api/profile', { method: 'POST', body: form, headers }));
  };
  relay.fates.set('Profile', 'cut');
  expect((await send()).status).toBe(504);
  relay.fates.clear();
  expect((await send()).status).toBe(200);
  expect(await site.api.test.deps.database.db.$count(profiles)).toBe(1);
  expect((await send({ city: 'Hull' })).status).toBe(409);
});
