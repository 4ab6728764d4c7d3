import { hashPassword } from '@/care-api/accounts/passwords';
import { accounts } from '@/care-api/database/schema/accounts';
import { questionnaires, questionnaireVersions, submissions } from '@/care-api/database/schema/questionnaires';
import { type ServedTestApp, serveTestApp } from '@/care-api/testing/serve-test-app';
import { POST as signIn } from '../../sign-in/route';
import { POST as withdraw } from './route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const password = 'Correct-Horse-9';
let api: ServedTestApp;
let versionId: number;
let people: { id: string; email: string }[];
beforeAll(async () => {
  // What the client logs about faults is its own business, not the test run's.
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  api = await serveTestApp();
  process.env.CARE_API_URL = api.url;
  const { db } = api.test.deps.database;
  const passwordHash = await hashPassword(password);
  const both = ['ann', 'bea'].map((username) => ({ username, email: `${username}@example.org`, passwordHash }));
  people = await db.insert(accounts).values(both).returning();
  const [questionnaire] = await db.insert(questionnaires).values({ title: 'Nights' }).returning();
  const version = { questionnaireId: questionnaire!.id, number: 1 };
  versionId = (await db.insert(questionnaireVersions).values(version).returning())[0]!.id;
}, 60_000);
afterAll(async () => {
  await api.close();
  jest.restoreAllMocks();
});
beforeEach(() => api.serveWhole());

const own = { 'sec-fetch-site': 'same-origin' };
const plain = { ...own, 'content-type': 'application/x-www-form-urlencoded' };

async function cookieOf(place: number): Promise<string> {
  const body = JSON.stringify({ email: people[place]!.email, password });
  const headers = { ...own, 'content-type': 'application/json' };
  const answer = await signIn(new Request('http://site.example/api/sign-in', { method: 'POST', body, headers }));
  const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('Bearer='));
  return line?.split(';')[0] ?? '';
}

let applications = 0;
async function apply(place: number): Promise<string> {
  applications += 1;
  const row = { accountId: people[place]!.id, versionId, idempotencyKey: String(applications) };
  const [{ id } = { id: 0 }] = await api.test.deps.database.db.insert(submissions).values(row).returning();
  return String(id);
}
async function isWithdrawn(id: string): Promise<boolean> {
  const rows = await api.test.deps.database.db.select().from(submissions);
  return rows.find((row) => String(row.id) === id)?.withdrawnAt !== null;
}

function ask(cookie: string, fields: Record<string, string>, headers: Record<string, string> = plain) {
  const address = 'http://site.example/api/applications/withdraw';
  const body = new URLSearchParams(fields);
  return withdraw(new Request(address, { method: 'POST', body, headers: { ...headers, cookie } }));
}
const locationOf = (response: Response) => [response.status, response.headers.get('location')];

describe('withdrawing an application without script', () => {
  it('leads back to the dashboard, which says so in its language', async () => {
    const [cookie, id] = [await cookieOf(0), await apply(0)];
    const answer = await ask(cookie, { id, locale: 'ar' });
    expect(locationOf(answer)).toEqual([303, `/ar/usersdashboard?withdrawn=${id}#application-${id}`]);
    expect(await isWithdrawn(id)).toBe(true);
  });

  it('is not done to anybody else’s, nor to one that is not there', async () => {
    const [cookie, id] = [await cookieOf(0), await apply(1)];
    for (const other of [id, '999999']) {
      const back = `/usersdashboard?withdraw=${other}&problem=missing#application-${other}`;
      expect(locationOf(await ask(cookie, { id: other }))).toEqual([303, back]);
    }
    expect(await isWithdrawn(id)).toBe(false);
  });

  it('leads a guest to the login and then back to the question', async () => {
    const id = await apply(0);
    const answer = await ask('', { id });
    const location = new URL(answer.headers.get('location') ?? '', 'http://site.example');
    expect([location.pathname, location.searchParams.get('returnUrl')]).toEqual([
      '/login-register',
      `/usersdashboard?withdraw=${id}#application-${id}`,
    ]);
    expect(await isWithdrawn(id)).toBe(false);
  });

  it('is refused to other sites, and when it names no application', async () => {
    const [cookie, id] = [await cookieOf(0), await apply(0)];
    expect((await ask(cookie, { id }, { ...plain, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ask(cookie, { id: '1 or 2' })).status).toBe(415);
    expect((await ask(cookie, { id }, { ...own, 'content-type': 'text/plain' })).status).toBe(415);
    const tooLarge = await ask(cookie, { id, more: 'x'.repeat(2_000) });
    expect([tooLarge.status, tooLarge.headers.get('location')]).toEqual([
      303,
      `/usersdashboard?withdraw=${id}&problem=away#application-${id}`,
    ]);
    expect(await isWithdrawn(id)).toBe(false);
  });

  it('says when the API cannot, or cannot be asked', async () => {
    const [cookie, id] = [await cookieOf(0), await apply(0)];
    api.serveBare();
    expect(locationOf(await ask(cookie, { id }))[1]).toContain('problem=missing');
    process.env.CARE_API_URL = 'http://127.0.0.1:2';
    const away = await ask(cookie, { id });
    process.env.CARE_API_URL = api.url;
    expect(locationOf(away)[1]).toContain('problem=away');
    expect(await isWithdrawn(id)).toBe(false);
  });
});
