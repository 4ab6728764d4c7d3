import { bulkDraftName } from '@/lib/admin/bulk';
import { openSession } from '@/lib/auth/session';
import { readDraft } from '@/lib/forms/draft';
import { asForm, cookiesOf, logIn, openTestSite } from '@/testing/test-site';
import { POST } from './bulk/route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const site = openTestSite();

function answerOf(fields: [string, string][], cookie: string): Promise<Response> {
  const body = new URLSearchParams([...fields, ['kind', 'faq'], ['path', '/adminPanel/faqs']]);
  const request = new Request('http://site.example/api/admin/bulk', {
    method: 'POST',
    body,
    headers: { ...asForm, cookie },
  });
  return POST(request);
}

async function post(fields: [string, string][], cookie: string): Promise<string> {
  const answer = await answerOf(fields, cookie);
  return `${answer.status} ${answer.headers.get('location') ?? ''}`;
}

it('ticked rows go into the trash and come back, and so do all that match', async () => {
  const { test } = site.api;
  const as = await test.signIn('admin');
  const make = async (faqQuestions: string): Promise<number> => {
    const answer = await test.send('POST', '/Faq', { faqQuestions, faqAnswer: 'Yes.' }, { as });
    return (await answer.json()).faqId;
  };
  const left = async () => (await (await fetch(`${site.api.url}/api/Faq`)).json()).length;
  const [first, second] = [await make('One?'), await make('Two?')];
  await make('Three?');
  const before = await left();
  const cookie = await logIn((await site.makeAccount({ isAdmin: true })).email);

  const trash: [string, string] = ['action', 'trash'];
  const ticks: [string, string][] = [
    ['ids', `${first}@1`],
    ['ids', `${second}@1`],
  ];
  expect(await post(ticks, cookie)).toMatch(/^415/);
  expect(await left()).toBe(before);
  const done = await post([['search', '?q=a'], trash, ...ticks], cookie);
  expect(done).toMatch(/^303 \/adminPanel\/faqs\?q=a&run=\d+$/);
  expect(await left()).toBe(before - 2);
  const run = /run=(\d+)/.exec(done)?.[1] ?? '';
  await post([['undo', run]], cookie);
  expect(await left()).toBe(before);

  await post([['all', '1'], ['search', '?q=three'], trash], cookie);
  expect(await left()).toBe(before - 1);
  expect(await post([trash], cookie)).toBe('303 /adminPanel/faqs?problem=idsOrQuery#problem');
  expect(await post([trash, ['ids', 'x']], cookie)).toMatch(/^415/);
});

it('listings are given what was typed beside the button, and a value that cannot be says why', async () => {
  const { test } = site.api;
  const as = await test.signIn('admin');
  const make = async (price: string): Promise<number> =>
    (await (await test.send('POST', '/TypeDetail', { typeTitle: 'A', price }, { as })).json()).typeId;
  const prices = async (ids: number[]) =>
    Promise.all(
      ids.map(async (id) => (await (await fetch(`${site.api.url}/api/TypeDetail/typeid/${id}`)).json()).price),
    );
  const ids = [await make('£900'), await make('From £1,150 a week')];
  const cookie = await logIn((await site.makeAccount({ isAdmin: true })).email);
  const listings: [string, string][] = [
    ['kind', 'listing'],
    ['path', '/adminPanel/listings'],
    ...ids.map((id): [string, string] => ['ids', `${id}@1`]),
  ];
  const bad = await answerOf(
    [...listings, ['action', 'raisePrice'], ['value.raise', 'a lot'], ['value.price', '£1']],
    cookie,
  );
  expect(bad.headers.get('location')).toBe('/adminPanel/listings?problem=amountInvalid#problem');
  const jar = cookiesOf(bad);
  const owner = (await openSession(cookie.replace('Bearer=', '')))?.userId;
  expect(readDraft((name) => jar[name], bulkDraftName('listing'), owner)?.words).toEqual({ raise: 'a lot' });
  const done = await post(
    [...listings, ['action', 'raisePrice'], ['value.raise', '10%'], ['value.price', '£1']],
    cookie,
  );
  expect(done).toMatch(/^303 \/adminPanel\/listings\?run=\d+$/);
  expect(await prices(ids)).toEqual(['£990', 'From £1,265 a week']);
  expect(await post([...listings, ['action', 'burn']], cookie)).toMatch(/^415/);
});
