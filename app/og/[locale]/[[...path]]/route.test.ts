import { createTranslator } from 'next-intl';
import sharp from 'sharp';
import type { Locale } from '@/lib/i18n/languages';
import type en from '@/messages/en.json';
import { json, Upstream } from '@/testing/upstream';
import { GET } from './route';

jest.mock('next-intl/server', () => ({
  getTranslations: async ({ locale }: { locale: Locale }) =>
    createTranslator({ locale, messages: (await import(`@/messages/${locale}.json`)).default as typeof en }),
}));

// What the client logs about faults is its own business, not the test run's.
beforeAll(() => jest.spyOn(process.stderr, 'write').mockReturnValue(true));
afterAll(() => jest.restoreAllMocks());

const upstream = new Upstream();
const listing = { typeId: 41, category: '3', city: 'Leeds', openClose: 'Open' };

beforeEach(async () => {
  await upstream.start();
  upstream.answerWith(({ url = '' }, response) => {
    const id = Number(/^\/api\/TypeDetail\/typecardlist\/(\d+)/.exec(url)?.[1]);
    if (id < 200) return json(response, { ...listing, typeId: id, typeTitle: `Home ${id}` });
    if (/\/Category($|\?)/.test(url)) return json(response, [{ categoryId: 3, categoryName: 'Care homes' }]);
    json(response, { message: 'There is nothing here.' }, 404);
  });
});
afterEach(() => upstream.stop());

function get(locale: string, path: string[], { query = '', headers = {} } = {}) {
  const request = new Request(`http://site.example/og/${locale}/${path.join('/')}${query}`, { headers });
  return GET(request, { params: Promise.resolve({ locale, path }) });
}

async function pictureOf(response: Response): Promise<Buffer> {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  return bytes;
}

describe('the picture of a page', () => {
  it('is of its own, kept by whoever asks for a day, and known again by its name', async () => {
    const response = await get('en', ['listing-details', '41']);
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=86400, stale-while-revalidate/);
    const picture = await pictureOf(response);
    expect(picture.equals(await pictureOf(await get('en', ['listing-details', '42'])))).toBe(false);
    const etag = response.headers.get('etag') ?? '';
    const again = await get('en', ['listing-details', '41'], { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('says of a job that it is open until its last day is over, whoever has noticed', async () => {
    const nameOf = async (openClose: string, validThrough: string | null) => {
      upstream.answerWith(({ url = '' }, response) =>
        json(
          response,
          url.includes('/Category') ? [] : { ...listing, typeTitle: 'Carer', openClose, job: { validThrough } },
        ),
      );
      return (await get('en', ['listing-details', '41'])).headers.get('etag');
    };
    const open = await nameOf('Open', null);
    expect(await nameOf('Open', '2020-02-01T00:00:00Z')).not.toBe(open);
    expect(await nameOf('Closed', null)).toBe(await nameOf('Open', '2020-02-01T00:00:00Z'));
  });

  it('is there in Arabic, for pages that need no API and for the first page of all', async () => {
    for (const locale of ['en', 'ar']) {
      await pictureOf(await get(locale, ['about']));
      await pictureOf(await GET(new Request('http://site.example/og/en'), { params: Promise.resolve({ locale }) }));
    }
  });

  it('takes no word from the address', async () => {
    const plain = await pictureOf(await get('en', ['about']));
    const asked = await pictureOf(await get('en', ['about'], { query: '?title=Free+money&heading=Free+money' }));
    expect(asked.equals(plain)).toBe(true);
  });

  it.each([
    [['listing-details', '999']],
    [['listing-details', 'abc']],
    [['listing-details', '41', 'more']],
    [['listing-details', '-1']],
    [['blog-details-user-view', '7']],
    [['pagecontent', '7']],
    [['imagegallerypicture', 'Nobody']],
    [['listing', 'category', '9']],
    [['nothing']],
    [['constructor']],
    [['__proto__', '1']],
    [['listing-details', '%E0%A4%A']],
    [['..', '..', 'etc', 'passwd']],
    [['x'.repeat(5_000)]],
  ])('is none at %j', async (path) => {
    expect((await get('en', path)).status).toBe(404);
  });

  it('is none in a language we do not speak', async () => {
    expect((await get('xx', ['about'])).status).toBe(404);
  });

  it('is the plain one, for a minute, while the API is away', async () => {
    upstream.answerWith((_, response) => response.destroy());
    const response = await get('en', ['listing-details', '77']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    await pictureOf(response);
  });

  it('of each of a crowd comes, drawn or plain, in bounded time', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => String(100 + index));
    const rules = await Promise.all(
      ids.map(async (id) => {
        const response = await get('en', ['listing-details', id]);
        await pictureOf(response);
        return response.headers.get('cache-control') ?? '';
      }),
    );
    expect(rules.filter((rule) => rule.includes('86400')).length).toBeGreaterThanOrEqual(20);
    expect(rules.filter((rule) => rule.endsWith('=60')).length).toBeGreaterThan(0);
  });
});
