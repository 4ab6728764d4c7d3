import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { shareContentState } from '@/lib/http/content-state.mjs';
import { json, Upstream } from '@/testing/upstream';
import { read, send } from './client';
import { timeLimit } from './time-limit';

const nobody = { visitor: undefined };
const timeIsOver = new DOMException('time', 'TimeoutError');
const over = (signal: AbortSignal) => ({ signal, end() {} });

// What the client logs about faults is its own business, not the test run's.
beforeAll(() => jest.spyOn(process.stderr, 'write').mockReturnValue(true));
afterAll(() => jest.restoreAllMocks());

describe('a read', () => {
  const upstream = new Upstream();
  beforeEach(() => upstream.start());
  afterEach(() => upstream.stop());

  it('parses the answer into our words', async () => {
    upstream.answerWith((_, response) => json(response, [{ menuId: 1, menuName: ' Home ' }]));
    expect(await read(endpoints.listMenus)).toEqual({
      state: 'ready',
      value: [{ id: 1, name: 'Home', url: '', parentId: null }],
    });
    expect(upstream.requests.at(-1)?.url).toBe('/api/MenuMaster');
  });

  it('fills the path, and says missing on 404', async () => {
    upstream.answerWith((_, response) => json(response, { message: 'no' }, 404));
    expect(await read(endpoints.getListing, { params: { id: 7 } })).toEqual({ state: 'missing' });
    expect(upstream.requests.at(-1)?.url).toBe('/api/TypeDetail/typecardlist/7?typeid=7');
  });

  it('answers with the last good content when the API breaks, talks nonsense or is gone', async () => {
    upstream.answerWith((_, response) => json(response, [{ faqId: 1, faqQuestions: 'Q', faqAnswer: 'A' }]));
    const good = await read(endpoints.listFaqs);
    expect(good.state).toBe('ready');

    upstream.answerWith((_, response) => json(response, { oops: true }, 500));
    expect(await read(endpoints.listFaqs)).toEqual(good);
    upstream.answerWith((_, response) => response.end('<html>nonsense</html>'));
    expect(await read(endpoints.listFaqs)).toEqual(good);
    upstream.answerWith((_, response) => response.writeHead(302, { location: 'http://elsewhere.example' }).end());
    expect(await read(endpoints.listFaqs)).toEqual(good);
    await upstream.stop();
    expect(await read(endpoints.listFaqs)).toEqual(good);
    await upstream.start();
  });

  it('remembers nothing that is told to whoever has an address of their own', async () => {
    const at = new Date().toISOString();
    const told = { reference: 'C-1', state: 'new', receivedAt: at, answerBy: at, at };
    upstream.answerWith((_, response) => json(response, told));
    const asked = { params: { token: 'b1_-'.repeat(11) } };
    expect(await read(endpoints.getFollowedComplaint, asked)).toMatchObject({ value: { reference: 'C-1' } });
    upstream.answerWith((_, response) => json(response, {}, 500));
    expect(await read(endpoints.getFollowedComplaint, asked)).toEqual({ state: 'away' });
    const keyed = Object.values<Endpoint>(endpoints).filter(
      ({ method, path }) => method === 'GET' && /{token}/.test(path),
    );
    expect(keyed.length).toBeGreaterThan(3);
    expect(keyed.filter(({ reads }) => reads)).toEqual([]);
  });

  it('waits for a slow API no longer than its deadline when there is something to show', async () => {
    upstream.answerWith((_, response) => json(response, [{ categoryId: 1, categoryName: 'Care' }]));
    const good = await read(endpoints.listCategories);
    upstream.answerWith(() => {});
    expect(await read(endpoints.listCategories)).toEqual(good);
  });

  it('logs a fault by the call, never what stood in its address', async () => {
    const logged = jest.mocked(process.stderr.write);
    logged.mockClear();
    upstream.answerWith((_, response) => response.destroy());
    const token = 'a1_-'.repeat(11).slice(1);
    expect(await read(endpoints.getPreview, { params: { token } })).toEqual({ state: 'away' });
    const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).toEqual({
        level: 'warn',
        message: 'care API',
        path: endpoints.getPreview.path,
        reason: expect.not.stringContaining(token),
      });
    }
  });

  it('waits but a moment where an answer did not come in all its time, until the next one comes', async () => {
    const asked: number[] = [];
    const begin = jest.spyOn(timeLimit, 'begin').mockImplementation((after) => {
      asked.push(after);
      return over(AbortSignal.abort(timeIsOver));
    });
    for (const id of [101, 102]) await read(endpoints.getListing, { params: { id } });
    expect(new Set(asked.slice(1))).toEqual(new Set([500]));
    begin.mockRestore();
    upstream.answerWith((_, response) => json(response, []));
    expect((await read(endpoints.listVideos)).state).toBe('ready');
    const usual = jest.spyOn(timeLimit, 'begin');
    await read(endpoints.getListing, { params: { id: 103 } });
    expect(usual.mock.calls[0]).toEqual([10_000]);
    usual.mockRestore();
  });

  it('says away when there was never an answer', async () => {
    upstream.answerWith((_, response) => response.destroy());
    expect(await read(endpoints.listHomeBanners)).toEqual({ state: 'away' });
  });

  it('takes no page for an answer, none that breaks off, and none without end', async () => {
    upstream.answerWith((_, response) => json(response, [{ faqId: 2, faqQuestions: 'Q', faqAnswer: 'A' }]));
    const good = await read(endpoints.listFaqs);
    upstream.answerWith((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('[]'));
    expect(await read(endpoints.listFaqs)).toEqual(good);
    upstream.answerWith((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '9' }).write('[]');
      response.destroy();
    });
    expect(await read(endpoints.listFaqs)).toEqual(good);
    upstream.answerWith((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = setInterval(() => response.write(' '), 20);
      response.once('close', () => clearInterval(more));
    });
    expect(await read(endpoints.listFaqs)).toEqual(good);
  });

  it('reads no further than an answer is long: two megabytes for one thing', async () => {
    const sent: number[] = [];
    upstream.answerWith((_, response) => {
      let length = 0;
      response.writeHead(200, { 'content-type': 'application/json' });
      const pour = () => {
        while (!response.destroyed && response.write(' '.repeat(65_536))) length += 65_536;
      };
      response.on('drain', pour).once('close', () => sent.push(length));
      pour();
    });
    expect(await read(endpoints.getListing, { params: { id: 9 } })).toEqual({ state: 'away' });
    expect(Math.max(...sent)).toBeLessThan(20_000_000);
  });

  it('leaves out what is no listing instead of losing the list', async () => {
    upstream.answerWith((_, response) =>
      json(response, [{ typeId: 'x' }, { typeId: 5, typeTitle: 'Five', job: 'odd' }]),
    );
    const reading = await read(endpoints.listHomeListings);
    expect(reading.state === 'ready' && reading.value.map(({ id, title, job }) => ({ id, title, job }))).toEqual([
      { id: 5, title: 'Five', job: null },
    ]);
  });
});

