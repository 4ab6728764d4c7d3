import { openSession } from '@/lib/auth/session';
import { readDraft } from '@/lib/forms/draft';
import { editDraftName } from '@/lib/forms/editor-route';
import { asForm, asScript, cookiesOf, logIn, openTestSite } from '@/testing/test-site';
import { POST as saveResource } from './[resource]/route';
import { POST as trash } from './trash/route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const site = openTestSite();
const save = (request: Request) => saveResource(request, { params: Promise.resolve({ resource: 'faqs' }) });
type Fields = Record<string, string>;
const before = { question: 'Who?', answer: 'Us.' };
const gone = { kind: 'faq', path: '/adminPanel/faqs', search: '?q=a&page=2' };
const was = { 'was.question': 'Who?', 'was.answer': 'Us.' };

const address = 'http://site.example/api/admin/faqs';
const script = (fields: Fields, cookie: string) =>
  save(new Request(address, { method: 'POST', body: JSON.stringify(fields), headers: { ...asScript, cookie } }));
const plain = (fields: Fields, cookie: string, post = save) =>
  post(new Request(address, { method: 'POST', body: new URLSearchParams(fields), headers: { ...asForm, cookie } }));

async function admin(): Promise<string> {
  return logIn((await site.makeAccount({ isAdmin: true })).email);
}
async function newFaq(cookie: string): Promise<string> {
  const { location } = await (await script(before, cookie)).json();
  return /faqs\/(\d+)/.exec(location)?.[1] ?? '';
}
async function stored(id: string) {
  const { faqQuestions, faqAnswer, version } = await (await fetch(`${site.api.url}/api/Faq/${id}`)).json();
  return { question: faqQuestions, answer: faqAnswer, version };
}
const versionField = async (id: string): Promise<Fields> => {
  const { version } = await stored(id);
  return typeof version === 'number' ? { version: String(version) } : {};
};

