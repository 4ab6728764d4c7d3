import { eq } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { asForm, asScript, cookiesOf, openTestSite, password, sameOrigin } from '@/testing/test-site';
import { POST as remove } from './delete/route';
import { GET as download } from './route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const site = openTestSite();

const get = (cookie: string) =>
  download(new Request('http://site.example/api/my-data?locale=ar', { headers: { cookie } }));
function ask(cookie: string, fields: Record<string, string>, headers: Record<string, string> = asScript) {
  const isForm = headers['content-type'] !== 'application/json';
  const body = isForm ? new URLSearchParams(fields) : JSON.stringify(fields);
  const address = 'http://site.example/api/my-data/delete';
  return remove(new Request(address, { method: 'POST', body, headers: { ...headers, cookie } }));
}

describe('downloading my data', () => {
  it('gives a file of my own, kept by no cache', async () => {
    const { username, cookie } = await site.somebody();
    const answer = await get(cookie);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ account: { userName: username }, comments: [] });
  });

  it('ends a session that the API knows no more, for copies of its cookie too', async () => {
    const { username, cookie } = await site.somebody();
    const db = site.api.test.deps.database.db;
    const ban = (isBanned: boolean) => db.update(accounts).set({ isBanned }).where(eq(accounts.username, username));
    await ban(true);
    const answer = await get(cookie);
    expect([answer.status, cookiesOf(answer)]).toEqual([303, { Bearer: '', 'session-hint': '' }]);
    await ban(false);
    expect((await get(cookie)).status).toBe(303);
  });

  it('leads a guest to the login, and says what an API without it cannot do', async () => {
    expect((await get('')).headers.get('location')).toMatch(
      /^\/api\/session\/ended\?locale=ar&returnUrl=%2Far%2Fmy-data$/,
    );
    const { cookie } = await site.somebody();
    site.api.serveBare();
    expect((await get(cookie)).headers.get('location')).toBe('/ar/my-data?problem=missing#problem');
  });
});

describe('deleting my account', () => {
  it('ends the session here and there, with script and without', async () => {
    for (const headers of [asScript, asForm]) {
      const { cookie } = await site.somebody();
      const answer = await ask(cookie, { password, locale: 'ar' }, headers);
      const location = headers === asForm ? answer.headers.get('location') : (await answer.json()).location;
      expect([answer.status, location]).toEqual([headers === asForm ? 303 : 200, '/ar/my-data/deleted']);
      expect(cookiesOf(answer).Bearer).toBe('');
      expect((await get(cookie)).status).toBe(303);
    }
  });

  it('says what is wrong and keeps everything', async () => {
    const { cookie } = await site.somebody();
    for (const [sent, report] of [
      ['', { message: 'Please provide a password', code: 'passwordRequired' }],
      ['wrong-password', { message: 'The password is not right.', code: 'passwordWrong' }],
      ['x'.repeat(257), { message: 'Please use at most 256 characters.', code: 'textTooLong', values: { max: 256 } }],
    ] as const) {
      const answer = await ask(cookie, { password: sent });
      expect([answer.status, await answer.json()]).toEqual([422, report]);
    }
    const answer = await ask(cookie, { password: 'wrong-password' }, asForm);
    expect(answer.headers.get('location')).toBe('/my-data?problem=passwordWrong#problem');
    expect(JSON.stringify(answer.headers.getSetCookie())).not.toContain('wrong-password');
    expect((await get(cookie)).status).toBe(200);
  });

  it('is refused to nobody and to other sites, and impossible where the API cannot', async () => {
    const { cookie } = await site.somebody();
    expect((await ask('', { password })).status).toBe(401);
    expect((await ask(cookie, { password }, { ...asScript, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ask(cookie, { password }, { ...sameOrigin, 'content-type': 'text/plain' })).status).toBe(415);
    site.api.serveBare();
    expect((await ask(cookie, { password })).status).toBe(501);
    const away = await site.whileAway(() => ask(cookie, { password }));
    expect([away.status, await away.json()]).toEqual([
      502,
      { message: 'Our system is not answering. Please try again in a moment, or ring us.', code: 'systemAway' },
    ]);
  });
});
