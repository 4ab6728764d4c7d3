import { z } from 'zod';
import { accounts } from '@/care-api/database/schema/accounts';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { runStaffCommand } from './run-staff-command';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

const run = (...args: string[]) => runStaffCommand(test.deps.database.db, args, new Date());
const passwordIn = (line: string) => /one-time password: (\S+) {2}\(shown once\)$/.exec(line)?.[1] ?? '';
const logIn = async (email: string, password: string) => {
  const answer = await test.send('POST', '/loginuser', { email, password });
  const said = z.looseObject({ isAdmin: z.boolean().optional(), roles: z.array(z.string()).optional() });
  return { status: answer.status, ...said.parse(await answer.json()) };
};

it('makes colleagues, with a password that is printed once, and changes what they may', async () => {
  const boss = await run('add', 'Boss@example.org', 'admin');
  expect(await logIn('boss@example.org', passwordIn(boss))).toMatchObject({ status: 200, isAdmin: true, roles: [] });
  const line = await run('add', 'm@example.org', 'editor', 'recruiter');
  expect(await logIn('m@example.org', passwordIn(line))).toMatchObject({
    isAdmin: false,
    roles: ['editor', 'recruiter'],
  });
  expect(await run('role', 'M@example.org', 'coordinator')).toBe('m@example.org: coordinator');
  const fresh = passwordIn(await run('reset', 'm@example.org'));
  expect(await logIn('m@example.org', fresh)).toMatchObject({ roles: ['coordinator'], mustChoose: true });
  expect((await logIn('m@example.org', fresh)).status).toBe(401);
  expect(await run('role', 'm@example.org', 'none')).toBe('m@example.org: none');
});

it('makes a colleague also before there is an admin', async () => {
  await test.deps.database.db.update(accounts).set({ isAdmin: false });
  const line = await run('add', 'first@example.org', 'editor');
  expect(await logIn('first@example.org', passwordIn(line))).toMatchObject({ isAdmin: false, roles: ['editor'] });
  await run('role', 'boss@example.org', 'admin');
});

it('gives a new password in place of a lost one', async () => {
  const old = passwordIn(await run('add', 'lost@example.org', 'editor'));
  const found = passwordIn(await run('reset', 'lost@example.org'));
  expect([await logIn('lost@example.org', old), await logIn('lost@example.org', found)]).toMatchObject([
    { status: 401 },
    { status: 200 },
  ]);
});

it('keeps the last admin, and says in one line what is wrong', async () => {
  await expect(run('role', 'boss@example.org', 'none')).rejects.toThrow('last admin');
  await expect(run('reset', 'nobody@example.org')).rejects.toThrow('There is no account nobody@example.org.');
  await expect(run('add', 'not-an-email', 'editor')).rejects.toThrow('no email address');
  await expect(run('add', 'boss@example.org', 'editor')).rejects.toThrow();
  for (const args of [
    [],
    ['add', 'x@example.org'],
    ['role', 'x@example.org', 'owner'],
    ['role', 'x', 'none', 'admin'],
  ]) {
    await expect(run(...args)).rejects.toThrow('Usage:');
  }
});
