import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import { type EndpointName, endpoints } from '@/lib/contract/endpoints';
import { mayCall } from '@/lib/contract/staff';
import { isSweep } from '@/scripts/test/sample.mjs';
import type { App } from './route';
import { openTestApp, type TestApp } from './testing/open-test-app';
import { openEmbeddedDatabase } from './testing/open-test-database';
import { makeOwnedRows, type OwnedRows } from './testing/owned-rows';
import { publishedCalls } from './testing/published-calls';

let test: TestApp;
let admin: string;
let stranger: string;
beforeAll(async () => {
  test = await openTestApp();
  [admin, stranger] = [await test.signIn('admin'), await test.signIn('user')];
}, 60_000);
afterAll(() => test.close());

type Call = Endpoint & { name: EndpointName };
const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);
const calls = names.map((name): Call => ({ name, ...endpoints[name] }));
const takesBody = ({ body }: Endpoint) => !(body instanceof z.ZodUnknown);
const fill = (path: string, value: string) =>
  `/${path
    .replace('{kind}', 'faq')
    .replace('{key}', 'retention')
    .replace(/\{\w+\}/g, value)}`;
/** A path that names nobody and nothing. */
const nowhere = ({ path }: Endpoint) => fill(path, /\{(id|postId)\}/.test(path) ? '999999' : 'nobody');
const bodyFor = (call: Endpoint) => (takesBody(call) ? {} : undefined);

