import { sessions } from '@/care-api/database/schema/accounts';
import { banDraftName } from '@/lib/admin/users';
import { openSession } from '@/lib/auth/session';
import { readDraft } from '@/lib/forms/draft';
import { asForm, cookiesOf, logIn, openTestSite, password } from '@/testing/test-site';
import { POST as confirm } from './confirm/route';
import { GET as exportPerson } from './users/export/route';
import { POST as invite } from './users/invite/route';
import { POST } from './users/route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const site = openTestSite();

function answerOf(fields: Record<string, string>, cookie: string, handle = POST): Promise<Response> {
  const body = new URLSearchParams(fields);
  return handle(
    new Request('http://site.example/api/admin/users', { method: 'POST', body, headers: { ...asForm, cookie } }),
  );
}

async function post(fields: Record<string, string>, cookie: string, handle = POST): Promise<string> {
  const answer = await answerOf(fields, cookie, handle);
  return `${answer.status} ${answer.headers.get('location') ?? ''}`;
}

const findAccount = async (username: string) => {
  const { accounts } = await import('@/care-api/database/schema/accounts');
  const rows = await site.api.test.deps.database.db.select().from(accounts);
  const found = rows.find((row) => row.username === username);
  if (!found) throw new Error(`no ${username}`);
  return found;
};

/** As it is 15 minutes after the password was said. */
async function forgetPassword(): Promise<void> {
  await site.api.test.deps.database.db.update(sessions).set({ confirmedAt: new Date(0) });
}

describe.each([false, true])('what admins do with accounts, bare API %s', (isBare) => {
  beforeEach(() => isBare && site.api.serveBare());

  it('somebody is banned and let in again', async () => {
    const cookie = await logIn((await site.makeAccount({ isAdmin: true })).email);
    const { username } = await site.makeAccount();
    const { id } = await findAccount(username);
    expect(await post({ id, action: 'ban', reason: 'Spam' }, cookie)).toBe(`303 /adminPanel/users/${id}?done=ban`);
    expect((await findAccount(username)).isBanned).toBe(true);
    expect(await post({ id, action: 'unban' }, cookie)).toBe(`303 /adminPanel/users/${id}?done=unban`);
    expect((await findAccount(username)).isBanned).toBe(false);
  });

  it('somebody becomes an admin by a tick, and is none without it', async () => {
    const cookie = await logIn((await site.makeAccount({ isAdmin: true })).email);
    const { username } = await site.makeAccount();
    const { id } = await findAccount(username);
    const path = `/adminPanel/users/${id}`;
    if (!isBare) {
      await forgetPassword();
      const asked = await post({ id, action: 'roles', admin: '1' }, cookie);
      expect(asked).toMatch(/^303 \/adminPanel\/confirm\?path=%2FadminPanel%2Fusers%2F[\w-]+&search=&deed=[\w-]{36}$/);
      const say = (fields: object) =>
        post({ 'confirm-path': path, 'confirm-password': password, 'confirm-deed': 'x', ...fields }, cookie, confirm);
      expect(await say({ 'confirm-password': 'wrong-one' })).toMatch(/&deed=x&problem=passwordWrong$/);
      expect(await say({ 'confirm-password': '' })).toMatch(/&problem=passwordRequired$/);
      expect(await say({ 'confirm-path': '//x.example' })).toMatch(/^415/);
      for (const action of [
        '//x.example',
        '/api/sign-in',
        '/api/admin/../sign-in',
        'https://x.example/api/admin/users',
      ]) {
        expect(await say({ 'confirm-action': action })).toMatch(/^415/);
      }
      expect(await say({})).toBe(`303 ${path}?done=confirmed`);
      expect(await say({ 'confirm-action': '/api/admin/users' })).toBe('307 /api/admin/users');
    }
    await post({ id, action: 'roles', admin: '1' }, cookie);
    expect((await findAccount(username)).isAdmin).toBe(true);
    await post({ id, action: 'roles' }, cookie);
    expect((await findAccount(username)).isAdmin).toBe(false);
  });

  it('others are told that it is not for them, and unknown things are not done', async () => {
    const { cookie, username } = await site.somebody();
    const { id } = await findAccount(username);
    expect(await post({ id, action: 'roles', admin: '1' }, cookie)).toMatch(
      /\?problem=(adminOnly|roleMissing)#problem$/,
    );
    expect((await findAccount(username)).isAdmin).toBe(false);
    expect(await post({ id, action: 'own' }, cookie)).toMatch(/^415/);
    expect(await post({ id: '', action: 'ban' }, cookie)).toMatch(/^415/);
    expect(await post({ id, action: 'ban' }, '')).toMatch(/^303 \/login-register/);
  });
});

