import { companies } from '@/care-api/database/schema/provider';
import { endpoints } from '@/lib/contract/endpoints';
import { openTestApp, type TestApp } from './testing/open-test-app';

let test: TestApp;
let admin: string;
let user: string;
beforeAll(async () => {
  test = await openTestApp();
  await test.deps.database.db.insert(companies).values({ name: 'Test Care', logoPath: 'logo.png' });
  [admin, user] = [await test.signIn('admin'), await test.signIn('user')];
}, 60_000);
afterAll(() => test.close());

const calls = Object.entries(endpoints).map(([name, endpoint]) => ({ name, ...endpoint }));
const pathOf = ({ path }: { path: string }) => `/${path.replace('{id}', '999999')}`;

describe('every call of the catalogue', () => {
  const lists = calls.filter((call) => call.method === 'GET' && !call.path.includes('{'));
  it.each(lists)('$name answers what the contract says, with and without the prefix', async (call) => {
    const as = call.who === 'anyone' ? {} : { as: admin };
    const plain = await test.send('GET', pathOf(call), undefined, as);
    const prefixed = await test.send('GET', `/api${pathOf(call)}`, undefined, as);
    expect([plain.status, prefixed.status]).toEqual([200, 200]);
    const answer: unknown = await plain.json();
    expect(await prefixed.json()).toEqual(answer);
    expect(call.response.safeParse(answer).error).toBeUndefined();
  });

  const details = calls.filter((call) => call.path.includes('{id}'));
  it.each(details)('$name answers 404 for an id nobody has and for what is no id', async (call) => {
    for (const id of ['999999', '99999999999', '-1', '0', 'abc', '1e3', '1%00', '%zz', '%27%20or%201']) {
      const path = `/api/${call.path.replace('{id}', id)}`;
      const body = call.method === 'PUT' ? {} : undefined;
      const response = await test.send(call.method, path, body, { as: admin });
      // An empty body is refused before the row is looked for where something in it is required.
      expect([404, 422]).toContain(response.status);
      expect(await response.json()).toHaveProperty('message');
    }
  });

  const guarded = calls.filter((call) => call.who === 'admin');
  it.each(guarded)('$name is refused to nobody and to a user, and reached by an admin', async (call) => {
    const body = call.method === 'GET' ? undefined : {};
    const statuses = [];
    for (const as of ['', 'not.a.token', user, admin]) {
      statuses.push((await test.send(call.method, pathOf(call), body, { as })).status);
    }
    expect(statuses.slice(0, 3)).toEqual([401, 401, 403]);
    expect([401, 403, 500]).not.toContain(statuses[3]);
  });
});

describe('requests that are no requests', () => {
  it.each([
    ['a path that is no call', 'GET', '/api/Nothing', undefined, {}, 404],
    ['a method that is no call', 'DELETE', '/api/Faq', undefined, {}, 404],
    ['a doubled prefix', 'GET', '/api/api/Faq', undefined, {}, 404],
    ['malformed JSON', 'POST', '/api/Requestcallback', '{"yourName":', {}, 400],
    ['JSON nested without end', 'POST', '/api/Requestcallback', '['.repeat(500_000), {}, 400],
    ['deep but complete JSON', 'POST', '/api/Requestcallback', '['.repeat(90_000) + ']'.repeat(90_000), {}, 400],
    ['no body', 'POST', '/api/Requestcallback', undefined, {}, 415],
    ['another content type', 'POST', '/api/Requestcallback', 'a=b', { 'content-type': 'text/plain' }, 415],
    ['a list for an object', 'POST', '/api/Requestcallback', '[]', {}, 422],
    ['null for an object', 'POST', '/api/Requestcallback', 'null', {}, 422],
    ['two megabytes', 'POST', '/api/Requestcallback', JSON.stringify({ yourName: 'a'.repeat(2 ** 21) }), {}, 413],
  ])('answers %s with a message and the right status', async (_, method, path, body, headers, status) => {
    const response = await test.send(method, path, body, { headers });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual(expect.objectContaining({ message: expect.any(String) }));
  });

  it('measures a body by its stream, whatever its length claims', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(65_536));
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(chunk);
        if (sent > 64) controller.close();
      },
    });
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } };
    const response = await test.app.request(new Request('http://local/api/Requestcallback', init as RequestInit));
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(30);
  });
});

describe('every answer', () => {
  it('carries its request id and headers that keep it plain', async () => {
    const response = await test.send('GET', '/api/Faq', undefined, { headers: { 'x-request-id': 'abcdefgh-1' } });
    expect(response.headers.get('x-request-id')).toBe('abcdefgh-1');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.has('x-powered-by')).toBe(false);
  });

  it('is logged by method, path and status, without query, token or body', async () => {
    test.log.length = 0;
    await test.send('POST', '/api/Faq?secret=1', { faqQuestions: 'private' }, { as: user });
    expect(test.log).toEqual([expect.objectContaining({ method: 'POST', path: '/Faq', status: 403 })]);
    expect(JSON.stringify(test.log)).not.toMatch(/secret|private|Bearer/);
  });

  it('has no body for HEAD and the status of GET', async () => {
    expect((await test.send('HEAD', '/api/Faq')).status).toBe(200);
    expect(await (await test.send('HEAD', '/api/Faq')).text()).toBe('');
    expect((await test.send('HEAD', '/api/Faq/999')).status).toBe(404);
  });

  it.each(['/api/health', '/health', '/api/ready', '/ready'])('says at %s that all is well', async (path) => {
    expect((await test.send('GET', path)).status).toBe(200);
  });
});

describe('without its database', () => {
  it('is alive but not ready, and answers 503 without telling why', async () => {
    const alone = await openTestApp();
    await alone.deps.database.close();
    expect((await alone.send('GET', '/api/health')).status).toBe(200);
    expect((await alone.send('GET', '/api/ready')).status).toBe(503);
    const response = await alone.send('GET', '/api/Faq');
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect(await response.text()).not.toMatch(/pool|select|postgres/i);
  }, 60_000);
});
