import { question } from '@/care-api/testing/questionnaires';
import { asForm, logIn, openTestSite } from '@/testing/test-site';
import { POST as copy } from './questionnaires/copy/route';
import { POST as begin } from './working/new/route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

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