it('a colleague is added; who has an account already is named, and what was typed stays', async () => {
  const cookie = await logIn((await site.makeAccount({ isAdmin: true })).email);
  const email = 'mina@example.org';
  const add = (fields: object) => post({ email, role: 'editor', ...fields }, cookie, invite);
  expect(await add({ role: 'owner' })).toMatch(/^415/);
  expect(await add({})).toBe('303 /adminPanel/users?done=invited');
  expect(await add({})).toBe('303 /adminPanel/users?problem=emailTaken#problem');
  expect((await findAccount('mina')).roles).toEqual(['editor']);
  const { cookie: others } = await site.somebody();
  expect(await post({ email: 'sam@example.org', role: 'admin' }, others, invite)).toMatch(
    /\?problem=(adminOnly|roleM)/,
  );
  await forgetPassword();
  expect(await add({ email: 'sam@example.org' })).toMatch(/^303 \/adminPanel\/confirm\?/);
});

it('our API keeps the reason and the end of a ban, gives a file of a person, and erases whoever is named', async () => {
  const cookie = await logIn((await site.makeAccount({ isAdmin: true })).email);
  const { username } = await site.makeAccount();
  const { id } = await findAccount(username);
  const path = `/adminPanel/users/${id}`;
  const fetchFile = () =>
    exportPerson(new Request(`http://site.example/api/admin/users/export?id=${id}`, { headers: { cookie } }));
  for (const [until, end] of [
    ['2999-12-31', '2999-12-31T23:59:00.000Z'],
    ['2999-07-31', '2999-07-31T22:59:00.000Z'],
  ] as const) {
    await post({ id, action: 'ban', reason: 'Spam', until }, cookie);
    const { banReason, bannedUntil } = await findAccount(username);
    expect([banReason, bannedUntil?.toISOString()]).toEqual(['Spam', end]);
  }
  for (const until of ['2001-01-01', '2999-02-31']) {
    const refused = await answerOf({ id, action: 'ban', reason: 'Rude', until }, cookie);
    expect(refused.headers.get('location')).toMatch(/\?problem=\w+#problem$/);
    const jar = cookiesOf(refused);
    const owner = (await openSession(cookie.replace('Bearer=', '')))?.userId;
    expect(readDraft((name) => jar[name], banDraftName(id), owner)?.words).toEqual({ reason: 'Rude', until });
  }

  await forgetPassword();
  expect((await fetchFile()).headers.get('location')).toMatch(/^\/adminPanel\/confirm\?/);
  await post({ 'confirm-path': path, 'confirm-password': password }, cookie, confirm);
  const file = await fetchFile();
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="person-/);
  expect((await file.json()).account).toMatchObject({ userName: username });

  const erase = { id, action: 'erase', name: username };
  expect(await post({ ...erase, typed: 'nobody' }, cookie)).toBe(`303 ${path}?problem=nameDiffers#problem`);
  expect(await post({ ...erase, typed: username }, cookie)).toBe('303 /adminPanel/users?done=erase');
  await expect(findAccount(username)).rejects.toThrow('no ');
});
