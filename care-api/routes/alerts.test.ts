import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import pg from 'pg';
import { z } from 'zod';
import { sendAlerts } from '@/care-api/alerts/send-alerts';
import { listingAlertLinks, listingAlerts } from '@/care-api/database/schema/alerts';
import { listings } from '@/care-api/database/schema/listings';
import { mails } from '@/care-api/database/schema/settings';
import { runDueJobs } from '@/care-api/jobs';
import { startDelivery } from '@/care-api/mail/delivery';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { tenthOf } from '@/scripts/test/sample.mjs';
import { until } from '@/testing/until';

let test: TestApp;
let clock = Date.now();
let queued = 0;
const ended = { owner: 0, silence: 0 };
beforeAll(async () => {
  test = await openTestApp({
    now: () => new Date(clock),
    onMailQueued: () => {
      queued += 1;
    },
    onAlertsEnded: (by, count) => {
      ended[by] += count;
    },
  });
}, 60_000);
afterAll(() => test.close());
beforeEach(async () => {
  await db().delete(listingAlerts);
  await db().delete(mails);
  await db().delete(listings);
});
// The machine may be busy with other tests.
jest.setTimeout(120_000);

const db = () => test.deps.database.db;
const minute = 60_000;
const day = 24 * 60 * minute;
let people = 0;
const somebody = () => {
  people += 1;
  return `edith${people}@example.org`;
};
const ask = (email: string, more: object = {}) =>
  test.send('POST', '/Alerts', { email, search: 'city=Hexham', asked: 'Hexham', pace: 'atOnce', ...more });
const send = async (path: string, body: object) => (await test.send('POST', `/Alerts/${path}`, body)).status;
const confirm = (token: string, pace = 'atOnce') => send('change', { token, pace });
const sentTo = (email: string) => db().select().from(mails).where(eq(mails.to, email)).orderBy(mails.id);
const alertsOf = (email: string) => db().select().from(listingAlerts).where(eq(listingAlerts.email, email));
const tokenIn = (text = '') => /\/alerts\/change\?Key=([\w-]{43})$/m.exec(text)?.[1] ?? 'no link';
const lastToken = async (email: string) => tokenIn((await sentTo(email)).at(-1)?.text);
const idsIn = (text: string) => [...text.matchAll(/\/listing-details\/(\d+)/g)].map(([, id]) => Number(id));

async function confirmed(more: object = {}) {
  const email = somebody();
  await ask(email, more);
  const token = await lastToken(email);
  expect(await confirm(token, 'pace' in more ? String(more.pace) : 'atOnce')).toBe(200);
  await db().delete(mails);
  return { email, token };
}
async function create(fields: object = {}): Promise<number> {
  const body = { typeId: 0, typeTitle: 'Night carer', city: 'Hexham', ...fields };
  // Anew each time: sessions are over when the clock has gone on.
  const made = await test.send('POST', '/TypeDetail', body, { as: await test.signIn('admin') });
  return z.object({ typeId: z.number() }).parse(await made.json()).typeId;
}
/** The clock goes on, and what is due is done. */
async function later(wait = 5 * minute) {
  clock += wait;
  await sendAlerts(test.deps, test.deps.now());
}

it('nothing is mailed before the owner confirms, and the mail to confirm says nothing that was typed', async () => {
  const email = somebody();
  const before = queued;
  expect((await ask(email, { asked: 'BUY NOW', search: 'q=BUY+NOW' })).status).toBe(201);
  expect(queued).toBe(before + 1);
  const [mail] = await sentTo(email);
  expect(mail?.subject + String(mail?.text)).not.toMatch(/buy/i);
  const token = tokenIn(mail?.text);
  expect(JSON.stringify(await db().select().from(listingAlertLinks))).not.toContain(token);
  await create({ typeTitle: 'Buy now' });
  await later();
  expect(await sentTo(email)).toHaveLength(1);
  const read = await test.send('POST', '/Alerts/read', { token });
  expect(await read.json()).toEqual({
    search: 'q=BUY+NOW',
    asked: 'BUY NOW',
    pace: 'atOnce',
    isConfirmed: false,
    pausedUntil: null,
  });
  expect(await alertsOf(email)).toMatchObject([{ confirmedAt: null }]);
  expect([await confirm(token), await confirm(token)]).toEqual([200, 200]);
  await later();
  expect((await sentTo(email)).length).toBe(2);
});

