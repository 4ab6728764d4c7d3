import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/languages';
import { asForm, logIn, openTestSite } from '@/testing/test-site';
import { until } from '@/testing/until';
import { GET as lines } from './import/lines/route';
import { POST as send } from './import/route';
import { POST as step } from './import/run/route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));
jest.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: 'Faults' }) => {
    const [site, office] = [await import(`@/messages/${locale}.json`), await import(`@/messages/admin/${locale}.json`)];
    return createTranslator({ locale, namespace, messages: { ...site.default, ...office.default } });
  },
}));

const site = openTestSite();
const address = 'http://site.example/api/admin/import';

async function upload(text: string, cookie: string) {
  const body = new FormData();
  body.set('locale', 'en');
  body.set('file', new File([text], 'Our homes.csv', { type: 'text/csv' }));
  const request = new Request(address, { method: 'POST', body });
  const { 'content-type': _, ...sameOrigin } = asForm;
  for (const [name, value] of Object.entries({ ...sameOrigin, cookie })) request.headers.set(name, value);
  return { request, answer: await send(request) };
}
async function act(fields: Record<string, string>, cookie: string): Promise<string> {
  const body = new URLSearchParams(fields);
  const answer = await step(new Request(address, { method: 'POST', body, headers: { ...asForm, cookie } }));
  return `${answer.status} ${answer.headers.get('location') ?? ''}`;
}

it('a table is sent, its columns named, taken and taken back, all by plain forms', async () => {
  const cookie = await logIn((await site.makeAccount({ isAdmin: true })).email);
  const as = await site.api.test.signIn('admin');
  const look = async (id: string) =>
    (await site.api.test.send('GET', `/api/admin/import/${id}`, undefined, { as })).json();
  const state = async (id: string, wanted: string) => until(async () => (await look(id)).state === wanted);
  const titles = async () => {
    const listings: { typeTitle: string }[] = await (await fetch(`${site.api.url}/api/TypeDetail`)).json();
    return listings.map(({ typeTitle }) => typeTitle);
  };
  const before = await titles();

  const { answer: sent } = await upload('What,Where\nBirch House,York\n=1+1,"a ""b""",c\n', cookie);
  const path = sent.headers.get('location') ?? '';
  const id = /\/adminPanel\/listings\/import\/(\d+)$/.exec(path)?.[1] ?? '';
  expect([sent.status, id]).toEqual([303, expect.stringMatching(/\d/)]);
  const named = { id, action: 'map', source: 'Ours', closed: 'shut, gone', separator: ';', 'field.1': 'city' };
  expect(await act(named, cookie)).toBe(`303 ${path}#problem`);
  expect(await act({ ...named, 'field.0': 'title' }, cookie)).toBe(`303 ${path}`);
  await state(id, 'ready');
  expect((await look(id)).mapping).toEqual({
    source: 'Ours',
    separator: ';',
    closed: ['shut', 'gone'],
    columns: { title: 'What', city: 'Where' },
    reading: { encoding: 'utf-8', separator: ',' },
  });
  expect(await titles()).toEqual(before);

  const table = async (locale: string, list = 'refused') => {
    const asked = `${address}/lines?id=${id}&list=${list}&locale=${locale}`;
    const file = await lines(new Request(asked, { headers: { cookie } }));
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    return (await file.text()).split('\r\n');
  };
  const cells = `"'=1+1","a ""b""","c"`;
  expect(await table('en')).toEqual([
    '"Line","Reason","What","Where"',
    `"3","The line has 3 cells, and the heading 2.",${cells}`,
    '',
  ]);
  expect((await table('ar'))[1]).toBe(`"3","عدد خلايا السطر 3، وعدد خلايا صف العناوين 2.",${cells}`);
  expect(await table('en', 'created')).toEqual(['"Listing","Name","Place"', '"","Birch House","York"', '']);
  expect((await table('en', 'closed'))[0]).toBe('"Listing","Name","Place","What","Before","After"');
  expect(await act({ id, action: 'start' }, cookie)).toBe(`303 ${path}`);
  await state(id, 'done');
  expect((await titles()).filter((title) => !before.includes(title))).toEqual(['Birch House']);
  expect(await act({ id, action: 'undo' }, cookie)).toBe(`303 ${path}`);
  await state(id, 'undone');
  expect(await titles()).toEqual(before);
  expect(await act({ id, action: 'undo' }, cookie)).toBe(`303 ${path}#problem`);
}, 60_000);

it('what is no file, no step or not for them is refused', async () => {
  const { cookie } = await site.somebody();
  const admin = await logIn((await site.makeAccount({ isAdmin: true })).email);
  expect((await upload('', admin)).answer.headers.get('location')).toBe('/adminPanel/listings/import#problem');
  const theirs = await upload('A,B\n1,2\n', cookie);
  expect(theirs.answer.headers.get('location')).toBe('/adminPanel/listings/import#problem');
  // Without the role not a byte of it is read.
  expect(theirs.request.bodyUsed).toBe(false);
  expect((await upload('A,B\n1,2\n', '')).answer.headers.get('location')).toMatch(/^\/login-register/);
  expect(await act({ id: '1', action: 'burn' }, admin)).toMatch(/^415/);
  expect(await act({ id: '../1', action: 'start' }, admin)).toMatch(/^415/);
  expect(await act({ id: '999999', action: 'start' }, admin)).toMatch(/^303 .*#problem$/);
  const file = await lines(new Request(`${address}/lines?id=999999`, { headers: { cookie: admin } }));
  expect(file.headers.get('location')).toMatch(/problem=nothingHere$/);
});
