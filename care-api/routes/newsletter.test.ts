import { eq } from 'drizzle-orm';
import { newsletterLinks, newsletterSubscribers } from '@/care-api/database/schema/newsletter';
import { mails } from '@/care-api/database/schema/settings';
import { audit } from '@/care-api/database/schema/staff';
import { runDueJobs } from '@/care-api/jobs';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

let test: TestApp;
let clock = Date.parse('2026-03-01T09:00:00Z');
let queued = 0;
beforeAll(async () => {
  test = await openTestApp({
    now: () => new Date(clock),
    onMailQueued: () => {
      queued += 1;
    },
  });
}, 60_000);
afterAll(() => test.close());
beforeEach(async () => {
  const { db } = test.deps.database;
  await db.delete(newsletterSubscribers);
  await db.delete(mails);
  clock += 3_600_000;
});

const minute = 60_000;
const day = 24 * 60 * minute;
const post = (path: string, body: unknown, from = '') =>
  test.send('POST', path, body, { headers: from ? { 'x-forwarded-for': from } : {} });
const subscribe = (email: unknown, topic?: unknown) =>
  post('/api/Newsletter', { email, ...(topic !== undefined && { topic }) });
const confirm = (token: unknown) => post('/api/Newsletter/confirm', { token });
const unsubscribe = (token: unknown) => post('/api/Newsletter/unsubscribe', { token });
const subscribers = () => test.deps.database.db.select().from(newsletterSubscribers);
const queue = () => test.deps.database.db.select().from(mails).orderBy(mails.id);

/** The tokens of the links of the last mail: to confirm and to unsubscribe. */
async function linkTokens(): Promise<[string, string]> {
  const text = (await queue()).at(-1)?.text ?? '';
  const token = (page: string) =>
    new RegExp(`^https://site\\.example/newsletter/${page}\\?Key=([\\w-]{43})$`, 'm').exec(text)?.[1] ?? 'no link';
  return [token('confirm'), token('unsubscribe')];
}

describe('asking for the newsletter', () => {
  it('stores the address unconfirmed and mails a link that confirms it', async () => {
    const before = queued;
    const response = await subscribe('ann@example.org');
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ message: expect.any(String) });
    expect(queued).toBe(before + 1);
    expect(await subscribers()).toMatchObject([{ email: 'ann@example.org', asked: ['news'], confirmed: [] }]);
    expect(await queue()).toMatchObject([{ to: 'ann@example.org', subject: 'Please confirm your email address' }]);
    const [token] = await linkTokens();
    expect(JSON.stringify(await test.deps.database.db.select().from(newsletterLinks))).not.toContain(token);
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(200);
    expect(await subscribers()).toMatchObject([{ confirmed: ['news'] }]);
  });

  it('is answered the same for new, known and confirmed addresses, in any case, and as late', async () => {
    const answers = [];
    for (const email of ['bea@example.org', 'BEA@example.org', 'cat@example.org']) {
      const start = performance.now();
      const response = await subscribe(email);
      answers.push([response.status, await response.text()].join());
      expect(performance.now() - start).toBeGreaterThan(290);
    }
    await confirm((await linkTokens())[0]);
    const response = await subscribe('cat@example.org');
    answers.push([response.status, await response.text()].join());
    expect(new Set(answers).size).toBe(1);
    expect((await queue()).map(({ to }) => to)).toEqual(['bea@example.org', 'cat@example.org']);
  });

  it('mails once in ten minutes, all at once too, and never again once confirmed', async () => {
    await Promise.all(Array.from({ length: 8 }, () => subscribe('dee@example.org')));
    expect(await queue()).toHaveLength(1);
    clock += 9 * minute;
    await subscribe('dee@example.org');
    expect(await queue()).toHaveLength(1);
    clock += minute;
    await subscribe('dee@example.org');
    expect(await queue()).toHaveLength(2);
    await confirm((await linkTokens())[0]);
    clock += day;
    await subscribe('dee@example.org');
    expect(await queue()).toHaveLength(2);
  });

  it('mails three times an hour at most, whoever types the address', async () => {
    for (let asked = 0; asked < 12; asked += 1) {
      await subscribe('gil@example.org');
      clock += 10 * minute;
    }
    expect(await queue()).toHaveLength(6);
  });

  it('takes two topics, and one link confirms both', async () => {
    await subscribe('eve@example.org', 'news');
    await subscribe('eve@example.org', 'coming-soon');
    expect(await queue()).toHaveLength(1);
    await confirm((await linkTokens())[0]);
    expect(await subscribers()).toMatchObject([{ confirmed: ['news', 'coming-soon'] }]);
  });

  it('asks again for a topic that came after the confirmation', async () => {
    await subscribe('fay@example.org');
    await confirm((await linkTokens())[0]);
    clock += day;
    await subscribe('fay@example.org', 'coming-soon');
    expect(await queue()).toHaveLength(2);
    expect(await subscribers()).toMatchObject([{ asked: ['news', 'coming-soon'], confirmed: ['news'] }]);
  });

  it('is limited for an address', async () => {
    const asked = await Promise.all(
      Array.from({ length: 21 }, (_, index) =>
        post('/api/Newsletter', { email: `n${index}@example.org` }, '192.0.2.7'),
      ),
    );
    expect(asked.map(({ status }) => status).sort()).toEqual([...Array(20).fill(201), 429]);
  });

  it.each([[undefined], [''], ['nobody'], [7], ['a@example.org,b@example.org'], ['a@example.org\nbcc: b@example.org']])(
    'is refused for %p',
    async (email) => {
      const response = await subscribe(email);
      expect(response.status).toBe(422);
      expect(Object.keys((await response.json()).errors)).toEqual(['email']);
    },
  );

  it('is refused for a topic nobody knows', async () => {
    expect((await subscribe('gia@example.org', 'prizes')).status).toBe(422);
  });
});