it('what was there before is no news; what comes is mailed once, with where, pay and last day', async () => {
  await create({ typeTitle: 'There already' });
  const { email } = await confirmed();
  const job = { payFrom: 13.5, payTo: 15, payUnit: 'HOUR', validThrough: new Date(clock + 60 * day).toISOString() };
  const id = await create({ job });
  await create({ typeTitle: 'Elsewhere', city: 'Wark' });
  await later();
  await later();
  const [mail, more] = await sentTo(email);
  expect(more).toBeUndefined();
  expect(mail?.subject).toBe('New for you (1): Hexham');
  expect(mail?.text).toMatch(
    /Night carer\nHexham · \u2066£13\.50\u2069–\u2066£15\u2069 an hour · closes \d+ \w+ \d{4}\n/,
  );
  expect(idsIn(mail?.text ?? '')).toEqual([id]);
  expect(mail?.text).toContain('https://site.example/listing?city=Hexham\n');
});

it('is written in the language it was asked in, and names at most twenty', async () => {
  const email = somebody();
  const body = { email, search: 'city=Hexham', asked: 'Hexham', pace: 'daily' };
  await test.send('POST', '/Alerts', body, { headers: { 'accept-language': 'de' } });
  const [asked] = await sentTo(email);
  expect(asked?.text).toContain('https://site.example/de/alerts/change?Key=');
  await confirm(tokenIn(asked?.text), 'daily');
  for (let index = 0; index < 22; index += 1) await create();
  await later(day);
  await later(day);
  const found = (await sentTo(email)).slice(1);
  expect(found.map(({ subject }) => subject)).toEqual(['Neu für Sie (22): Hexham']);
  expect(idsIn(found[0]?.text ?? '')).toHaveLength(20);
});

it('whoever has it already is told so in their language, whatever that of whoever asks', async () => {
  const { email } = await confirmed();
  clock += 2 * 60 * minute;
  const body = { email, search: 'city=Hexham', asked: 'Hexham', pace: 'atOnce' };
  await test.send('POST', '/Alerts', body, { headers: { 'accept-language': 'de' } });
  const [mail] = await sentTo(email);
  expect(mail?.text).toContain('https://site.example/alerts/change?Key=');
});

it('a job that is closed or in the trash is not mailed until it is back', async () => {
  const { email } = await confirmed();
  const [closed, thrown] = [await create({ openClose: 'Closed' }), await create()];
  const gone = await test.send('DELETE', `/TypeDetail/delete/${thrown}`, undefined, { as: await test.signIn('admin') });
  expect(gone.status).toBe(200);
  await later();
  expect(await sentTo(email)).toEqual([]);
  await db().update(listings).set({ deletedAt: null, status: 'Open' });
  await later();
  expect((await sentTo(email)).flatMap(({ text }) => idsIn(text)).sort()).toEqual([closed, thrown].sort());
});

it('daily and weekly are mailed so often and no more, all that came in one mail', async () => {
  const [daily, weekly] = [await confirmed({ pace: 'daily' }), await confirmed({ pace: 'weekly' })];
  await later();
  for (let days = 0; days < 8; days += 1) {
    await create();
    await later(day);
  }
  expect(await sentTo(daily.email)).toHaveLength(8);
  const texts = (await sentTo(weekly.email)).map(({ text }) => idsIn(text).length);
  expect(texts).toEqual([7]);
});

