import { hashPassword } from '@/care-api/accounts/passwords';
import { accounts } from '@/care-api/database/schema/accounts';
import { type ServedTestApp, serveTestApp } from '@/care-api/testing/serve-test-app';
import { POST as signIn } from '../sign-in/route';
import { POST as remove } from './delete/route';
import { GET as download } from './route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const password = 'Correct-Horse-9';
let api: ServedTestApp;
let passwordHash: string;
let people = 0;
beforeAll(async () => {
  // What the client logs about faults is its own business, not the test run's.
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  api = await serveTestApp();
  process.env.CARE_API_URL = api.url;
  passwordHash = await hashPassword(password);
}, 60_000);
afterAll(async () => {
  await api.close();
  jest.restoreAllMocks();
});
beforeEach(() => api.serveWhole());

const own = { 'sec-fetch-site': 'same-origin' };
const json = { ...own, 'content-type': 'application/json' };
const bearerOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((line) => line.startsWith('Bearer='))
    ?.split(';')[0];

async function somebody(): Promise<string> {
  people += 1;
  const person = { username: `ann${people}`, email: `ann${people}@example.org` };
  await api.test.deps.database.db.insert(accounts).values({ ...person, passwordHash });
  const body = JSON.stringify({ email: person.email, password });
  const sent = new Request('http://site.example/api/sign-in', { method: 'POST', body, headers: json });
  return bearerOf(await signIn(sent)) ?? '';
}
const get = (cookie: string) =>
  download(new Request('http://site.example/api/my-data?locale=ar', { headers: { cookie } }));
function ask(cookie: string, fields: Record<string, string>, headers: Record<string, string> = json) {
  const isForm = headers['content-type'] !== 'application/json';
  const body = isForm ? new URLSearchParams(fields) : JSON.stringify(fields);
  const address = 'http://site.example/api/my-data/delete';
  return remove(new Request(address, { method: 'POST', body, headers: { ...headers, cookie } }));
}
const plain = { ...own, 'content-type': 'application/x-www-form-urlencoded' };

describe('downloading my data', () => {
  it('gives a file of my own, kept by no cache', async () => {
    const answer = await get(await somebody());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ account: { userName: `ann${people}` }, comments: [] });
  });

  it('leads a guest to the login, and says what an API without it cannot do', async () => {
    expect((await get('')).headers.get('location')).toMatch(
      /^\/api\/session\/ended\?locale=ar&returnUrl=%2Far%2Fmy-data$/,
    );
    const cookie = await somebody();
    api.serveBare();
    expect((await get(cookie)).headers.get('location')).toBe('/ar/my-data?problem=missing');
  });
});

describe('deleting my account', () => {
  it('ends the session here and there, with script and without', async () => {
    for (const headers of [json, plain]) {
      const cookie = await somebody();
      const answer = await ask(cookie, { password, locale: 'ar' }, headers);
      const location = headers === plain ? answer.headers.get('location') : (await answer.json()).location;
      expect([answer.status, location]).toEqual([headers === plain ? 303 : 200, '/ar/my-data/deleted']);
      expect(bearerOf(answer)).toBe('Bearer=');
      expect((await get(cookie)).status).toBe(303);
    }
  });

  it('says what is wrong and keeps everything', async () => {
    const cookie = await somebody();
    for (const [sent, message] of [
      ['', 'Please provide a password'],
      ['wrong-password', 'The password is not right.'],
      ['x'.repeat(257), 'Please use at most 256 characters.'],
    ] as const) {
      const answer = await ask(cookie, { password: sent });
      expect([answer.status, await answer.json()]).toEqual([422, { message }]);
    }
    const answer = await ask(cookie, { password: 'wrong-password' }, plain);
    expect(answer.headers.get('location')).toBe('/my-data?problem=passwordWrong');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await get(cookie)).status).toBe(200);
  });

  it('is refused to nobody and to other sites, and impossible where the API cannot', async () => {
    const cookie = await somebody();
    expect((await ask('', { password })).status).toBe(401);
    expect((await ask(cookie, { password }, { ...json, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ask(cookie, { password }, { ...own, 'content-type': 'text/plain' })).status).toBe(415);
    api.serveBare();
    expect((await ask(cookie, { password })).status).toBe(501);
    process.env.CARE_API_URL = 'http://127.0.0.1:9';
    const away = await ask(cookie, { password });
    process.env.CARE_API_URL = api.url;
    expect([away.status, await away.json()]).toEqual([502, { message: 'Please check the Network!' }]);
  });
});
