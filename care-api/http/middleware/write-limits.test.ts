import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { saidOf } from '@/care-api/testing/said-of';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { countInMemory } from './rate-limit';
import { countAgainstLimit } from './write-limits';

let test: TestApp;
let clock = Date.now();
beforeAll(async () => {
  test = await openTestApp({ now: () => new Date(clock) });
}, 60_000);
afterAll(() => test.close());
beforeEach(() => {
  clock += 3_600_000;
});

const post = (as: string, address = '') =>
  test.send('POST', '/Post', { title: 'T', description: '<p>Words</p>' }, { as, headers: from(address) });
const from = (address: string): Record<string, string> => (address === '' ? {} : { 'x-forwarded-for': address });

it('says in headers how many writes are left, until when, and what the rule is', async () => {
  const user = await test.signIn('user');
  expect(saidOf(await post(user))).toEqual({ policy: '"posts";q=20;w=3600', left: '"posts";r=19;t=3600' });
  clock += 60_000;
  expect(saidOf(await post(user))).toEqual({ policy: '"posts";q=20;w=3600', left: '"posts";r=18;t=3540' });
  const read = await test.send('GET', '/Faq', undefined, { as: user });
  expect(saidOf(read)).toEqual({ policy: null, left: null });
});

it('stops an account that writes without end, tells it when to come back, and lets others go on', async () => {
  const [user, other] = [await test.signIn('user'), await test.signIn('user')];
  const statuses = [];
  for (let count = 0; count < 20; count += 1) statuses.push((await post(user)).status);
  expect(statuses).toEqual(Array(20).fill(201));
  const refused = await post(user);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  expect(saidOf(refused)).toEqual({ policy: '"posts";q=20;w=3600', left: '"posts";r=0;t=3600' });
  expect((await post(other)).status).toBe(201);
});

it('stops an address that makes itself many accounts', async () => {
  const statuses = [];
  for (let person = 0; person < 11; person += 1) {
    const user = await test.signIn('user');
    for (let count = 0; count < 19; count += 1) statuses.push((await post(user, '192.0.2.9')).status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(200);
  expect(statuses.at(-1)).toBe(429);
  expect((await post(await test.signIn('user'), '192.0.2.10')).status).toBe(201);
});

it('limits every write: drafts, profiles, comments, answers, the newsletter, complaints, passwords by link', async () => {
  const user = await test.signIn('user');
  const visit = (path: string, body: object) => test.send('POST', path, body, { headers: from('192.0.2.11') });
  const policies = [
    await test.send('POST', '/Comment', { postId: 1, content: 'Thank you' }, { as: user }),
    await test.send(
      'PUT',
      '/Response/draft/1',
      { version: '1', answers: [], clientTime: '2026-01-02T03:04:05.000Z' },
      { as: user },
    ),
    await test.send('DELETE', '/Response/draft/1', undefined, { as: user }),
    await visit('/Newsletter', { email: 'a@example.org' }),
    await visit('/Complaint', { kind: 'care', message: 'x', name: 'A', email: 'a@example.org' }),
    await visit('/reset-password', { email: 'a@example.org', token: 'x'.repeat(43), newPassword: 'four herons by it' }),
  ].map((answer) => saidOf(answer).policy?.split(';')[0]);
  expect(policies).toEqual(['"comments"', '"drafts"', '"people"', '"newsletter"', '"complaints"', '"passwords"']);
});

it('lets no write of the table go on without end but logging in, which waits in its own way, and logging out', async () => {
  const who = { id: 'a', isAdmin: true, roles: [] };
  const account = {
    ...who,
    username: '',
    fullName: '',
    email: '',
    mustChoose: false,
    mustSecure: false,
    sessionId: '',
  };
  const at = { confirmedAt: new Date(clock), seenAt: new Date(clock) };
  const unlimited: string[] = [];
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    if (endpoint.method === 'GET') continue;
    const open = endpoint.who === 'anyone' ? null : { ...account, ...at };
    const said = await countAgainstLimit(
      countInMemory(() => new Date(clock)),
      endpoint,
      { account: open, address: '192.0.2.1' },
    );
    if (!said?.ratelimit || !said['ratelimit-policy']) unlimited.push(name);
  }
  expect(unlimited.sort()).toEqual(['login', 'logout']);
});

it('slows down whoever tries links to set a password by, for each address', async () => {
  const attempt = (address: string) =>
    test.send(
      'POST',
      '/reset-password',
      { email: 'a@example.org', token: 'x'.repeat(43), newPassword: 'four herons by the weir' },
      { headers: from(address) },
    );
  const statuses = [];
  for (let count = 0; count < 21; count += 1) statuses.push((await attempt('192.0.2.12')).status);
  expect(statuses).toEqual([...Array(20).fill(422), 429]);
  expect((await attempt('192.0.2.13')).status).toBe(422);
});

it('says nothing of limits where only the published calls are spoken', async () => {
  const bare = test.appWith({ bare: true });
  const answer = await test.sendTo(bare, 'POST', '/Requestcallback', {
    yourName: 'A',
    email: 'a@example.org',
    yourMessage: 'b',
  });
  expect([answer.status, saidOf(answer).policy]).toEqual([201, null]);
});