it.each(['atOnce', 'daily', 'weekly'])(
  'one that is paused goes on by itself, and mails what came (%s)',
  async (pace) => {
    const { email, token } = await confirmed({ pace });
    const pausedUntil = async () => (await (await test.send('POST', '/Alerts/read', { token })).json()).pausedUntil;
    expect(await send('pause', { token, weeks: 4 })).toBe(200);
    const until = new Date(clock + 28 * day).toISOString();
    expect(await pausedUntil()).toBe(until);
    for (const wait of [7, 7, 0]) {
      await create();
      await later(wait * day);
    }
    // To change how often it is mailed does not end it.
    await confirm(token, pace === 'daily' ? 'weekly' : 'daily');
    await later(13 * day);
    expect([await sentTo(email), (await alertsOf(email))[0]?.nextAt?.toISOString()]).toEqual([[], until]);
    await later(day);
    await later(day);
    expect((await sentTo(email)).map(({ text }) => idsIn(text).length)).toEqual([3]);
    expect(await pausedUntil()).toBeNull();
  },
);

it('a pause ends when its owner says so, and nobody is asked meanwhile whether to go on', async () => {
  const { email, token } = await confirmed({ pace: 'weekly' });
  clock += 160 * day;
  expect(await send('pause', { token, weeks: 12 })).toBe(200);
  clock += 80 * day;
  await runDueJobs(test.deps);
  await create();
  await later();
  expect(await sentTo(email)).toEqual([]);
  expect(await send('pause', { token, weeks: 0 })).toBe(200);
  await later();
  expect(await sentTo(email)).toHaveLength(1);
  expect(await send('pause', { token, weeks: 2 })).toBe(422);
  const other = somebody();
  await ask(other);
  expect(await send('pause', { token: await lastToken(other), weeks: 1 })).toBe(422);
});

it('an address is answered the same whatever is known of it, and has five at most', async () => {
  const email = somebody();
  const answers: string[] = [];
  const tokens: string[] = [];
  for (let index = 0; index < 7; index += 1) {
    clock += 61 * minute;
    answers.push(await (await ask(email, { search: `q=word${index}` })).text());
    tokens.push(await lastToken(email));
    if (index < 5) expect(await confirm(tokens[index]!)).toBe(200);
  }
  answers.push(await (await ask(email, { search: 'q=word0' })).text());
  expect(new Set(answers).size).toBe(1);
  const refused = await test.send('POST', '/Alerts/change', { token: tokens[5], pace: 'daily' });
  expect([refused.status, (await refused.json()).code]).toEqual([422, 'alertsTooMany']);
  expect(await send('end', { token: tokens[0]! })).toBe(200);
  const both = await Promise.all([confirm(tokens[5]!), confirm(tokens[6]!)]);
  expect(both.sort()).toEqual([200, 422]);
});

it('a stranger who types an address often sends it three mails an hour at most', async () => {
  const email = somebody();
  for (let index = 0; index < 6; index += 1) await ask(email, { search: `q=word${index}` });
  await ask(email, { search: 'q=word0' });
  expect(await sentTo(email)).toHaveLength(3);
  clock += 61 * minute;
  for (let index = 0; index < 5; index += 1) {
    await ask(email, { search: 'q=word0' });
    clock += 11 * minute;
  }
  expect(await sentTo(email)).toHaveLength(6);
  for (let index = 6; index < 16; index += 1) {
    clock += 61 * minute;
    await ask(email.toUpperCase(), { search: `q=word${index}` });
  }
  expect((await db().select().from(listingAlerts)).length).toBe(5);
  clock += 61 * minute;
  const before = await db().$count(mails);
  for (let index = 0; index < 4; index += 1) {
    const [first] = await db().select().from(listingAlerts).orderBy(listingAlerts.id);
    await ask(email, { search: first!.search });
    // What makes room for it is none that was mailed just now: it would be counted no more.
    await ask(email, { search: `q=more${index}` });
  }
  expect((await db().$count(mails)) - before).toBe(3);
});

