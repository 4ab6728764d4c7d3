import { createTranslator } from 'next-intl';
import { question } from '@/care-api/testing/questionnaires';
import type { Locale } from '@/lib/i18n/languages';
import { asForm, logIn, openTestSite } from '@/testing/test-site';
import { GET as table } from './questionnaires/answers/route';
import { POST as copy } from './questionnaires/copy/route';
import { POST as give } from './questionnaires/listings/route';
import { POST as begin } from './working/new/route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));
// Of our own server it is that of client components here.
jest.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: 'AdminQuestionnaires' }) => {
    const { default: messages } = await import(`@/messages/admin/${locale}.json`);
    return createTranslator({ locale, namespace, messages });
  },
}));

const site = openTestSite();

async function post(handle: (request: Request) => Promise<Response>, fields: Record<string, string>, cookie: string) {
  const body = new URLSearchParams(fields);
  const address = 'http://site.example/api/admin';
  const answer = await handle(new Request(address, { method: 'POST', body, headers: { ...asForm, cookie } }));
  return `${answer.status} ${answer.headers.get('location') ?? ''}`;
}

const get = async (id: number) => (await site.api.test.send('GET', `/Questionnaire/${id}`)).json();

it('a questionnaire begins with a name, and a second one asks what another does, of no listing', async () => {
  const cookie = await logIn((await site.makeAccount({ isAdmin: true })).email);
  const begun = await post(begin, { kind: 'questionnaire', title: 'Carers' }, cookie);
  const [, first = ''] = /^303 \/adminPanel\/questionnaires\/(\d+)\?done=created$/.exec(begun) ?? [];
  expect(await get(Number(first))).toMatchObject({ title: 'Carers', version: null, questions: [] });

  expect(await post(copy, { id: first }, cookie)).toMatch(/\/\d+\?done=copied$/);
  const as = await site.api.test.signIn('admin');
  const questions = [question({ id: 1, choices: ['a', 'b'], jumps: [['a', 0]] }), question({ id: 2 })];
  const made = await (await site.api.test.send('POST', '/Questionnaire', { title: 'Pets', questions }, { as })).json();
  const copied = await post(copy, { id: String(made.id) }, cookie);
  const [, second = ''] = /^303 \/adminPanel\/questionnaires\/(\d+)\?done=copied$/.exec(copied) ?? [];
  const other = await get(Number(second));
  const words = ({ title, questions: asked }: typeof made) => [
    title,
    asked.map(({ headline }: typeof made) => headline),
  ];
  expect(words(other)).toEqual(words(made));
  expect([other.typeId, other.id === made.id]).toEqual(['', false]);
  expect(await post(copy, { id: '999999' }, cookie)).toMatch(/^303 \/adminPanel\/questionnaires\?problem=/);
});

it('a listing is given a questionnaire, after a question where it has another one, and loses it again', async () => {
  const cookie = await logIn((await site.makeAccount({ isAdmin: true })).email);
  const as = await site.api.test.signIn('admin');
  const make = async (path: string, body: object) => (await site.api.test.send('POST', path, body, { as })).json();
  const { typeId: listing } = await make('/TypeDetail', { typeTitle: 'A post' });
  const [first, second, third] = await Promise.all(
    ['One', 'Two', 'Three'].map((title) => make('/Questionnaire', { title })),
  );
  const fields = (id: number, more = {}) => ({ id: String(id), listing: String(listing), do: 'attach', ...more });
  const page = (id: number) => `303 /adminPanel/questionnaires/${id}/listings`;
  expect(await post(give, fields(first.id), cookie)).toBe(`${page(first.id)}?done=saved`);
  expect(await post(give, fields(second.id), cookie)).toBe(`${page(second.id)}?asks=${listing}`);
  expect((await get(first.id)).typeId).toBe(String(listing));
  expect(await post(give, fields(second.id, { do: 'detach' }), cookie)).toContain('problem=changedMeanwhile');
  // What may be replaced is what was asked about: another one that it was given meanwhile is asked about anew.
  expect(await post(give, fields(second.id, { instead: `${third.id}` }), cookie)).toBe(
    `${page(second.id)}?asks=${listing}`,
  );
  expect(await post(give, fields(second.id, { instead: `${first.id}` }), cookie)).toBe(`${page(second.id)}?done=saved`);
  expect([(await get(first.id)).typeId, (await get(second.id)).typeId]).toEqual(['', String(listing)]);
  expect(await post(give, fields(second.id, { do: 'detach' }), cookie)).toBe(`${page(second.id)}?done=saved`);
  expect((await get(second.id)).typeId).toBe('');
  expect(await post(give, { ...fields(second.id), listing: '999999' }, cookie)).toContain('problem=nothingHere');
});

it('answers are a table that no spreadsheet takes for a formula; nobody gets it who is not signed in', async () => {
  const cookie = await logIn((await site.makeAccount({ isAdmin: true })).email);
  const as = await site.api.test.signIn('admin');
  const questions = [question({ id: 1, headline: '=1+1', choices: ['a', 'b'] })];
  const made = await (await site.api.test.send('POST', '/Questionnaire', { title: 'T', questions }, { as })).json();
  const ask = (headers: Record<string, string>) =>
    table(new Request(`http://site.example/api/admin/questionnaires/answers?id=${made.id}`, { headers }));
  const lines = (await (await ask({ cookie })).text()).split('\r\n');
  expect(lines.slice(1)).toEqual([
    `"1","'=1+1","","0","0"`,
    `"1","'=1+1","Label a","0",""`,
    `"1","'=1+1","Label b","0",""`,
    '',
  ]);
  expect((await ask({})).headers.get('location')).toContain('/login-register');
});
