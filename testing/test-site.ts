import { POST as signIn } from '@/app/api/sign-in/route';
import { hashPassword } from '@/care-api/accounts/passwords';
import { accounts } from '@/care-api/database/schema/accounts';
import { type ServedTestApp, serveTestApp } from '@/care-api/testing/serve-test-app';

export const password = 'Correct-Horse-9';

/** Headers of a page of ours, of its script and of its forms. */
export const sameOrigin = { 'sec-fetch-site': 'same-origin' };
export const asScript = { ...sameOrigin, 'content-type': 'application/json' };
export const asForm = { ...sameOrigin, 'content-type': 'application/x-www-form-urlencoded' };

export type TestSite = {
  /** The care API behind the handlers, whole again before each test. */
  readonly api: ServedTestApp;
  makeAccount(
    changed?: Pick<typeof accounts.$inferInsert, 'isAdmin' | 'roles'>,
  ): Promise<{ username: string; email: string }>;
  /** Somebody new, signed in; `cookie` is the header to send. */
  somebody(): Promise<{ username: string; cookie: string }>;
  /** What `work` gives while nothing answers at the API's address. */
  whileAway<T>(work: () => Promise<T>): Promise<T>;
};

/** Puts the real care API on a fresh database behind the site's handlers, for the tests of one file. */
export function openTestSite(): TestSite {
  let api: ServedTestApp | undefined;
  let passwordHash = '';
  let people = 0;
  beforeAll(async () => {
    // What the client logs about faults is its own business, not the test run's.
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    api = await serveTestApp();
    process.env.CARE_API_URL = api.url;
    passwordHash = await hashPassword(password);
  }, 60_000);
  afterAll(async () => {
    await api?.close();
    jest.restoreAllMocks();
  });
  beforeEach(() => api?.serveWhole());

  return {
    get api() {
      if (!api) throw new Error('The care API is there inside of tests only.');
      return api;
    },
    async makeAccount(changed = {}) {
      people += 1;
      const account = { username: `ann${people}`, email: `ann${people}@example.org` };
      await this.api.test.deps.database.db.insert(accounts).values({ ...account, passwordHash, ...changed });
      return account;
    },
    async somebody() {
      const { username, email } = await this.makeAccount();
      return { username, cookie: await logIn(email) };
    },
    async whileAway(work) {
      process.env.CARE_API_URL = 'http://127.0.0.1:2';
      try {
        return await work();
      } finally {
        process.env.CARE_API_URL = this.api.url;
      }
    },
  };
}

/** The cookie of a new session. */
export async function logIn(email: string): Promise<string> {
  const body = JSON.stringify({ email, password });
  const answer = await signIn(
    new Request('http://site.example/api/sign-in', { method: 'POST', body, headers: asScript }),
  );
  return `Bearer=${cookiesOf(answer).Bearer}`;
}

/** Cookies an answer leaves in the browser, by name. */
export function cookiesOf(response: Response): Record<string, string> {
  const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}