it('keeps the question whichever page and order it was looked at in, and refuses what is none', async () => {
  const email = somebody();
  await ask(email, { search: 'page=3&sort=az&closed=1&city=Wark&q=night' });
  expect(await alertsOf(email)).toMatchObject([{ search: 'q=night&city=Wark' }]);
  const long = new URLSearchParams(
    Array.from({ length: 30 }, (_, index) => ['city', `Llanfair ${index} ${'x'.repeat(100)}`]),
  );
  const other = somebody();
  expect((await ask(other, { search: long.toString() })).status).toBe(201);
  expect(await alertsOf(other)).toHaveLength(1);
  const fields = async (more: object) => Object.keys((await (await ask(somebody(), more)).json()).errors);
  expect(await fields({ search: 'page=-1' })).toEqual(['search']);
  expect(await fields({ email: 'edith', pace: 'hourly', asked: '' })).toEqual(['email', 'asked', 'pace']);
});

it('asks after six months whether to go on, stops a fortnight later, and goes on where the owner says so', async () => {
  const before = ended.silence;
  const [stays, goes] = [await confirmed({ pace: 'weekly' }), await confirmed({ pace: 'weekly' })];
  clock += 167 * day;
  await runDueJobs(test.deps);
  expect(await sentTo(stays.email)).toEqual([]);
  clock += 2 * day;
  await runDueJobs(test.deps);
  await runDueJobs(test.deps);
  const asked = await sentTo(stays.email);
  expect(asked.map(({ subject }) => subject)).toEqual(['Shall we go on writing to you?']);
  expect(await confirm(tokenIn(asked[0]?.text), 'weekly')).toBe(200);
  clock += 15 * day;
  await runDueJobs(test.deps);
  expect([(await alertsOf(stays.email)).length, (await alertsOf(goes.email)).length]).toEqual([1, 0]);
  expect(ended.silence).toBe(before + 1);
  expect(await send('read', { token: goes.token })).toBe(422);
});

it('a link that nobody confirmed is good for seven days; one that ends is good for ever, and leaves nothing', async () => {
  const email = somebody();
  await ask(email);
  const token = await lastToken(email);
  clock += 7 * day + minute;
  expect(await confirm(token)).toBe(422);
  await runDueJobs(test.deps);
  expect(await alertsOf(email)).toEqual([]);
  const other = await confirmed();
  clock += 100 * day;
  const before = ended.owner;
  expect(await send('end', { token: other.token })).toBe(200);
  expect(await send('end', { token: other.token })).toBe(422);
  expect(ended.owner).toBe(before + 1);
  expect(await db().select().from(listingAlertLinks)).toEqual([]);
});

const cities = ['Hexham', 'Wark'] as const;
const edit = fc.oneof(
  fc.record({ do: fc.constant('create' as const), city: fc.constantFrom(...cities), open: fc.boolean() }),
  fc.record({ do: fc.constant('move' as const), which: fc.nat(9), city: fc.constantFrom(...cities) }),
  fc.record({ do: fc.constant('status' as const), which: fc.nat(9), open: fc.boolean() }),
  fc.record({ do: fc.constant('trash' as const), which: fc.nat(9), in: fc.boolean() }),
  fc.record({ do: fc.constant('look' as const), days: fc.constantFrom(0, 1, 7) }),
);