describe('a link', () => {
  it('confirms for seven days; then the address is forgotten', async () => {
    await subscribe('hal@example.org');
    const [token] = await linkTokens();
    clock += 7 * day;
    expect((await confirm(token)).status).toBe(422);
    await subscribe('ida@example.org');
    clock += minute;
    await subscribe('joe@example.org');
    expect((await subscribers()).map(({ email }) => email).sort()).toEqual(['ida@example.org', 'joe@example.org']);
  });

  it('unsubscribes at any time, once confirmed, and nothing of the address stays', async () => {
    await subscribe('kit@example.org');
    const [token, end] = await linkTokens();
    await confirm(token);
    clock += 900 * day;
    expect((await unsubscribe(end)).status).toBe(200);
    expect(await subscribers()).toEqual([]);
    expect(await test.deps.database.db.select().from(newsletterLinks)).toEqual([]);
    expect((await unsubscribe(end)).status).toBe(422);
  });

  it.each([['made-up'], ['x'.repeat(201)], [''], [undefined], [7]])('is not %p', async (token) => {
    expect((await confirm(token)).status).toBe(422);
    expect((await unsubscribe(token)).status).toBe(422);
  });
});

it('is an extension: a bare API has no newsletter', async () => {
  const bare = test.appWith({ bare: true });
  for (const [method, path] of [
    ['GET', '/api/Newsletter'],
    ['POST', '/api/Newsletter'],
    ['POST', '/api/Newsletter/confirm'],
  ] as const) {
    expect((await test.sendTo(bare, method, path, method === 'GET' ? undefined : {})).status).toBe(404);
  }
  expect(await (await test.send('GET', '/api/Newsletter')).json()).toEqual({ isOpen: true });
});

describe('what coordinators see of it', () => {
  const call = async (as: string, method: string, path: string) => {
    const answer = await test.send(method, path, undefined, { as });
    return { status: answer.status, text: await answer.text() };
  };
  const page = async (as: string, search = '') =>
    JSON.parse((await call(as, 'GET', `/admin/subscribers?page=1${search}`)).text);

  it('lists confirmed and waiting addresses by topic, and forgets one without its name in the audit', async () => {
    const as = await test.signIn('coordinator');
    await subscribe('ann@example.org');
    await confirm((await linkTokens())[0]);
    await subscribe('ann@example.org', 'coming-soon');
    await subscribe('bea@example.org');
    const all = await page(as, '&status=all&sort=email');
    expect(all.items).toMatchObject([
      { email: 'ann@example.org', state: 'confirmed', confirmed: ['news'], asked: ['coming-soon'] },
      { email: 'bea@example.org', state: 'waiting', confirmed: [], asked: ['news'] },
    ]);
    expect(all.counts).toMatchObject({ confirmed: 1, waiting: 1 });
    expect((await page(as, '&status=all&topic=coming-soon')).total).toBe(1);
    expect((await page(as, '&status=all&q=BEA')).total).toBe(1);
    const id = all.items[0].subscriberId;
    expect((await call(as, 'DELETE', `/admin/subscribers/${id}`)).status).toBe(200);
    expect((await call(as, 'DELETE', `/admin/subscribers/${id}`)).status).toBe(404);
    expect((await subscribers()).map(({ email }) => email)).toEqual(['bea@example.org']);
    const told = await test.deps.database.db.select().from(audit).where(eq(audit.kind, 'subscriber'));
    expect(told).toMatchObject([{ action: 'delete' }]);
    expect(JSON.stringify(told)).not.toContain('ann@');
  });

  it('is for no other role, and gives the table to whoever has just said their password', async () => {
    await subscribe('ann@example.org');
    for (const role of ['editor', 'recruiter', 'user'] as const) {
      const other = await test.signIn(role);
      expect((await call(other, 'GET', '/admin/subscribers?page=1')).status).toBe(403);
      expect((await call(other, 'DELETE', '/admin/subscribers/1')).status).toBe(403);
      expect((await call(other, 'GET', '/admin/export/subscriber.csv')).status).toBe(403);
    }
    const as = await test.signIn('coordinator');
    const table = await call(as, 'GET', '/admin/export/subscriber.csv?status=all');
    expect(table.status).toBe(200);
    expect(table.text).toContain('"ann@example.org","waiting","","news"');
    const others = await call(as, 'GET', '/admin/export/subscriber.csv?status=all&topic=coming-soon');
    expect(others.text).not.toContain('@');
    clock += 16 * minute;
    const again = await call(as, 'GET', '/admin/export/subscriber.csv?status=all');
    expect([again.status, JSON.parse(again.text).code]).toEqual([403, 'passwordAgain']);
  });

  it('forgets addresses that nobody confirmed, also when nobody else subscribes', async () => {
    await subscribe('ann@example.org');
    clock += 8 * day;
    await runDueJobs(test.deps);
    expect(await subscribers()).toEqual([]);
  });
});
