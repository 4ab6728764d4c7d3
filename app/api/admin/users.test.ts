import { asForm, logIn, openTestSite } from '@/testing/test-site';
import { POST } from './users/route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const site = openTestSite();

async function post(fields: Record<string, string>, cookie: string): Promise<string> {
  const body = new URLSearchParams(fields);
  const answer = await POST(
    new Request('http://site.example/api/admin/users', { method: 'POST', body, headers: { ...asForm, cookie } }),
  );
  return `${answer.status} ${answer.headers.get('location') ?? ''}`;
}

const findAccount = async (username: string) => {
  const { accounts } = await import('@/care-api/database/schema/accounts');
  const rows = await site.api.test.deps.database.db.select().from(accounts);
  const found = rows.find((row) => row.username === username);
  if (!found) throw new Error(`no ${username}`);
  return found;
};

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
    await post({ id, action: 'roles', admin: '1' }, cookie);
    expect((await findAccount(username)).isAdmin).toBe(true);
    await post({ id, action: 'roles' }, cookie);
    expect((await findAccount(username)).isAdmin).toBe(false);
  });

  it('others are told that it is not for them, and unknown things are not done', async () => {
    const { cookie, username } = await site.somebody();
    const { id } = await findAccount(username);
    expect(await post({ id, action: 'roles', admin: '1' }, cookie)).toMatch(/\?problem=(adminOnly|roleMissing)$/);
    expect((await findAccount(username)).isAdmin).toBe(false);
    expect(await post({ id, action: 'own' }, cookie)).toMatch(/^415/);
    expect(await post({ id: '', action: 'ban' }, cookie)).toMatch(/^415/);
    expect(await post({ id, action: 'ban' }, '')).toMatch(/^303 \/login-register/);
  });
});
