import { orderDraftName } from '@/lib/admin/order';
import { openSession } from '@/lib/auth/session';
import { readDraft } from '@/lib/forms/draft';
import { asForm, asScript, cookiesOf, logIn, openTestSite } from '@/testing/test-site';
import { POST as saveResource } from './[resource]/route';
import { POST as enter } from './enter/[resource]/route';
import { POST as renameHeader } from './filters/header/route';
import { POST as merge } from './merge/route';
import { POST as order } from './order/route';
import { POST as trash } from './trash/route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const site = openTestSite();
const saveCategory = (request: Request) =>
  saveResource(request, { params: Promise.resolve({ resource: 'categories' }) });
type Fields = Record<string, string>;
type Post = (request: Request) => Promise<Response>;
const address = 'http://site.example/api/admin';
const script = (post: Post, fields: Fields, cookie: string) =>
  post(new Request(address, { method: 'POST', body: JSON.stringify(fields), headers: { ...asScript, cookie } }));
const plain = async (post: Post, fields: Fields, cookie: string) => {
  const body = new URLSearchParams(fields);
  const answer = await post(new Request(address, { method: 'POST', body, headers: { ...asForm, cookie } }));
  return answer.headers.get('location');
};
const get = async (path: string) => (await fetch(`${site.api.url}/api/${path}`)).json();
const admin = async () => logIn((await site.makeAccount({ isAdmin: true })).email);

async function newCategory(cookie: string): Promise<string> {
  const { location } = await (await script(saveCategory, { name: `Category ${crypto.randomUUID()}` }, cookie)).json();
  return /categories\/(\d+)/.exec(location)?.[1] ?? '';
}

describe('categories', () => {
  it('go into one another, and the way leads to the one that stays', async () => {
    const cookie = await admin();
    const [from, into] = [await newCategory(cookie), await newCategory(cookie)];
    expect(await plain(merge, { what: 'categories', id: from, into, version: '1' }, cookie)).toBe(
      `/adminPanel/categories/${into}?done=merged`,
    );
    expect((await fetch(`${site.api.url}/api/Category/${from}`)).status).toBe(404);
  });

  it('stay where they are until one is chosen to go into', async () => {
    const cookie = await admin();
    const from = await newCategory(cookie);
    const path = `/adminPanel/categories/${from}`;
    expect(await plain(merge, { what: 'categories', id: from, into: '' }, cookie)).toBe(
      `${path}?problem=choiceMissing`,
    );
    expect(await plain(merge, { what: 'categories', id: from, into: '999999' }, cookie)).toBe(
      `${path}?problem=namesNothing`,
    );
    expect((await fetch(`${site.api.url}/api/Category/${from}`)).status).toBe(200);
    expect(await plain(merge, { what: 'categories', id: from, into: '1' }, '')).toMatch(/^\/login-register\?/);
  });
});

it('a translation is not kept for an original that has changed meanwhile', async () => {
  const cookie = await admin();
  const as = await site.api.test.signIn('admin');
  const call = async (method: string, path: string, body?: object) =>
    (await site.api.test.send(method, path, body, { as })).json();
  const { faqId } = await call('POST', '/Faq', {
    faqQuestions: 'When do you answer?',
    faqAnswer: 'Within\r\none hour.',
  });
  const one = async () =>
    (await call('GET', '/admin/translations?page=1&size=100&language=pl&status=all&q=within')).items[0];
  const { translationId: id, original, version } = await one();
  const save = (request: Request) => saveResource(request, { params: Promise.resolve({ resource: 'translations' }) });
  const fields = { id, version: String(version), words: 'W godzinę.', 'was.words': '', 'was.original': original };
  const sent = await script(save, fields, cookie);
  expect(sent.status).toBe(200);
  const { opened } = await sent.json();

  await call('PUT', `/Faq/${faqId}`, { faqQuestions: 'When do you answer?', faqAnswer: 'Within two days.' });
  const late = { ...fields, version: String(opened.version), words: 'W ciągu godziny.' };
  const refused = await script(save, late, cookie);
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { code: 'changedMeanwhile', current: { fields: { original: 'Within two days.' } } },
  ]);
  expect(await plain(save, late, cookie)).toBe(`/adminPanel/translations/${id}#problem`);
  expect((await one()).words).not.toBe('W ciągu godziny.');
});

describe.each([false, true])('a category, bare API %s', (isBare) => {
  beforeEach(() => isBare && site.api.serveBare());

  it('is added, renamed and deleted for good', async () => {
    const cookie = await admin();
    const id = await newCategory(cookie);
    const { categoryName, version } = await get(`Category/${id}`);
    const opened = { id, 'was.name': categoryName, ...(version && { version: String(version) }) };
    const name = `Renamed ${crypto.randomUUID()}`;
    expect((await script(saveCategory, { ...opened, name }, cookie)).status).toBe(200);
    const late = await script(saveCategory, { ...opened, name: 'Too late' }, cookie);
    expect([late.status, (await late.json()).current.fields]).toEqual([409, { name }]);
    const gone = { id, kind: 'category', path: '/adminPanel/categories', search: '' };
    expect(await plain(trash, gone, cookie)).toBe(`/adminPanel/categories?done=deleted&id=${id}`);
    expect((await fetch(`${site.api.url}/api/Category/${id}`)).status).toBe(404);
  });
});

