import { desc, eq } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { apiKeys } from '@/care-api/database/schema/api-keys';
import { authenticatorApps } from '@/care-api/database/schema/second-factors';
import { mails, settings } from '@/care-api/database/schema/settings';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import type { KeyScope } from '@/lib/contract/api-key';

let test: TestApp;
let admin = '';
let clock = Date.now();
beforeAll(async () => {
  test = await openTestApp({ now: () => new Date(clock) });
}, 60_000);
beforeEach(async () => {
  admin = await test.signIn('admin');
});
afterAll(() => test.close());
const db = () => test.deps.database.db;
async function call(method: string, path: string, body?: unknown, as = admin) {
  const response = await test.send(method, `/api/${path}`, body, { as });
  return { status: response.status, body: await response.json() };
}
const make = async (...scopes: KeyScope[]) =>
  (await call('POST', 'admin/keys', { name: 'Rota', scopes, days: 30 })).body;
const listing = { typeTitle: 'By a key' };

it('is told once, kept as a hash, and known by its first signs', async () => {
  const { key, apiKey } = await make('listings:read');
  expect(key).toMatch(/^carekey_[\w-]{43}$/);
  expect(key.startsWith(apiKey.prefix)).toBe(true);
  expect(JSON.stringify(await db().select().from(apiKeys))).not.toContain(key);
  const { items } = (await call('GET', 'admin/keys?status=good')).body;
  expect(items[0]).toMatchObject({ name: 'Rota', scopes: ['listings:read'], lastUsedAt: null });
  expect(JSON.stringify(items)).not.toContain(key);
});

it('is told to its owner by mail, without itself', async () => {
  const { key } = await make('listings:read');
  const told = await db().select().from(mails).orderBy(mails.id);
  expect(told.at(-1)).toMatchObject({
    to: expect.any(String),
    text: expect.stringMatching(/“Rota”.*\/adminPanel\/keys/s),
  });
  expect(JSON.stringify(told)).not.toContain(key);
});

it('opens the calls of its scopes and no others, whatever its owner may', async () => {
  const { key } = await make('listings:write', 'callBacks:read');
  expect((await call('GET', 'Requestcallback', undefined, key)).status).toBe(200);
  const made = await call('POST', 'TypeDetail', listing, key);
  expect(made.status).toBe(201);
  for (const [method, path, body] of [
    ['GET', 'User'],
    ['GET', 'session'],
    ['GET', 'mydata'],
    ['GET', 'admin/keys'],
    ['POST', 'admin/keys', { name: 'Another', scopes: ['listings:write'], days: 30 }],
    ['POST', 'session/password', { password: 'x', newPassword: 'tulip kettle lamp' }],
    ['POST', 'Faq', { faqQuestions: 'Why?', faqAnswer: 'So.' }],
  ] as const) {
    expect([path, await call(method, path, body, key)]).toMatchObject([
      path,
      { status: 403, body: { code: 'scopeMissing' } },
    ]);
  }
  // What is open to anyone stays open, as to nobody.
  expect((await call('GET', 'Faq', undefined, key)).status).toBe(200);
});

it('is written down in the audit, by whom and by which key', async () => {
  const { key } = await make('listings:write');
  await call('POST', 'TypeDetail', listing, key);
  const { items } = (await call('GET', 'admin/audit?page=1')).body;
  expect(items[0]).toMatchObject({ action: 'create', kind: 'listing', changes: { key: [null, 'Rota'] } });
  expect((await db().select().from(apiKeys)).filter(({ lastUsedAt }) => lastUsedAt !== null).length).toBeGreaterThan(0);
});

const ends: Record<string, (id: number) => Promise<unknown>> = {
  'is over': async () => {
    clock += 31 * 86_400_000;
  },
  'was revoked': (id) => call('DELETE', `admin/keys/${id}`),
  'belongs to somebody who is no admin any more': () => db().update(accounts).set({ isAdmin: false }),
  'belongs to somebody who is banned': () => db().update(accounts).set({ isBanned: true }),
};
it.each(Object.keys(ends))('opens nothing once it %s', async (how) => {
  const { key, apiKey } = await make('callBacks:read');
  expect((await call('GET', 'Requestcallback', undefined, key)).status).toBe(200);
  await ends[how]?.(apiKey.keyId);
  const code = how === 'was revoked' ? 'signInFirst' : 'keyOver';
  expect(await call('GET', 'Requestcallback', undefined, key)).toMatchObject({ status: 401, body: { code } });
});

it('stops while its owner has to have a second step and has none, and says so', async () => {
  const { key } = await make('callBacks:read', 'listings:read');
  const rule = { key: 'security', value: JSON.stringify({ staffSecondStep: true }) };
  await db().insert(settings).values(rule);
  const stopped = await call('GET', 'Requestcallback', undefined, key);
  expect(stopped).toMatchObject({ status: 403, body: { code: 'secureFirst' } });
  expect((await call('GET', 'TypeDetail', undefined, key)).status).toBe(200);
  const [owner] = await db().select({ id: apiKeys.accountId }).from(apiKeys).orderBy(desc(apiKeys.id)).limit(1);
  const app = {
    accountId: owner!.id,
    secret: 'x',
    confirmedAt: new Date(clock),
    createdAt: new Date(clock),
    lastStep: 0,
  };
  await db().insert(authenticatorApps).values(app);
  expect((await call('GET', 'Requestcallback', undefined, key)).status).toBe(200);
  await db().delete(settings).where(eq(settings.key, rule.key));
});

it('is made by admins alone, who have said their password lately', async () => {
  const body = { name: 'Rota', scopes: ['listings:read'], days: 30 };
  expect((await call('POST', 'admin/keys', body, await test.signIn('editor'))).status).toBe(403);
  expect((await call('POST', 'admin/keys', { ...body, scopes: ['users:read'] })).status).toBe(422);
  clock += 901_000;
  expect((await call('POST', 'admin/keys', body)).body.code).toBe('passwordAgain');
  expect(await db().select().from(apiKeys).where(eq(apiKeys.keyHash, ''))).toEqual([]);
});