describe('a write', () => {
  const upstream = new Upstream();
  beforeEach(() => upstream.start());
  afterEach(() => upstream.stop());
  const callBack = { yourName: 'A', email: 'a@example.org', yourMessage: 'b' };

  it('is sent once, also when it fails', async () => {
    upstream.answerWith((_, response) => json(response, { message: 'broken' }, 503));
    const before = upstream.requests.length;
    expect(await send(endpoints.createCallBack, callBack, nobody)).toMatchObject({ ok: false, status: 503 });
    expect(upstream.requests.length - before).toBe(1);
  });

  it('brings back the reasons by field', async () => {
    upstream.answerWith((_, response) =>
      json(response, { message: 'There is a problem', errors: { email: 'Bad', odd: 3 } }, 422),
    );
    expect(await send(endpoints.createCallBack, callBack, nobody)).toMatchObject({
      ok: false,
      status: 422,
      errors: { email: 'Bad' },
    });
  });

  const promise = { ...callBack, contactBy: 'email' };
  const unknown = { ok: false, status: 504, code: 'outcomeUnknown' };

  it('says that nobody knows whether it was done when no answer comes in ten seconds', async () => {
    upstream.answerWith(() => {});
    const isOver = new AbortController();
    const begin = jest.spyOn(timeLimit, 'begin').mockReturnValue(over(isOver.signal));
    const sent = send(endpoints.createPromisedCallBack, promise, { ...nobody, once: 'a-form-of-hers' });
    while (upstream.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    isOver.abort(timeIsOver);
    expect(await sent).toMatchObject(unknown);
    expect(begin).toHaveBeenCalledWith(10_000);
    begin.mockRestore();
  });

  it.each<[string, Parameters<Upstream['answerWith']>[0]]>([
    ['the connection was cut', (_, response) => response.destroy()],
    [
      'the answer was cut',
      (_, response) => {
        response.writeHead(201, { 'content-type': 'application/json', 'content-length': '99' }).write('{"a');
        setTimeout(() => response.destroy(), 20);
      },
    ],
    ['it was answered by a page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
    ['a gateway waited in vain', (_, response) => response.writeHead(504).end('<h1>Gateway Timeout</h1>')],
    ['a gateway lost it', (_, response) => json(response, { message: 'upstream' }, 502)],
  ])(
    'says that nobody knows whether it was done where %s, and to look first where a repeat would be another',
    async (_, answer) => {
      upstream.answerWith(answer);
      const { createPromisedCallBack, createCallBack, updateFaq, createApiKey } = endpoints;
      expect(await send(createPromisedCallBack, promise, { ...nobody, once: 'a-form-of-hers' })).toMatchObject(unknown);
      expect(await send(updateFaq, {}, { ...nobody, params: { id: 1 } })).toMatchObject(unknown);
      const unsafe = { ...unknown, code: 'lookBeforeRepeat' };
      expect(await send(createPromisedCallBack, promise, nobody)).toMatchObject(unsafe);
      // An API of the published calls would know no names.
      expect(await send(createCallBack, callBack, { ...nobody, once: 'a-form-of-hers' })).toMatchObject(unsafe);
      expect(await send(createApiKey, {}, { ...nobody, once: 'a-form-of-hers' })).toMatchObject(unsafe);
    },
  );

  it('takes nonsense for no answer', async () => {
    upstream.answerWith((_, response) => json(response, ['what?']));
    expect(await send(endpoints.createPromisedCallBack, promise, { ...nobody, once: 'a-form-of-hers' })).toMatchObject(
      unknown,
    );
  });

  it('may be sent again to an API that tells the state of its content', async () => {
    upstream.answerWith((_, response) => response.destroy());
    shareContentState({ versionOf: () => '', note: () => {} });
    expect(await send(endpoints.createCallBack, callBack, { ...nobody, once: 'a-form-of-hers' })).toMatchObject(
      unknown,
    );
    shareContentState({ versionOf: () => null, note: () => {} });
    expect((await send(endpoints.createCallBack, callBack, { ...nobody, once: 'a-form-of-hers' })).ok).toBe(false);
    Reflect.deleteProperty(globalThis, Symbol.for('live-in-care.content-state'));
  });

  it('says that our system is not answering when nobody answers', async () => {
    await upstream.stop();
    expect(await send(endpoints.createCallBack, callBack, nobody)).toMatchObject({
      ok: false,
      status: 0,
      message: 'Our system is not answering. Please try again in a moment, or ring us.',
    });
    await upstream.start();
  });
});
