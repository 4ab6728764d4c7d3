import { endpoints } from '@/lib/contract/endpoints';
import { json, Upstream } from '@/testing/upstream';
import { read, send } from './client';

// What the client logs about faults is its own business, not the test run's.
beforeAll(() => jest.spyOn(process.stderr, 'write').mockReturnValue(true));
afterAll(() => jest.restoreAllMocks());

describe('a read', () => {
  const upstream = new Upstream();
  beforeEach(() => upstream.start());
  afterEach(() => upstream.stop());

  it('parses the answer into our words', async () => {
    upstream.answerWith((_, response) => json(response, [{ menuId: 1, menuName: ' Home ' }]));
    expect(await read(endpoints.listMenus)).toEqual({ state: 'ready', value: [{ id: 1, name: 'Home', url: '' }] });
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

  it('waits for a slow API no longer than its deadline when there is something to show', async () => {
    upstream.answerWith((_, response) => json(response, [{ categoryId: 1, categoryName: 'Care' }]));
    const good = await read(endpoints.listCategories);
    upstream.answerWith(() => {});
    expect(await read(endpoints.listCategories)).toEqual(good);
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
    expect(await send(endpoints.createCallBack, callBack)).toMatchObject({ ok: false, status: 503 });
    expect(upstream.requests.length - before).toBe(1);
  });

  it('brings back the reasons by field', async () => {
    upstream.answerWith((_, response) =>
      json(response, { message: 'There is a problem', errors: { email: 'Bad', odd: 3 } }, 422),
    );
    expect(await send(endpoints.createCallBack, callBack)).toMatchObject({
      ok: false,
      status: 422,
      errors: { email: 'Bad' },
    });
  });

  it('says that nobody knows whether it was done when no answer comes in ten seconds', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
      expect(after).toBe(10_000);
      return AbortSignal.abort(new DOMException('time', 'TimeoutError'));
    });
    expect(await send(endpoints.createCallBack, callBack)).toMatchObject({ status: 0, code: 'outcomeUnknown' });
    timeout.mockRestore();
  });

  it('says to check the network when nobody answers', async () => {
    await upstream.stop();
    expect(await send(endpoints.createCallBack, callBack)).toMatchObject({
      ok: false,
      status: 0,
      message: 'Please check the Network!',
    });
    await upstream.start();
  });
});
