import { eq } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { loginAnswer } from '@/lib/contract/account';

let test: TestApp;
const person = { username: 'Ann Ward', email: 'ann@example.org', password: 'four herons by the weir' };
let id: string;
/** Milliseconds by which the API's clock is ahead. */
let later = 0;
beforeAll(async () => {
  test = await openTestApp({ now: () => new Date(Date.now() + later) });
  await test.send('POST', '/registeruser', person);
  const [row] = await test.deps.database.db.select().from(accounts).where(eq(accounts.email, person.email));
  id = row?.id ?? '';
}, 60_000);
afterAll(() => test.close());
beforeEach(() => test.log.splice(0));

const from = { headers: { 'x-forwarded-for': '192.0.2.77' } };
const logIn = (password: string, email = person.email) => test.send('POST', '/loginuser', { email, password }, from);
/** The events since the last look, whole, for what must not be in them. */
function noted() {
  const lines = test.log.splice(0);
  expect(JSON.stringify(lines)).not.toMatch(/herons|otters|ann@|192\.0\.2\.77|Bearer/);
  return lines.filter(({ message }) => message === 'security');
}

it('tells of a log-in that failed, whom it concerned and from about where; and of one that did not', async () => {
  await logIn('otters in the weir');
  expect(noted()).toEqual([
    expect.objectContaining({
      event: 'log-in failed',
      level: 'warn',
      account: id,
      from: '192.0.2.…',
      code: 'loginWrong',
    }),
  ]);
  await logIn('otters in the weir', 'nobody@example.org');
  expect(noted()).toEqual([expect.objectContaining({ event: 'log-in failed', account: null })]);
  expect((await logIn(person.password)).status).toBe(200);
  expect(noted()).toEqual([expect.objectContaining({ event: 'logged in', level: 'info', account: id })]);
});

it('tells of guesses that are slowed down', async () => {
  for (let guess = 0; guess < 6; guess += 1) await logIn(`otters ${guess}`);
  expect(noted().map(({ event, account }) => [event, account])).toEqual([
    ...Array(5).fill(['log-in failed', id]),
    ['slowed', id],
  ]);
});

it('tells of a password that changed, and of a token that was used twice', async () => {
  const elsewhere = { headers: { 'x-forwarded-for': '198.51.100.5' } };
  const sent = await test.send('POST', '/loginuser', { email: person.email, password: person.password }, elsewhere);
  const first = loginAnswer.parse(await sent.json());
  const change = { password: person.password, newPassword: 'seven otters by the weir' };
  const changed = await test.send('POST', '/session/password', change, { as: first.accessToken, ...elsewhere });
  const { refreshToken } = loginAnswer.parse(await changed.json());
  expect(noted().map(({ event, account }) => [event, account])).toEqual([
    ['logged in', id],
    ['password changed', id],
  ]);
  for (const status of [200, 401]) {
    expect((await test.send('POST', '/refreshtoken', { refreshToken }, from)).status).toBe(status);
    later += 61_000;
  }
  expect(noted()).toEqual([expect.objectContaining({ event: 'token reused', account: id, level: 'warn' })]);
});

it('tells of roles that changed, of people who were exported, and of whoever was refused for want of a role', async () => {
  const admin = await test.signIn('admin');
  const user = await test.signIn('user');
  const roles = await test.send('PUT', `/User/roles/${id}`, { roles: ['editor'], isAdmin: false }, { as: admin });
  expect(roles.status).toBe(200);
  await test.send('GET', `/User/export/${id}`, undefined, { as: admin });
  await test.send('GET', '/Requestcallback', undefined, { as: user, ...from });
  const events = noted();
  expect(events.map(({ event }) => event)).toEqual(['role changed', 'people exported', 'refused']);
  expect(events[0]).toMatchObject({ of: id, account: expect.stringMatching(/^[\w-]{36}$/) });
  expect(events[2]).toMatchObject({ level: 'warn', call: 'GET Requestcallback', from: '192.0.2.…' });
});