describe.each([false, true])('the editor of questions, bare API %s', (isBare) => {
  beforeEach(() => isBare && site.api.serveBare());

  it('adds a question and goes to it, changes it and stays', async () => {
    const cookie = await admin();
    const id = await newFaq(cookie);
    const changed = await script(
      { id, ...(await versionField(id)), ...was, question: 'Who are you?', answer: 'We.' },
      cookie,
    );
    expect([changed.status, (await changed.json()).opened.fields]).toEqual([
      200,
      { question: 'Who are you?', answer: 'We.' },
    ]);
    expect(await stored(id)).toMatchObject({ question: 'Who are you?', answer: 'We.' });
  });

  it('leads a plain form to the question, and keeps line breaks as they were', async () => {
    const cookie = await admin();
    const id = await newFaq(cookie);
    const answer = await plain(
      { locale: 'ar', id, ...(await versionField(id)), ...was, question: 'Who?', answer: 'A\r\nB' },
      cookie,
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/ar/adminPanel/faqs/${id}?done=saved`]);
    expect((await stored(id)).answer).toBe('A\nB');
  });

  it('changes a text whose line breaks came from elsewhere', async () => {
    const cookie = await admin();
    const as = await site.api.test.signIn('admin');
    const made = await site.api.test.send('POST', '/Faq', { faqQuestions: 'Who?', faqAnswer: 'A\r\nB' }, { as });
    const id = String((await made.json()).faqId);
    const seen = { 'was.question': 'Who?', 'was.answer': 'A\r\nB' };
    const answer = await plain({ id, ...(await versionField(id)), ...seen, question: 'We?', answer: 'A\r\nB' }, cookie);
    expect(answer.headers.get('location')).toBe(`/adminPanel/faqs/${id}?done=saved`);
    expect(await stored(id)).toMatchObject({ question: 'We?', answer: 'A\nB' });
  });

  it('writes nothing over what somebody changed meanwhile, and answers what it is now', async () => {
    const cookie = await admin();
    const id = await newFaq(cookie);
    const opened = await versionField(id);
    await script({ id, ...opened, ...was, question: 'Theirs?', answer: 'Us.' }, cookie);
    const second = await script({ id, ...opened, ...was, question: 'Mine?', answer: 'Us.' }, cookie);
    const { code, current } = await second.json();
    expect([second.status, code, current.fields]).toEqual([
      409,
      'changedMeanwhile',
      { question: 'Theirs?', answer: 'Us.' },
    ]);
    expect(await stored(id)).toMatchObject({ question: 'Theirs?' });
  });

  it('gives a plain form its words back, and takes the text that was chosen', async () => {
    const cookie = await admin();
    const id = await newFaq(cookie);
    const opened = await versionField(id);
    await script({ id, ...opened, ...was, question: 'Theirs?', answer: 'Us.' }, cookie);
    const refused = await plain({ id, ...opened, ...was, question: 'Mine?', answer: 'We.' }, cookie);
    expect(refused.headers.get('location')).toBe(`/adminPanel/faqs/${id}#problem`);
    const jar = cookiesOf(refused);
    const owner = (await openSession(cookie.replace('Bearer=', '')))?.userId;
    const draft = readDraft((name) => jar[name], editDraftName('faq', id), owner);
    expect(draft).toMatchObject({
      words: { question: 'Mine?', answer: 'We.', ...was },
      report: { code: 'changedMeanwhile' },
    });

    const now = { ...(await versionField(id)), 'was.question': 'Theirs?', 'was.answer': 'Us.' };
    await plain({ id, ...now, question: 'Mine?', answer: 'We.', 'take.question': 'theirs' }, cookie);
    expect(await stored(id)).toMatchObject({ question: 'Theirs?', answer: 'We.' });

    const both = { 'was.answer': 'We.', 'take.answer': 'both', 'take.answer.both': 'We.\r\n\r\nUs.' };
    await plain({ id, ...now, ...(await versionField(id)), question: 'Theirs?', answer: 'We.', ...both }, cookie);
    expect(await stored(id)).toMatchObject({ answer: 'We.\n\nUs.' });
  });

  it('says at each field what is wrong, in the names of the form', async () => {
    const answer = await script({ question: '', answer: ' ' }, await admin());
    expect(answer.status).toBe(422);
    expect((await answer.json()).codes).toEqual({
      question: { code: 'questionRequired' },
      answer: { code: 'answerRequired' },
    });
  });

  it('is closed to guests and to people who are not staff', async () => {
    const { cookie } = await site.somebody();
    expect((await script(before, '')).status).toBe(401);
    expect((await script(before, cookie)).status).toBe(403);
    expect((await plain({ ...gone, id: '1' }, '', trash)).headers.get('location')).toMatch(/^\/login-register\?/);
  });

  it('takes a question out of the list', async () => {
    const cookie = await admin();
    const id = await newFaq(cookie);
    expect((await plain({ ...gone, id }, cookie, trash)).status).toBe(303);
    expect((await fetch(`${site.api.url}/api/Faq/${id}`)).status).toBe(404);
    if (!isBare) {
      const purge = { ...gone, id, path: '/adminPanel/trash', search: '', action: 'purge', name: 'Who is  it?' };
      const ask = async (typed: string) => (await plain({ ...purge, typed }, cookie, trash)).headers.get('location');
      expect(await ask('')).toBe('/adminPanel/trash?problem=nameDiffers');
      expect(await ask('who')).toBe('/adminPanel/trash?problem=nameDiffers');
      expect(await ask('Who is it?')).toBe(`/adminPanel/trash?done=deleted&id=${id}`);
    }
    const nonsense = { id: '../1', kind: 'cat', path: '//elsewhere.example', action: 'burn' };
    for (const [name, value] of Object.entries(nonsense)) {
      expect((await plain({ ...gone, id, [name]: value }, cookie, trash)).status).toBe(415);
    }
  });
});
