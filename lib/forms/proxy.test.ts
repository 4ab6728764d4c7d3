import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { answersForm } from '@/lib/answers/plain-form';
import { type Session, sealSession } from '@/lib/auth/session';
import { timeLimit } from '@/lib/care-api/time-limit';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { toReport } from '@/lib/contract/fault-words';
import { json, Upstream } from '@/testing/upstream';
import { keepDraft } from './draft';
import { proxy } from './proxy';

const revalidated: string[] = [];
jest.mock('next/cache', () => ({ revalidateTag: (tag: string) => revalidated.push(tag) }));

const upstream = new Upstream();
beforeAll(() => upstream.start());
afterAll(() => upstream.stop());
beforeEach(() => {
  upstream.answerWith((_, response) => json(response, { requestId: 1 }, 201));
  upstream.requests.length = 0;
});

function call(path: string, init: RequestInit & { duplex?: 'half' } = {}) {
  return proxy(new Request(`http://site.example/api/care/${path}`, init));
}
const good = JSON.stringify({ yourName: 'A', email: 'a@example.org', yourMessage: 'b' });
const post = (headers: Record<string, string> = {}, body = good) =>
  call('Requestcallback', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', host: 'site.example', ...headers },
  });

const calls = Object.values<Endpoint>(endpoints);

/** Whose answers speak of a token at any depth: they have a door of their own. */
const withTokens = calls.filter(({ response }) =>
  /"(access|refresh)Token"/.test(JSON.stringify(z.toJSONSchema(response, { io: 'input', unrepresentable: 'any' }))),
);