describe('the table of calls', () => {
  it('has every published call with its method, path and query, and none besides but the extensions', () => {
    const table = calls.flatMap(({ extension, method, path, idQuery }) =>
      extension ? [] : [`${method} ${path.replace(/\{\w+\}/g, '{}')}${idQuery ? `?${idQuery}` : ''}`],
    );
    expect(table.sort()).toEqual([...publishedCalls].sort());
  });

  it('is all the API answers, but for its files, health and description', () => {
    const laid = new Set(
      test.app.routes.flatMap(({ method, path }) => (method === 'ALL' ? [] : [`${method} ${path.slice(1)}`])),
    );
    const table = calls.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
    const besides = [
      ...['Documents/appImages/:name', 'health', 'ready', 'content-state'],
      ...['openapi.json', 'docs', 'docs.css', 'docs.js'],
    ];
    expect([...laid].sort()).toEqual([...table, ...besides.map((path) => `GET ${path}`)].sort());
  });

  it('changes nothing by GET but the notes that staff have read of people', async () => {
    expect(calls.filter(({ method, changes }) => method === 'GET' && changes)).toEqual([]);
    // An engine of its own: on a server others write meanwhile.
    const alone = await openTestApp({ database: await openEmbeddedDatabase() });
    const { db } = alone.deps.database;
    const as = await alone.signIn('admin');
    const rows = await makeOwnedRows(alone, as);
    const { userId } = await (await alone.send('GET', '/session', undefined, { as: rows.owner })).json();
    const pathOf = ({ name, path }: Call) =>
      rows.calls[name]?.path ??
      fill(path.replace('User/{id}', `User/${userId}`).replace('export/{id}', `export/${userId}`), '1');
    const written = async () => {
      const { rows: found } = await db.execute(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`);
      return JSON.stringify(found);
    };
    const reading: string[] = [];
    for (const call of calls.filter(({ method }) => method === 'GET')) {
      const before = await written();
      await alone.send('GET', pathOf(call).replace('admin/export/1', 'admin/export/user.csv'), undefined, { as });
      if ((await written()) !== before) reading.push(call.name);
    }
    await alone.close();
    expect(reading.sort()).toEqual(['exportAccount', 'exportTable', 'getReceivedApplication']);
  });

  it('in bare mode holds the published calls alone', () => {
    const bare = test.appWith({ bare: true });
    const laid = bare.routes.flatMap(({ method, path }) => (method === 'ALL' ? [] : [`${method} ${path.slice(1)}`]));
    const published = calls.filter(({ extension }) => !extension);
    const table = published.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
    const besides = ['Documents/appImages/:name', 'health', 'ready'];
    expect([...new Set(laid)].sort()).toEqual([...table, ...besides.map((path) => `GET ${path}`)].sort());
  });
});

describe.each([false, true])('every call, bare mode %s', (bare) => {
  let app: App;
  beforeAll(() => {
    app = test.appWith({ bare });
  });
  const ask = (method: string, path: string, as: string, body?: unknown) =>
    test.sendTo(app, method, path, body, { as });
  const asked = calls.filter(({ extension }) => !bare || !extension);

  const lists = asked.filter(
    ({ method, path, name }) => method === 'GET' && !path.includes('{') && name !== 'getLatestCompany',
  );
  it.each(lists)('$name answers what the contract says, with and without the prefix', async (call) => {
    const as = call.who === 'anyone' ? '' : admin;
    const plain = await ask('GET', `/${call.path}`, as);
    const prefixed = await ask('GET', `/api/${call.path}`, as);
    expect([plain.status, prefixed.status]).toEqual([200, 200]);
    const answer: unknown = await plain.json();
    expect(await prefixed.json()).toEqual(answer);
    expect(call.response.safeParse(answer).error).toBeUndefined();
  });

  const named = asked.filter(({ path }) => /\{(name|username|userId)\}/.test(path));
  it.each(named)('$name finds nothing under a name that nobody can have', async (call) => {
    for (const name of ['a%00b', 'x'.repeat(255)]) {
      expect((await ask(call.method, fill(call.path, name), admin, bodyFor(call))).status).toBe(404);
    }
  });

  const owned = asked.filter(({ who }) => who === 'owner');
  it.each(owned)('$name is refused to another user, open to the owner and to an admin', async (call) => {
    const statusFor = async (rows: OwnedRows, token: string) => {
      const row = rows.calls[call.name];
      if (!row) throw new Error(`owned-rows.ts knows no row for ${call.name}.`);
      return (await ask(call.method, row.path, token, row.body)).status;
    };
    const rows = await makeOwnedRows(test, admin);
    expect([await statusFor(rows, stranger), await statusFor(rows, rows.owner)]).toEqual([403, 200]);
    // What a call has deleted it cannot find again.
    expect(await statusFor(await makeOwnedRows(test, admin), admin)).toBe(200);
  });

  const users = asked.filter(({ who, path }) => who === 'user' && !path.includes('{'));
  it.each(users)('$name is open to any user', async (call) => {
    const user = await test.signIn('user');
    expect([401, 403, 404, 500]).not.toContain((await ask(call.method, `/${call.path}`, user, bodyFor(call))).status);
  });

  // refusals.test.ts and roles.test.ts ask that of every call too, there with the words of the answer.
  if (!isSweep) return;

  const numbered = asked.filter(({ path }) => /\{(id|postId)\}/.test(path));
  it.each(numbered)('$name answers 404 for an id nobody has and for what is no id', async (call) => {
    // An empty body is refused before the row is looked for where something in it is required.
    const refused = [404, 422];
    const missing = await ask(call.method, fill(call.path, '999999'), admin, bodyFor(call));
    const answer: unknown = await missing.json();
    if (missing.ok) expect(answer).toEqual([]);
    else expect(refused).toContain(missing.status);
    for (const id of ['99999999999', '-1', '0', 'abc', '1e3', '1%00', '%zz', '%27%20or%201']) {
      const response = await ask(call.method, fill(call.path, id), admin, bodyFor(call));
      expect(refused).toContain(response.status);
      expect(await response.json()).toHaveProperty('message');
    }
  });

  const repeated = asked.filter(({ idQuery }) => idQuery);
  it.each(repeated)('$name refuses two different ids', async (call) => {
    const path = `${fill(call.path, '1')}?${call.idQuery}=2`;
    expect((await ask(call.method, path, admin, bodyFor(call))).status).toBe(400);
  });

  const guarded = asked.filter(({ who }) => who !== 'anyone');
  it.each(guarded)('$name is refused to nobody, and to a token that is none', async (call) => {
    expect((await ask(call.method, nowhere(call), '', bodyFor(call))).status).toBe(401);
    expect((await ask(call.method, nowhere(call), 'not.a.token', bodyFor(call))).status).toBe(401);
  });

  const ofStaff = asked.filter(({ who }) => !mayCall(who, { isAdmin: false, roles: [] }));
  it.each(ofStaff)('$name is refused to a user and open to an admin', async (call) => {
    expect((await ask(call.method, nowhere(call), stranger, bodyFor(call))).status).toBe(403);
    expect([401, 403, 500]).not.toContain((await ask(call.method, nowhere(call), admin, bodyFor(call))).status);
  });
});

// As above.
if (isSweep)
  describe.each(calls.filter(takesBody))('what $name takes', (call) => {
    const send = (body: unknown, headers = {}) => test.send(call.method, nowhere(call), body, { as: admin, headers });

    it.each([
      ['malformed JSON', '{"a":', 400],
      ['deep JSON', '['.repeat(90_000) + ']'.repeat(90_000), 400],
      ['null', 'null', 422],
      ['text', '"text"', 422],
      ['a number', '7', 422],
      ['a field nobody knows', '{"nobodyKnows":1}', 422],
      ['a field that names an object', '{"__proto__":{"isAdmin":true},"constructor":1}', 422],
    ])('is not %s', async (_, body, status) => {
      const response = await send(body);
      expect(response.status).toBe(status);
      expect(await response.json()).toEqual(expect.objectContaining({ message: expect.any(String) }));
    });

    it('is no other type of content', async () => {
      expect((await send('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
    });

    it('is no larger than it may be', async () => {
      const tooMuch = 'x'.repeat((call.maxBody ?? 1024 * 1024) + 1);
      expect((await send(JSON.stringify({ nobodyKnows: tooMuch }))).status).toBe(413);
    });

    it('is refused or kept as the contract says, whatever stands in a field', async () => {
      const fields = Object.keys(call.body instanceof z.ZodObject ? call.body.shape : {});
      for (const field of fields) {
        for (const value of [{ a: 1 }, [[]], 'x'.repeat(900_000), true, -1.5, '\0', '\ud800', null]) {
          const response = await send({ [field]: value });
          expect({ field, status: response.status < 500 }).toEqual({ field, status: true });
          if (response.ok) expect(call.response.safeParse(await response.json()).error).toBeUndefined();
        }
      }
    }, 60_000);
  });
