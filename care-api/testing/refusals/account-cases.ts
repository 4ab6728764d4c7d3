import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { hashPassword } from '@/care-api/accounts/passwords';
import { accounts, passwordResets } from '@/care-api/database/schema/accounts';
import { hashSecretToken } from '@/care-api/kernel/secret-token';
import type { Cases, World } from './world';

const password = 'a rare password';

export async function* accountCases(world: World): Cases {
  const { send, make, next } = world;
  const [username, email] = [`taken ${next()}`, `taken-${next()}@example.org`];
  const taken = { username, email, password };
  const someoneElse = { username: `free ${next()}`, email: `free-${next()}@example.org`, password };
  await make('POST', '/registeruser', taken);
  const register = (changed: object) => send('POST', '/registeruser', { ...someoneElse, ...changed });
  yield ['register: a username that is taken', await register({ username: username.toUpperCase() })];
  yield ['register: an email that is taken', await register({ email: email.toUpperCase() })];
  yield ['register: both are taken', await register({ username, email })];
  yield ['register: a common password', await register({ password: 'password123' })];
  yield ['register: a password of one letter', await register({ password: 'aaaaaaaaa' })];
  yield ['register: the username as password', await register({ username: 'longusername', password: 'LongUserName' })];
  yield ['register: the email as password', await register({ password: someoneElse.email })];
  await make('POST', '/CompanyDetail', { companyName: 'Larkspur Homes' });
  yield ['register: the name of the site as password', await register({ password: 'larkspur homes 7' })];
  yield ['register: a short password', await register({ password: 'short' })];
  yield ['register: a long username', await register({ username: 'x'.repeat(41) })];
  yield ['register: an odd username', await register({ username: '<b>me</b>' })];

  const login = (as: string) => send('POST', '/loginuser', { email: as, password: 'wrong' });
  yield ['login: a wrong password', await login(email)];
  yield ['login: an unknown account', await login(`unknown-${next()}@example.org`)];
  for (let failure = 0; failure < 4; failure += 1) await login(email);
  yield ['login: too often', await login(email)];
  yield* linkCases(world, taken);
  yield* lastAdminCases(world);
}

async function* linkCases({ send, test, next }: World, owner: { username: string; email: string }): Cases {
  const { db } = test.deps.database;
  const [account] = await db.select().from(accounts).where(eq(accounts.username, owner.username));
  if (!account) throw new Error('The account is not there.');
  const token = `token ${next()}`;
  const expiresAt = new Date(Date.now() + 600_000);
  await db.insert(passwordResets).values({ tokenHash: hashSecretToken(token), accountId: account.id, expiresAt });
  const reset = (changed: object) =>
    send('POST', '/reset-password', { token, email: owner.email, newPassword: password, ...changed });
  yield ['resetPassword: an unknown link', await reset({ token: 'unknown' })];
  yield ["resetPassword: somebody else's email", await reset({ email: 'else@example.org' })];
  yield ['resetPassword: a common password', await reset({ newPassword: 'password123' })];
  yield ['resetPassword: the email as password', await reset({ newPassword: owner.email })];
}

async function* lastAdminCases({ send, test, next }: World): Cases {
  const { db } = test.deps.database;
  const person = { username: `last ${next()}`, email: `last-${next()}@example.org`, isAdmin: true };
  const passwordHash = await hashPassword(password);
  const [last] = await db
    .insert(accounts)
    .values({ ...person, passwordHash })
    .returning();
  if (!last) throw new Error('The account was not stored.');
  const answer = await test.send('POST', '/loginuser', { email: last.email, password });
  const { accessToken } = z.object({ accessToken: z.string() }).parse(await answer.json());
  const isOther = and(eq(accounts.isAdmin, true), ne(accounts.id, last.id));
  const others = await db.update(accounts).set({ isAdmin: false }).where(isOther).returning({ id: accounts.id });
  yield ['banAccount: the last admin', await send('PUT', `/User/ban/${last.id}`, {}, accessToken)];
  yield ['makeAdmin: the last admin', await send('PUT', `/User/admin/${last.id}`, { isAdmin: false }, accessToken)];
  const remove = (said: string) => send('DELETE', '/mydata', { password: said }, accessToken);
  yield ['deleteMyAccount: the last admin', await remove(password)];
  for (const { id } of others) await db.update(accounts).set({ isAdmin: true }).where(eq(accounts.id, id));
  yield ['deleteMyAccount: a wrong password', await remove('wrong')];
  for (let failure = 0; failure < 5; failure += 1) await remove('wrong');
  yield ['deleteMyAccount: too often', await remove('wrong')];
}

/** What one address may do in an hour, done once more. */
export async function* oftenCases({ send, test, next, post }: World): Cases {
  const from = { 'x-forwarded-for': `192.0.2.${next() % 250}` };
  const twentyTimes = (ask: () => Promise<Response>) => Promise.all(Array.from({ length: 20 }, ask));
  const calls = {
    register: ['/registeruser', { username: 'admin-1', email: 'admin-1@example.org', password }],
    forgotPassword: ['/forgot-password', { email: 'unknown@example.org' }],
    createSubscriber: ['/Newsletter', { email: 'often@example.org' }],
    createAlert: ['/Alerts', { email: 'often@example.org', search: '', asked: 'all', pace: 'daily' }],
    createCallBack: ['/Requestcallback', { yourName: 'A', email: 'a@example.org', yourMessage: 'm' }],
  } as const;
  for (const [name, [path, body]] of Object.entries(calls)) {
    const ask = () => send('POST', path, body, undefined, from);
    await twentyTimes(ask);
    yield [`${name}: too often`, await ask()];
  }
  const writer = await test.signIn('user');
  const comment = () => send('POST', '/Comment', { postId: post, content: 'Again.' }, writer);
  await twentyTimes(comment);
  yield ['createComment: too often', await comment()];
}
