import { sql } from 'drizzle-orm';
import type { Endpoint } from '@/lib/contract/endpoint';
import { type EndpointName, endpoints } from '@/lib/contract/endpoints';
import { openTestApp, type TestApp } from './testing/open-test-app';
import { openEmbeddedDatabase } from './testing/open-test-database';
import { makeOwnedRows } from './testing/owned-rows';
import { publishedCalls } from './testing/published-calls';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

type Call = Endpoint & { name: EndpointName };
const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);
const calls = names.map((name): Call => ({ name, ...endpoints[name] }));
const fill = (path: string, value: string) =>
  `/${path
    .replace('{kind}', 'faq')
    .replace('{key}', 'retention')
    .replace(/\{\w+\}/g, value)}`;
describe('the table of calls', () => {
  it('has every published call with its method, path and query, and none besides but the extensions', () => {
    const table = calls.flatMap(({ extension, method, path, idQuery }) =>
      extension ? [] : [`${method} ${path.replace(/\{\w+\}/g, '{}')}${idQuery ? `?${idQuery}` : ''}`],
    );
    expect(table.sort()).toEqual([...publishedCalls].sort());
  });

  it('is all the API answers, but for its files, health, description and what sites go by', () => {
    const laid = new Set(
      test.app.routes.flatMap(({ method, path }) => (method === 'ALL' ? [] : [`${method} ${path.slice(1)}`])),
    );
    const table = calls.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
    const besides = [
      ...['Documents/appImages/:name', 'Documents/papers/:name', 'health', 'ready', 'content-state'],
      ...['openapi.json', 'openapi-3.0.json', 'docs', 'docs.css', 'docs.js', 'redirects'],
    ].map((path) => `GET ${path}`);
    expect([...laid].sort()).toEqual([...table, ...besides, 'POST redirects/asked'].sort());
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
    const notes = ['exportAccount', 'exportPerson', 'exportTable', 'getApplicationFile', 'getReceivedApplication'];
    expect(reading.sort()).toEqual([...notes, 'openAnswerFile']);
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
