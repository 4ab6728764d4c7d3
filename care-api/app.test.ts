import { openTestApp, type TestApp } from './testing/open-test-app';
import { openTestDatabase } from './testing/open-test-database';

let test: TestApp;
let user: string;
beforeAll(async () => {
  test = await openTestApp();
  user = await test.signIn('user');
}, 60_000);
afterAll(() => test.close());

describe('requests that are no requests', () => {
  it.each([
    ['a path that is no call', 'GET', '/api/Nothing', undefined, {}, 404],
    ['a method that is no call', 'DELETE', '/api/Faq', undefined, {}, 405],
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

  it('says which methods a path has, and of none that nothing is there', async () => {
    const refused = await test.send('DELETE', '/api/Faq');
    expect(refused.headers.get('allow')).toBe('GET, POST');
    for (const method of ['PATCH', 'OPTIONS', 'PURGE']) expect((await test.send(method, '/Faq/1')).status).toBe(405);
    expect((await test.send('PURGE', '/Nothing')).status).toBe(404);
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
    expect(test.log).toEqual([
      expect.objectContaining({ message: 'security', event: 'refused', call: 'POST Faq' }),
      expect.objectContaining({ message: 'request', method: 'POST', path: '/Faq', status: 403 }),
    ]);
    expect(JSON.stringify(test.log)).not.toMatch(/secret|private|Bearer/);
  });

  it('is logged without what opens something: the token of a link, somebody’s email', async () => {
    test.log.length = 0;
    const token = 'a1_-'.repeat(11).slice(1);
    for (const path of [`call-back-promise/${token}`, `preview/${token}`, `Post/username/ann@example.org`]) {
      await test.send('GET', `/api/${path}`);
    }
    expect(test.log.filter(({ message }) => message === 'request').map(({ path }) => path)).toEqual([
      ...['/call-back-promise/…', '/preview/…', '/Post/username/…'],
    ]);
  });

  it('costs little whatever the path, and is one short line', async () => {
    test.log.length = 0;
    const long = ['a'.repeat(15_000), `Faq${'/'.repeat(15_000)}x`, `Post/username/${'a'.repeat(15_000)}@example.org`];
    for (let round = 0; round < 20; round += 1) {
      for (const path of long) expect((await test.send('GET', `/api/${path}`)).status).toBeGreaterThanOrEqual(400);
    }
    const paths = test.log.filter(({ message }) => message === 'request').map(({ path }) => String(path));
    expect(paths).toHaveLength(60);
    expect(Math.max(...paths.map(({ length }) => length))).toBeLessThanOrEqual(200);
    expect(paths.at(-1)).toBe('/Post/username/…');
  });

  it('is not logged where the product asks itself how it is, and is well', async () => {
    test.log.length = 0;
    for (const path of ['/api/health', '/api/content-state']) expect((await test.send('GET', path)).status).toBe(200);
    expect(test.log).toEqual([]);
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
    const database = await openTestDatabase();
    const alone = await openTestApp({ database: { ...database, close: async () => {} } });
    await database.close();
    expect((await alone.send('GET', '/api/health')).status).toBe(200);
    expect((await alone.send('GET', '/api/ready')).status).toBe(503);
    const response = await alone.send('GET', '/api/Faq');
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect(await response.text()).not.toMatch(/pool|select|postgres/i);
    expect(alone.log).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'failed', error: expect.anything() }),
    );
    await alone.close();
  }, 60_000);
});
