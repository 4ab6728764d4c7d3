import { json, Upstream } from '@/testing/upstream';
import { getTileListingId } from './listings';

// What the client logs about faults is its own business, not the test run's.
beforeAll(() => jest.spyOn(process.stderr, 'write').mockReturnValue(true));
afterAll(() => jest.restoreAllMocks());

const upstream = new Upstream();
beforeEach(() => upstream.start());
afterEach(() => upstream.stop());

function answerHome(home: object[], others: number[] = []) {
  upstream.answerWith(({ url = '' }, response) => {
    const [, id] = /typecardlist\/(\d+)/.exec(url) ?? [];
    if (url.includes('typecardlisthome')) json(response, home);
    else if (others.includes(Number(id))) json(response, { typeId: Number(id), typeTitle: 'Published' });
    else json(response, { message: 'There is nothing here.' }, 404);
  });
}

describe("the home page's tiles", () => {
  it('lead to the listings that are marked', async () => {
    answerHome([
      { typeId: 7, homeTile: null },
      { typeId: 9, homeTile: 'liveIn' },
    ]);
    expect(await getTileListingId('liveIn')).toBe(9);
  });

  it('lead to nobody else, whatever id they have', async () => {
    answerHome([{ typeId: 7, homeTile: null }], [41, 48]);
    expect(await getTileListingId('findCarer')).toBeNull();
  });

  it('lead to nobody where the home page has no listings', async () => {
    answerHome([], [41, 48]);
    expect(await getTileListingId('findCarer')).toBeNull();
  });

  it('lead to the published ids where an API marks none, as far as they are there', async () => {
    answerHome([{ typeId: 7 }], [48]);
    expect(await getTileListingId('findCarer')).toBe(48);
    expect(await getTileListingId('liveIn')).toBeNull();
  });

  it('lead to a search while the API is away', async () => {
    upstream.answerWith((_, response) => response.end('<html>'));
    expect(await getTileListingId('liveIn')).toBeNull();
  });
});