describe('the proxy', () => {
  it('forwards calls of the contract with chosen headers only', async () => {
    const headers = { cookie: 'Bearer=1', authorization: 'Bearer x', 'x-forwarded-for': '1.2.3.4', 'x-user-id': '5' };
    expect((await call('Faq', { headers })).status).toBe(201);
    const sent = upstream.requests[0];
    expect(sent?.url).toBe('/api/Faq');
    for (const name of Object.keys(headers)) expect(sent?.headers[name]).toBeUndefined();
  });

  it('hands on who visits, by the word of the front', async () => {
    await call('Faq', { headers: { 'x-visitor': 'key 192.0.2.7' } });
    expect(upstream.requests[0]?.headers['x-visitor']).toBe('key 192.0.2.7');
  });

  it.each(['Nothing', 'Faq/1/2', 'health', 'typedetail'])('does not know %s', async (path) => {
    expect((await call(path)).status).toBe(404);
    expect(upstream.requests).toHaveLength(0);
  });

  it('says by which methods a call is made, and keeps quiet about those with tokens', async () => {
    for (const method of ['DELETE', 'PATCH']) {
      const answer = await call('Faq', { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST']);
    }
    expect((await call('loginuser')).status).toBe(404);
    expect(upstream.requests).toHaveLength(0);
  });

  it.each(['Faq/..%2fhealth', 'Faq/%2e%2e%2f', 'Faq/a%5cb', 'Faq/%00', 'Faq/%E0%A4%A', 'Faq//1', 'Faq/%252e'])(
    'fetches nothing for %s',
    async (path) => {
      expect((await call(path)).status).toBe(400);
      expect(upstream.requests).toHaveLength(0);
    },
  );

  it('fetches nothing that leads out of a call, however it is written', async () => {
    const dots = ['..', '.', '%2e%2e', '%2E%2e', '.%2e', '%2e', '%252e%252e', '%c0%ae%c0%ae', '..%00', '%2e%2e%2f'];
    const slashes = ['%2f', '%5c', '%5C..%5C', '..%2f..', '..%5c..', '%252f', '%c0%af', '%2f%2fevil.example', '\\\\'];
    const broken = ['%', '%z1', '%E0%A4%A', '%ff', '%00', '%0d%0aHost:%20evil.example', '%7f', '%u002e'];
    const opens = calls.filter(({ method, path, who }) => method === 'GET' && who === 'anyone' && path.includes('{'));
    expect(opens.length).toBeGreaterThan(5);
    for (const { path } of opens) {
      for (const bad of [...dots, ...slashes, ...broken]) {
        const put = path.replace(/\{\w+\}/g, bad);
        for (const asked of [put, `${put}/health`, `${bad}/${put}`]) {
          const { status } = await call(asked);
          // Dots that the address itself resolves may leave a plain call: then it is that call and no other.
          const { pathname } = new URL(`http://site.example/api/${asked}`);
          for (const { url } of upstream.requests.splice(0)) {
            expect([asked, url]).toEqual([asked, pathname]);
            expect(url).toMatch(/^\/api\/[\w-]+(\/[\w-]+)*$/);
          }
          expect([200, 201, 400, 404, 405]).toContain(status);
        }
      }
    }
  });

  it.each(calls.filter((one) => one.who !== 'anyone' && !withTokens.includes(one)))(
    'lets nobody without a session call $method $path',
    async (one) => {
      const path = one.path.replace(/\{\w+\}/g, '1');
      expect((await call(path, { method: one.method })).status).toBe(401);
      const headers = { cookie: 'Bearer=made.up', authorization: 'Bearer made-up' };
      expect((await call(path, { method: one.method, headers })).status).toBe(401);
      expect(upstream.requests).toHaveLength(0);
    },
  );

  it.each(withTokens)('does not know $path, whose answer holds tokens', async ({ method, path }) => {
    const init = {
      method,
      body: '{}',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    };
    const answer = await call(path, init);
    // Where a path has another call too, that one is named.
    expect([404, 405]).toContain(answer.status);
    expect(answer.headers.get('allow') ?? '').not.toContain(method);
    expect(upstream.requests).toHaveLength(0);
    expect(withTokens).toContain(endpoints.loginByWorkAccount);
  });

  it('takes writes from our own pages only', async () => {
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post({ origin: 'null' })).status).toBe(403);
    expect((await post({ origin: 'https://elsewhere.example', 'sec-fetch-site': 'none' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'none' })).status).toBe(201);
    expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(201);
  });

  it('checks type, form and fields before it forwards', async () => {
    expect((await post({ 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post({}, '{"yourName":')).status).toBe(400);
    const refused = await post({}, '{"email":"x","role":"admin"}');
    expect(refused.status).toBe(422);
    expect(Object.keys((await refused.json()).errors)).toEqual(expect.arrayContaining(['yourName', 'email']));
    expect((await post({}, JSON.stringify({ yourMessage: 'x'.repeat(9_000_000) }))).status).toBe(413);
    expect((await post({ 'content-length': '5000' })).status).toBe(400);
    expect(upstream.requests).toHaveLength(0);
  });

  it('makes what a write changed fresh again', async () => {
    revalidated.length = 0;
    await post();
    expect(revalidated).toEqual(['callBacks']);
  });

  it('follows no redirect and tells faults apart from answers', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      upstream.answerWith((_, response) => response.writeHead(status, { location: '/api/User' }).end());
      const answer = await call('Faq');
      expect([answer.status, answer.headers.get('location')]).toEqual([502, null]);
    }
    expect(upstream.requests.map(({ url }) => url)).toEqual(Array(5).fill('/api/Faq'));
    upstream.answerWith((_, response) => response.destroy());
    const gone = await call('Faq');
    expect(gone.status).toBe(502);
    expect(await gone.json()).toEqual({
      message: 'Our system is not answering. Please try again in a moment, or ring us.',
      code: 'systemAway',
    });
  });

  it('passes on no page and no words of an API that fails', async () => {
    const page = '<script>alert(1)</script>';
    upstream.answerWith((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page));
    expect([(await call('Faq')).status, await (await call('Faq')).text()]).toEqual([
      502,
      expect.not.stringContaining('script'),
    ]);
    upstream.answerWith((_, response) => response.writeHead(500, { 'content-type': 'text/plain' }).end('at db.ts:7'));
    const failed = await call('Faq');
    expect([failed.status, await failed.json()]).toMatchObject([500, { code: 'systemAway' }]);
    const stack = JSON.stringify({ message: 'Error: at db.ts:7' });
    upstream.answerWith((_, response) => response.writeHead(500, { 'content-type': 'application/json' }).end(stack));
    expect(await (await call('Faq')).text()).not.toContain('db.ts');
    upstream.answerWith((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('[{"faqId": 1'),
    );
    const cut = await call('Faq');
    expect([cut.status, await cut.json()]).toMatchObject([502, { code: 'systemAway' }]);
    upstream.answerWith((_, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('true'));
    expect(await (await call('Faq')).text()).toBe('true');
  });

  it('tells a refusal as a problem where that is asked for, whether its own or the API’s', async () => {
    const asked = { accept: 'application/json, application/problem+json' };
    upstream.answerWith((_, response) => json(response, { message: 'No.', code: 'nothingHere' }, 404));
    for (const [path, headers, code] of [
      ['Faq/7', asked, 'nothingHere'],
      ['Nothing', asked, 'noSuchCall'],
    ] as const) {
      const problem = await call(path, { headers });
      expect([problem.status, problem.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
      expect([problem.headers.get('vary'), problem.headers.get('cache-control')]).toEqual(['Accept', 'no-store']);
      expect(await problem.json()).toMatchObject({ type: 'about:blank', title: expect.any(String), status: 404, code });
    }
    const refused = await post({ accept: 'application/problem+json' }, JSON.stringify({ yourName: '' }));
    expect(await refused.json()).toMatchObject({ status: 422, code: 'problem', codes: { yourName: {} } });
    for (const accept of ['*/*', 'application/json', 'application/problem+json;q=0']) {
      const plain = await call('Faq/7', { headers: { accept } });
      expect(plain.headers.get('content-type')).toBe('application/json');
      expect(await plain.json()).toMatchObject({ message: expect.any(String), code: 'nothingHere' });
    }
  });

  it('passes on no answer that breaks off', async () => {
    upstream.answerWith((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '99' }).write('[{"faqId":1}');
      setTimeout(() => response.destroy(), 50);
    });
    expect((await call('Faq')).status).toBe(502);
  });

  it('understands what an API of sentences says is wrong', async () => {
    upstream.answerWith((_, response) =>
      json(response, { message: 'Please sign in.', errors: { a: 'Title is required.' } }, 422),
    );
    expect(await (await call('Faq')).json()).toMatchObject({
      code: 'signInFirst',
      codes: { a: { code: 'titleRequired' } },
    });
  });

  it('passes chosen headers down, and keeps what has no cache rule out of caches', async () => {
    upstream.answerWith((_, response) => {
      response.setHeader('set-cookie', 'a=b');
      response.setHeader('server', 'secret/1.0');
      json(response, []);
    });
    const answer = await call('Faq');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('server')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('the proxy for somebody signed in', () => {
  const whole = { userId: 'u-1', userName: 'Edith', email: 'edith@example.org', is_Admin: false };
  const cookieOf = async (changed: Partial<Session> = {}) => {
    const endsAt = Date.now() + 3_600_000;
    const tokens = { accessToken: 'her-token', refreshToken: 'r' };
    const person = { userId: 'u-1', name: 'Edith', email: 'edith@example.org', isAdmin: false };
    return `Bearer=${await sealSession({ sid: randomUUID(), ...tokens, ...person, signedInAt: 0, endsAt, ...changed })}`;
  };

  it('adds the token of the session, and none that the browser sends', async () => {
    upstream.answerWith((_, response) => json(response, whole));
    const headers = {
      cookie: await cookieOf(),
      authorization: 'Bearer forged',
      'x-user-id': '5',
      'idempotency-key': 'once 1',
    };
    const answer = await call('session', { headers });
    expect(answer.status).toBe(200);
    expect(upstream.requests[0]?.headers).toMatchObject({
      authorization: 'Bearer her-token',
      'idempotency-key': 'once 1',
    });
    expect(upstream.requests[0]?.headers.cookie).toBeUndefined();
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('lets no answer made for one person into a cache', async () => {
    upstream.answerWith((_, response) => {
      response.setHeader('cache-control', 'public, max-age=60');
      json(response, []);
    });
    expect((await call('Faq')).headers.get('cache-control')).toBe('public, max-age=60');
    expect((await call('Faq', { headers: { cookie: await cookieOf() } })).headers.get('cache-control')).toBe(
      'no-store',
    );
  });

  it('keeps users from what only admins may do, by the latest word of the API', async () => {
    upstream.answerWith((_, response) => json(response, whole));
    expect((await call('User', { headers: { cookie: await cookieOf() } })).status).toBe(403);
    expect(upstream.requests.map(({ url }) => url)).toEqual(['/api/session']);
    upstream.answerWith((request, response) =>
      json(response, request.url === '/api/session' ? { ...whole, is_Admin: true } : []),
    );
    expect((await call('User', { headers: { cookie: await cookieOf() } })).status).toBe(200);
    expect((await call('User', { headers: { cookie: await cookieOf({ isAdmin: true }) } })).status).toBe(200);
  });

  it('opens to a role what is for that role, by the latest word of the API', async () => {
    const headers = { cookie: await cookieOf(), 'sec-fetch-site': 'same-origin' };
    const deleteFaq = () => call('Faq/1', { method: 'DELETE', headers });
    upstream.answerWith((_, response) => json(response, { ...whole, roles: ['coordinator', 'unheard-of'] }));
    expect((await deleteFaq()).status).toBe(403);
    upstream.answerWith((_, response) => json(response, { ...whole, roles: ['editor'] }));
    expect((await deleteFaq()).status).toBe(200);
    expect((await call('Requestcallback', { headers })).status).toBe(403);
  });

  it('passes on a table for as long as somebody takes it', async () => {
    const late = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    let goOn = () => {};
    upstream.answerWith((_, response) => {
      response.writeHead(200, { 'content-type': 'text/csv', 'content-disposition': 'attachment' }).write('one\n');
      goOn = () => response.end('two\n');
    });
    const answer = await call('admin/export/faq.csv', { headers: { cookie: await cookieOf({ isAdmin: true }) } });
    late.abort();
    goOn();
    expect(await answer.text()).toBe('one\ntwo\n');
    timeout.mockRestore();
  });

  it('leaves it to the API where nobody can say what somebody may do', async () => {
    upstream.answerWith((request, response) =>
      request.url === '/api/session' ? json(response, {}, 503) : json(response, { message: 'No' }, 403),
    );
    const headers = { cookie: await cookieOf(), 'sec-fetch-site': 'same-origin' };
    expect((await call('Faq/1', { method: 'DELETE', headers })).status).toBe(403);
    expect(upstream.requests.map(({ url }) => url)).toEqual(['/api/session', '/api/Faq/1']);
    upstream.answerWith((request, response) => json(response, {}, request.url === '/api/session' ? 503 : 204));
    expect((await call('Faq/1', { method: 'DELETE', headers })).status).toBeLessThan(400);
  });

  it('passes on which version somebody saw and which there is now, and nothing that is no version', async () => {
    upstream.answerWith((_, response) => {
      response.setHeader('etag', '"4"');
      json(response, whole);
    });
    const headers = { cookie: await cookieOf({ isAdmin: true }), 'sec-fetch-site': 'same-origin' };
    const remove = (seen: string) => call('Faq/1', { method: 'DELETE', headers: { ...headers, 'if-match': seen } });
    expect((await remove('"3"')).headers.get('etag')).toBe('"4"');
    await remove('*');
    expect(upstream.requests.map((request) => request.headers['if-match'])).toEqual(['"3"', undefined]);
  });

  it('ends the session that the API knows no more', async () => {
    upstream.answerWith((_, response) => json(response, { message: 'Please sign in.' }, 401));
    const headers = { cookie: await cookieOf() };
    const answer = await call('session', { headers });
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie().join()).toMatch(/Bearer=; .*Max-Age=0.*session-hint=; .*Max-Age=0/);
    upstream.answerWith((_, response) => json(response, whole));
    expect((await call('session', { headers })).status).toBe(401);
    expect(upstream.requests).toHaveLength(1);
  });

  it('ends it too when it is signed out through here', async () => {
    upstream.answerWith((_, response) => json(response, { message: 'ok' }));
    const headers = { cookie: await cookieOf(), 'sec-fetch-site': 'same-origin' };
    const left = await call('logoutuser', { method: 'POST', headers });
    expect([left.headers.getSetCookie().length, left.headers.get('clear-site-data')]).toEqual([2, '"cache"']);
    expect((await call('session', { headers })).status).toBe(401);
  });

  it.each([
    ['signed out', 'POST', 'logoutuser', undefined],
    ['deleted', 'DELETE', 'mydata', '{"password":"Correct-Horse-9"}'],
  ])('forgets every form that came back once its person is %s here', async (_, method, path, body) => {
    const kept = { form: 'call-back', owner: '', words: { a: 'b' }, report: toReport('systemAway') };
    const drafts = keepDraft(new Request('http://site.example'), kept).map((one) => one.split(';')[0]);
    const send = async (status: number) => {
      upstream.answerWith((_, response) => json(response, { message: 'ok' }, status));
      const cookie = [await cookieOf(), ...drafts].join('; ');
      const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
      return (await call(path, { method, headers, body })).headers.getSetCookie();
    };
    expect(await send(500)).toEqual([]);
    const over = await send(200);
    expect(over.filter((cookie) => /^form-draft-\d=; .*Max-Age=0/.test(cookie))).toHaveLength(3);
    expect(over.filter((cookie) => /^(Bearer|session-hint)=; .*Max-Age=0/.test(cookie))).toHaveLength(2);
  });

  it('takes no write in their name from another site', async () => {
    const headers = { cookie: await cookieOf({ isAdmin: true }), 'sec-fetch-site': 'cross-site' };
    expect((await call('Category/1', { method: 'DELETE', headers })).status).toBe(403);
    expect(
      (await call('Category/1', { method: 'DELETE', headers: { ...headers, 'sec-fetch-site': 'same-site' } })).status,
    ).toBe(403);
    expect(upstream.requests).toHaveLength(0);
  });

  it('forgets answers that came back without script once script has sent them, and no others', async () => {
    const keepAnswers = (listingId: number) => {
      const kept = { form: answersForm(listingId), owner: 'u-1', words: { a: 'b' }, report: toReport('systemAway') };
      return keepDraft(new Request('http://site.example'), kept).map((one) => one.split(';')[0]);
    };
    const send = async (listingId: number, status = 201) => {
      upstream.answerWith((_, response) => json(response, { reference: 'LC-000007', stored: 1 }, status));
      const cookie = [await cookieOf(), ...keepAnswers(listingId)].join('; ');
      const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
      const body = JSON.stringify([{ QuestionnaireId: 1, QuestionId: 2, ResponseValue: 'dog', TypeId: 41 }]);
      const answer = await call('Response/ObjectResponses', { method: 'POST', headers, body });
      return [answer.status, answer.headers.getSetCookie().length];
    };
    expect(await send(41)).toEqual([201, 3]);
    expect(await send(42)).toEqual([201, 0]);
    expect(await send(41, 500)).toEqual([500, 0]);
  });

  it('forwards a write without body, and one that may be left out', async () => {
    upstream.answerWith((_, response) => json(response, whole));
    const headers = { cookie: await cookieOf({ isAdmin: true }), 'sec-fetch-site': 'same-origin' };
    expect((await call('Category/1', { method: 'DELETE', headers })).status).toBe(200);
    expect((await call('User/ban/u-2', { method: 'PUT', headers })).status).toBe(200);
    expect((await call('User/ban/u-2', { method: 'PUT', headers, body: 'isBanned=false' })).status).toBe(415);
  });
});

describe('the proxy and time', () => {
  it('takes the call along when the visitor leaves', async () => {
    const isClosed = new Promise<void>((resolve) =>
      upstream.answerWith((_, response) => response.once('close', () => resolve())),
    );
    const visitor = new AbortController();
    const answer = call('Faq', { signal: visitor.signal });
    while (upstream.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    visitor.abort();
    await isClosed;
    expect((await answer).status).toBe(502);
  });

  it('waits ten seconds for an answer, no longer', async () => {
    const signal = AbortSignal.abort(new DOMException('time', 'TimeoutError'));
    const begin = jest.spyOn(timeLimit, 'begin').mockReturnValue({ signal, end() {} });
    expect((await call('Faq')).status).toBe(504);
    expect(begin.mock.calls).toEqual([[10_000]]);
    begin.mockRestore();
  });
});