describe('search filters', () => {
  const save = (fields: Fields, cookie: string) =>
    script((request) => saveResource(request, { params: Promise.resolve({ resource: 'filters' }) }), fields, cookie);
  const newFilter = async (header: string, value: string, cookie: string) => {
    const { location } = await (await save({ header, value, categories: '' }, cookie)).json();
    return /filters\/(\d+)/.exec(location)?.[1] ?? '';
  };
  const listed = async (): Promise<{ searchId: number; filterHeaderName: string; filterValue: string }[]> =>
    get('TypeDetail/getSearchconfig');
  const namesOf = async (header: string) =>
    (await listed()).flatMap((one) => (one.filterHeaderName === header ? [one.filterValue] : []));

  it('are merged, split and deleted as their page asks, and say why not', async () => {
    const cookie = await admin();
    const [from, into] = [await newFilter('Diet', 'Vegan', cookie), await newFilter('Food', 'No meat', cookie)];
    const path = '/adminPanel/filters';
    expect(await plain(merge, { what: 'filters', id: from, into: '' }, cookie)).toBe(
      `${path}/${from}?problem=choiceMissing`,
    );
    const split = { what: 'split', id: from, into: '1', value: 'Raw' };
    expect(await plain(merge, split, cookie)).toBe(`${path}/${from}?problem=namesNothing`);
    expect(await plain(merge, { what: 'filters', id: from, into }, cookie)).toBe(`${path}/${into}?done=merged`);
    expect(await plain(trash, { kind: 'filter', id: into, path, search: '', held: '3' }, cookie)).toBe(
      `${path}?problem=filterInUse`,
    );
    expect(await plain(trash, { kind: 'filter', id: into, path, search: '' }, cookie)).toBe(
      `${path}?done=deleted&id=${into}`,
    );
    expect([...(await namesOf('Diet')), ...(await namesOf('Food'))]).toEqual([]);
  });

  it('stand in the order of numbers and steps, and under a new heading', async () => {
    const cookie = await admin();
    const ids: string[] = [];
    for (const value of ['A', 'B', 'C']) ids.push(await newFilter('Letters', value, cookie));
    const send = (fields: Fields) => {
      const body = new URLSearchParams([
        ['screen', 'filters'],
        ...ids.map((id) => ['row', `0.${id}`]),
        ...Object.entries(fields),
      ]);
      return order(new Request(address, { method: 'POST', body, headers: { ...asForm, cookie } }));
    };
    const [a = '', , c = ''] = ids;
    expect((await send({ [`place.${c}`]: '1' })).headers.get('location')).toMatch(
      /^\/adminPanel\/filters\/order\?done=ordered&run=\d+$/,
    );
    expect(await namesOf('Letters')).toEqual(['C', 'A', 'B']);
    const moved = (await send({ step: `row.${a}.down` })).headers.get('location') ?? '';
    expect(moved).toMatch(new RegExp(`^/adminPanel/filters/order\\?done=ordered&run=\\d+#place-${a}$`));
    expect(await namesOf('Letters')).toEqual(['B', 'A', 'C']);
    const undo = { screen: 'filters', undo: /run=(\d+)/.exec(moved)?.[1] ?? '' };
    expect(await plain(order, undo, cookie)).toBe('/adminPanel/filters/order?done=undone');
    expect(await namesOf('Letters')).toEqual(['C', 'A', 'B']);
    expect(await plain(order, undo, cookie)).toMatch(/problem=undoLate/);
    await send({ step: `row.${a}.down` });
    const refused = await send({ row: '0.999999', [`place.${a}`]: '3', [`place.${c}`]: '1' });
    expect(refused.headers.get('location')).toMatch(/problem=.+#problem$/);
    const jar = cookiesOf(refused);
    const owner = (await openSession(cookie.replace('Bearer=', '')))?.userId;
    const came = readDraft((name) => jar[name], orderDraftName('filters'), owner);
    expect(came?.words).toMatchObject({ [`place.${a}`]: '3' });
    expect(await plain(order, { screen: 'filters', row: '0.999999' }, cookie)).toMatch(/problem=/);
    expect(await plain(renameHeader, { header: 'Letters', name: 'Signs' }, cookie)).toBe(
      '/adminPanel/filters/order?done=header',
    );
    expect(await namesOf('Signs')).toEqual(['B', 'A', 'C']);
  });
});

describe('what came by telephone or letter', () => {
  it.each([
    [
      'call-backs',
      { cameBy: 'phone', yourName: 'Ann', phoneNo: '01632 960123', contactBy: 'phone', yourMessage: 'Please ring.' },
      'receivedOn',
    ],
    ['complaints', { cameBy: 'letter', kind: 'care', isForOther: 'other', message: 'Nobody came.' }, 'receivedOn'],
  ])(
    'is entered by a plain form, which comes back with its words where a day is to come: %s',
    async (resource, fields, day) => {
      const cookie = await admin();
      const save: Post = (request) => enter(request, { params: Promise.resolve({ resource }) });
      expect(await plain(save, { ...fields, [day]: '2999-01-01' }, cookie)).toBe(`/adminPanel/${resource}/new#problem`);
      expect(await plain(save, fields, cookie)).toMatch(new RegExp(`^/adminPanel/${resource}/\\d+\\?done=created$`));
      // Nothing that stands is changed by it.
      const answer = await save(
        new Request(address, {
          method: 'POST',
          body: new URLSearchParams({ ...fields, id: '1' }),
          headers: { ...asForm, cookie },
        }),
      );
      expect(answer.status).toBe(415);
    },
  );
});
