import { accounts } from '@/care-api/database/schema/accounts';
import { callBacks } from '@/care-api/database/schema/call-backs';
import { onceWrites } from '@/care-api/database/schema/staff';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { visitorHeader } from '@/lib/contract/visitor-header';
import { forgetOnceWrites, idempotent } from './idempotent';

let test: TestApp;
const now = new Date('2026-05-01T09:00:00Z');
let [admin, editor] = ['', ''];
beforeAll(async () => {
  test = await openTestApp({ now: () => now });
  [admin, editor] = [await test.signIn('admin'), await test.signIn('editor')];
}, 120_000);
afterAll(() => test.close());

const faq = { faqQuestions: 'Why?', faqAnswer: 'So.' };
async function send(method: string, path: string, body: object | undefined, key: string, as = editor) {
  const answer = await test.send(method, path, body, { as, headers: { 'idempotency-key': key } });
  return { status: answer.status, body: await answer.json(), etag: answer.headers.get('etag') };
}
const make = (key: string, body: object = faq, as = editor) => send('POST', '/Faq', body, key, as);
const count = async () => (await (await test.send('GET', '/Faq')).json()).length;

it('a write that is sent again is done once, and answered as it was answered first', async () => {
  const first = await make('one');
  expect(first).toMatchObject({ status: 201, etag: '"1"', body: faq });
  const before = await count();
  expect(await make('one')).toEqual(first);
  expect(await count()).toBe(before);
  const put = (key: string) => send('PUT', `/Faq/${first.body.faqId}`, { ...faq, faqAnswer: 'No.', version: 1 }, key);
  const changed = await put('two');
  expect(changed.body.version).toBe(2);
  expect(await put('two')).toEqual(changed);
  expect((await put('three')).status).toBe(409);
});

it('two at the same moment are one', async () => {
  const before = await count();
  const answers = await Promise.all([make('at once'), make('at once'), make('at once')]);
  expect(await count()).toBe(before + 1);
  for (const { status, body } of answers) expect(status === 201 || body.code === 'keyBusy').toBe(true);
});

it('the name is nobody else’s, and is for nothing else', async () => {
  const { body } = await make('mine');
  expect(await make('mine', { ...faq, faqAnswer: 'Other.' })).toMatchObject({
    status: 422,
    body: { code: 'keyOfOther' },
  });
  const other = await send('PUT', `/Faq/${body.faqId}`, faq, 'mine');
  expect(other).toMatchObject({ status: 422, body: { code: 'keyOfOther' } });
  expect((await make('mine', faq, admin)).body.faqId).not.toBe(body.faqId);
});

it('what was refused may be sent again', async () => {
  expect((await make('bad', { ...faq, faqQuestions: '' })).status).toBe(422);
  const trash = () => send('DELETE', '/Faq/999999', undefined, 'bad');
  expect((await trash()).status).toBe(404);
  expect((await make('bad')).status).toBe(201);
});

it('a day later it is a new one, and the old one is forgotten; one that was cut off may be done again soon', async () => {
  const { db } = test.deps.database;
  const [someone] = await db.select().from(accounts).limit(1);
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  let done = 0;
  const work = async () => {
    done += 1;
    return { done };
  };
  const asked = { accountId: someone?.id ?? null, key: 'daily', content: 'x' };
  for (const hours of [0, 23, 25, 26]) await idempotent(db, { ...asked, now: at(hours) }, work);
  expect(done).toBe(2);
  await db.update(onceWrites).set({ answer: null });
  await expect(idempotent(db, { ...asked, now: at(25.05) }, work)).rejects.toMatchObject({ status: 409 });
  expect(await idempotent(db, { ...asked, now: at(25.1) }, work)).toEqual({ done: 3 });
  await forgetOnceWrites(db, at(60));
  expect(await db.select().from(onceWrites)).toEqual([]);
});

it('a write that was done, and whose answer could not be kept, is not done again at once', async () => {
  const { db } = test.deps.database;
  const [someone] = await db.select().from(accounts).limit(1);
  const asked = { accountId: someone?.id ?? null, key: 'unkept', content: 'x', now };
  const work = jest.fn(async () => 1n);
  await expect(idempotent(db, asked, work)).rejects.toThrow(/BigInt/);
  await expect(idempotent(db, asked, work)).rejects.toMatchObject({ status: 409 });
  expect(work).toHaveBeenCalledTimes(1);
});

it('what is told once is kept nowhere', async () => {
  const { body } = await make('to look at');
  const look = () => send('POST', `/admin/preview/faq/${body.faqId}`, undefined, 'look');
  const [first, second] = [await look(), await look()];
  expect([first.body.token === '', first.body.token === second.body.token]).toEqual([false, false]);
  const kept = await test.deps.database.db.select().from(onceWrites);
  expect(kept.some(({ answer }) => answer?.includes(first.body.token))).toBe(false);
});

describe('what a visitor makes', () => {
  const uuid = '5f1c2e0a-6c1d-4b5c-9d0e-2f1f7a9b3c11';
  const visit = async (path: string, body: object, key: string) => {
    const answer = await test.send('POST', path, body, { headers: { 'idempotency-key': key } });
    return { status: answer.status, body: await answer.json() };
  };
  const asked = { yourName: 'Ann', email: 'ann@example.org', yourMessage: 'Hello' };
  const stored = () => test.deps.database.db.$count(callBacks);

  it('is made once under its name, at the same moment too, and other words under it are refused', async () => {
    const before = await stored();
    const answers = await Promise.all([1, 2, 3].map(() => visit('/Requestcallback', asked, uuid)));
    for (const { status, body } of answers) expect(status === 201 || body.code === 'keyBusy').toBe(true);
    const first = answers.find(({ status }) => status === 201);
    expect(await visit('/Requestcallback', asked, uuid)).toEqual(first);
    expect(await stored()).toBe(before + 1);
    expect(await visit('/Requestcallback', { ...asked, yourMessage: 'Other' }, uuid)).toMatchObject({
      status: 422,
      body: { code: 'keyOfOther' },
    });
    expect(await stored()).toBe(before + 1);
  });

  it('is answered with the same token, which is nowhere to be read', async () => {
    const promised = { ...asked, contactBy: 'email' };
    const first = await visit('/call-back-promise', promised, `${uuid} b`);
    expect(first).toMatchObject({ status: 201, body: { token: expect.stringMatching(/.{20}/) } });
    expect(await visit('/call-back-promise', promised, `${uuid} b`)).toEqual(first);
    const kept = JSON.stringify(await test.deps.database.db.select().from(onceWrites));
    expect(kept).not.toContain(first.body.token);
    expect(kept).not.toContain('ann@example.org');
  });

  it('is not what another visitor made under a name that anybody chooses', async () => {
    const other = test.appWith({ siteKey: 'k'.repeat(32) });
    const from = (address: string, message: string) =>
      other.request('/Requestcallback', {
        method: 'POST',
        body: JSON.stringify({ ...asked, yourMessage: message }),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': '1',
          [visitorHeader]: `${'k'.repeat(32)} ${address}`,
        },
      });
    expect([(await from('192.0.2.1', 'a')).status, (await from('192.0.2.2', 'b')).status]).toEqual([201, 201]);
  });
});