it('whatever happens to listings, none is mailed twice for an alert, and none that fits is lost', async () => {
  const check = fc.asyncProperty(fc.array(edit, { maxLength: 14 }), async (edits) => {
    await db().delete(listingAlerts);
    await db().delete(listings);
    const old = await create();
    const alerts = [await confirmed(), await confirmed({ pace: 'daily' }), await confirmed({ search: 'city=Wark' })];
    const made: number[] = [];
    for (const one of edits) {
      if (one.do === 'look') {
        await later(minute * 5 + one.days * day);
        continue;
      }
      if (one.do === 'create') {
        made.push(await create({ city: one.city, openClose: one.open ? 'Open' : 'Closed' }));
        continue;
      }
      const id = made[one.which % (made.length || 1)];
      if (id === undefined) continue;
      const isIt = eq(listings.id, id);
      if (one.do === 'status')
        await db()
          .update(listings)
          .set({ status: one.open ? 'Open' : 'Closed' })
          .where(isIt);
      if (one.do === 'trash')
        await db()
          .update(listings)
          .set({ deletedAt: one.in ? new Date() : null })
          .where(isIt);
      if (one.do === 'move') {
        const moved = { city: one.city, searchCity: one.city.toLowerCase(), searchPlace: one.city.toLowerCase() };
        await db().update(listings).set(moved).where(isIt);
      }
    }
    await Promise.all([later(8 * day), later(0)]);
    await later();
    const rows = await db().select().from(listings);
    for (const [index, { email }] of alerts.entries()) {
      const mailed = (await sentTo(email)).flatMap(({ text }) => idsIn(text));
      expect(new Set(mailed).size).toBe(mailed.length);
      expect(mailed).not.toContain(old);
      const city = index === 2 ? 'Wark' : 'Hexham';
      const due = rows.filter((row) => row.city === city && row.status === 'Open' && !row.deletedAt && row.id !== old);
      expect(mailed).toEqual(expect.arrayContaining(due.map(({ id }) => id)));
    }
  });
  await fc.assert(check, { numRuns: tenthOf(30) });
});

it('a storm of thousands costs a few queries a mail and few a batch, and two APIs at once mail each once', async () => {
  await confirmed();
  await db().execute(sql`
    insert into listing_alerts (email, search, asked, language, pace, since, confirmed_at, next_at, ends_at, mailed_at)
    select 'storm' || n || '@example.org', case when n % 10 = 0 then 'city=Hexham' else 'city=Wark' end, 'x', 'en',
      'daily', 0, now(), now() - interval '1 day', ${new Date(clock + 100 * day).toISOString()}, now()
    from generate_series(1, 3000) n`);
  await create();
  const query = jest.spyOn(pg.Client.prototype, 'query');
  clock += 5 * minute;
  await Promise.all([sendAlerts(test.deps, test.deps.now()), sendAlerts(test.deps, test.deps.now())]);
  const asked = query.mock.calls.length;
  query.mockRestore();
  const sent = await db().select({ to: mails.to }).from(mails);
  expect(sent).toHaveLength(301);
  expect(new Set(sent.map(({ to }) => to)).size).toBe(301);
  // 31 batches, and what begins them.
  expect(asked).toBeLessThan(301 * 4 + 40 * 10 + 40);
  const again = jest.spyOn(pg.Client.prototype, 'query');
  await sendAlerts(test.deps, test.deps.now());
  expect(again.mock.calls.length).toBeLessThan(5);
  again.mockRestore();
});

it('a storm leaves once each, by two APIs, through a mail server that is away half of the time', async () => {
  const count = tenthOf(10_000);
  await confirmed();
  await db().execute(sql`
    insert into listing_alerts (email, search, asked, language, pace, since, confirmed_at, next_at, ends_at, mailed_at)
    select 'half' || n || '@example.org', 'city=Hexham', 'x', 'en', 'daily', 0, now(), now() - interval '1 day',
      ${new Date(clock + 100 * day).toISOString()}, now() from generate_series(1, ${count}::int) n`);
  await create();
  // The clock looks at ten thousand at most, and at the rest the next time.
  await later();
  await later();
  const [taken, tried] = [[] as string[], { times: 0 }];
  const send = async ({ to }: { to: string }) => {
    tried.times += 1;
    if (Math.floor(tried.times / 20) % 2 === 1) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    taken.push(to);
  };
  const start = () => startDelivery({ db: db(), send, log: () => {}, waits: [0.05] });
  const running = [start(), start()];
  await until(async () => (await db().$count(mails, eq(mails.state, 'waiting'))) === 0);
  for (const delivery of running) await delivery.stop();
  expect(taken).toHaveLength(count + 1);
  expect(new Set(taken).size).toBe(count + 1);
  expect(tried.times).toBeGreaterThan(1.5 * count);
  await later();
  expect(await db().$count(mails, eq(mails.state, 'waiting'))).toBe(0);
}, 900_000);
