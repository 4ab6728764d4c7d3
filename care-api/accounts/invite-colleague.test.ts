import { eq } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { mails } from '@/care-api/database/schema/settings';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

let test: TestApp;
let admin: string;
let user: string;
const now = new Date();
beforeAll(async () => {
  test = await openTestApp({ now: () => now });
  [admin, user] = [await test.signIn('admin'), await test.signIn('user')];
}, 60_000);
afterAll(() => test.close());

async function call(method: string, path: string, body: unknown, as: string) {
  const response = await test.send(method, path, body, { as });
  return { status: response.status, body: await response.json() };
}
const invite = (asked: object, as = admin) => call('POST', '/api/User/invite', asked, as);
const find = async (username: string) =>
  (await test.deps.database.db.select().from(accounts).where(eq(accounts.username, username)))[0];

describe('a colleague', () => {
  it('is added by an admin, and chooses a password by a link that is mailed to them alone and works once', async () => {
    const { db } = test.deps.database;
    const mailsOf = (to: string) => db.select().from(mails).where(eq(mails.to, to));
    const asked = { email: 'Mina.Olsen@example.org', role: 'editor' };
    const statuses = [];
    for (const as of ['', user, admin]) statuses.push((await invite(asked, as)).status);
    expect(statuses).toEqual([401, 403, 201]);
    const row = await find('Mina.Olsen');
    expect(row).toMatchObject({ email: asked.email, isAdmin: false, roles: ['editor'] });
    const [mail] = await mailsOf(asked.email);
    const token = /\?Key=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    const { body: log } = await call('GET', '/api/admin/audit?page=1&kind=account', undefined, admin);
    expect(log.items[0]).toMatchObject({ action: 'create', changes: { userName: [null, 'Mina.Olsen'] } });
    expect(JSON.stringify(log)).not.toContain(token);

    const choose = () =>
      test.send('POST', '/api/reset-password', { token, email: asked.email, newPassword: 'a rare password of hers' });
    expect([(await choose()).status, (await choose()).status]).toEqual([200, 422]);
    const inside = { email: asked.email, password: 'a rare password of hers' };
    expect((await test.send('POST', '/api/loginuser', inside)).status).toBe(200);

    const known = await invite({ ...asked, email: 'MINA.olsen@example.org' });
    expect(known).toMatchObject({ status: 422, body: { codes: { email: { code: 'emailTaken' } } } });
    const namesake = await invite({ email: 'mina.olsen@example.com', role: 'admin' });
    expect(namesake.body).toEqual({ userId: expect.any(String), link: null });
    expect(await find('mina.olsen-2')).toMatchObject({ isAdmin: true, roles: [] });
  });

  it('is answered the link of a colleague where no mail leaves, for seven days', async () => {
    const app = test.appWith({ mailsStay: true });
    const asked = { email: 'sam@example.org', role: 'recruiter' };
    const { link } = await (await test.sendTo(app, 'POST', '/api/User/invite', asked, { as: admin })).json();
    expect(link).toMatch(/^https:\/\/site\.example\/reset_password\?Key=[\w-]{43}$/);
    const token = link.split('=')[1];
    const later = (days: number) => test.appWith({ now: () => new Date(now.getTime() + days * 86_400_000) });
    // Somebody else's forgotten password meanwhile ends no invitation.
    await test.sendTo(later(6), 'POST', '/api/forgot-password', { email: 'nobody@example.org' });
    const body = { token, email: asked.email, newPassword: 'a rare password of his' };
    expect((await test.sendTo(later(8), 'POST', '/api/reset-password', body)).status).toBe(422);
    expect((await test.sendTo(later(6), 'POST', '/api/reset-password', body)).status).toBe(200);
  });

  it('is among those who are not here yet until they log in; withdrawn, their link and their mail are gone', async () => {
    const { db } = test.deps.database;
    const asked = { email: 'ola@example.org', role: 'coordinator' };
    const { userId } = (await invite(asked)).body;
    const [mail] = await db.select().from(mails).where(eq(mails.to, asked.email));
    const token = /\?Key=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    const invited = async () => {
      const { body } = await call('GET', '/api/User?page=1&status=invited&q=example.org', undefined, admin);
      return body.items.map(({ email }: { email: string }) => email);
    };
    expect(await invited()).toContain(asked.email);
    expect(await invited()).not.toContain('Mina.Olsen@example.org');
    expect((await call('DELETE', `/api/User/${userId}`, undefined, admin)).status).toBe(200);
    expect(await invited()).not.toContain(asked.email);
    expect(await db.$count(mails, eq(mails.to, asked.email))).toBe(0);
    const body = { token, email: asked.email, newPassword: 'a rare password of theirs' };
    expect((await test.send('POST', '/api/reset-password', body)).status).toBe(422);
    expect((await invite(asked)).status).toBe(201);
  });

  it('is one of 30 an hour', async () => {
    const other = await test.signIn('admin');
    const statuses = new Set<number>();
    for (let index = 0; index < 31; index += 1) {
      const asked = { email: 'mina.olsen@example.org', role: 'editor' };
      statuses.add((await invite(asked, other)).status);
    }
    expect([...statuses]).toEqual([422, 429]);
  });
});
