import { desc, eq } from 'drizzle-orm';
import { faqs } from '@/care-api/database/schema/provider';
import { audit } from '@/care-api/database/schema/staff';
import { translations } from '@/care-api/database/schema/translations';
import { allLanguages } from '@/care-api/mail/our-words';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { question } from '@/care-api/testing/questionnaires';
import { isSameWords } from '@/lib/contract/same-words';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

type Text = { language: string };
type Role = 'admin' | 'editor' | 'coordinator';
async function call(method: string, path: string, body?: object, role: Role = 'editor') {
  const answer = await test.send(method, `/admin/translations${path}`, body, { as: await test.signIn(role) });
  return { status: answer.status, body: await answer.json() };
}
const shown = async (language: string, part = 'site') =>
  (await test.send('GET', `/Translations/${language}/${part}`)).json();
const list = async (query: string) => (await call('GET', `?page=1&size=100&${query}`)).body;

async function addFaq(question: string, answer: string): Promise<number> {
  const [row] = await test.deps.database.db.insert(faqs).values({ question, answer, position: 1 }).returning();
  return row?.id ?? 0;
}

it('lists every text of the provider in every other language, and stores none', async () => {
  await addFaq('Who comes?', 'A carer\nwho stays.');
  const { items, total, counts } = await list('language=pl&kind=faq&q=stays');
  expect(total).toBe(1);
  expect(items).toEqual([
    expect.objectContaining({
      language: 'pl',
      part: 'site',
      kind: 'faq',
      about: 'Who comes?',
      original: 'A carer\nwho stays.',
      words: '',
      was: '',
      state: 'missing',
      version: 1,
      isHtml: false,
    }),
  ]);
  expect(counts).toEqual({ missing: 1, changed: 0, done: 0, all: 1 });
  expect((await list('kind=faq&q=stays')).total).toBe(allLanguages.length - 1);
  expect(await list('language=en')).toMatchObject({ total: 0 });
  expect(await test.deps.database.db.select().from(translations)).toEqual([]);
  expect((await call('GET', '?page=1', undefined, 'coordinator')).status).toBe(403);
  for (const id of ['pl-0', 'nothing', "pl-'", 'en-d41d8cd98f00b204e9800998ecf8427e']) {
    expect((await call('GET', `/${encodeURIComponent(id)}`)).status).toBe(404);
    expect((await call('PUT', `/${encodeURIComponent(id)}`, { words: 'A' })).status).toBe(404);
  }
});

it('shows what was translated until the original changes, and says what it was', async () => {
  const id = await addFaq('What does it cost?', 'From £1,250 a week.');
  const [text] = (await list('language=pl&kind=faq&q=1,250')).items;
  const path = `/${text.translationId}`;
  const saved = await call('PUT', path, { words: 'Od 1250 £ tygodniowo.', original: text.original, version: 1 });
  expect(saved).toMatchObject({ status: 200, body: { state: 'done', version: 2 } });
  const pair = { original: 'From £1,250 a week.', words: 'Od 1250 £ tygodniowo.' };
  expect(await shown('pl')).toContainEqual(pair);
  expect(await shown('de')).toEqual([]);
  expect((await call('PUT', path, { words: 'Inaczej', version: 1 })).status).toBe(409);
  await test.deps.database.db.update(faqs).set({ answer: 'From £1,300 a week.' }).where(eq(faqs.id, id));
  expect((await call('GET', path)).body).toMatchObject({
    state: 'changed',
    original: 'From £1,300 a week.',
    was: pair.original,
    words: pair.words,
  });
  expect(await list('language=pl&status=changed')).toMatchObject({ total: 1 });
  // Whoever translated the older one has not seen this one.
  const late = await call('PUT', path, { words: 'Od 1250 £.', original: pair.original, version: 2 });
  expect(late).toMatchObject({ status: 409, body: { current: { original: 'From £1,300 a week.' } } });
  const again = await call('PUT', path, {
    words: 'Od 1300 £ tygodniowo.',
    original: 'From £1,300 a week.',
    version: 2,
  });
  expect(again.body).toMatchObject({ state: 'done', was: '' });
  expect(await shown('pl')).toEqual([{ original: 'From £1,300 a week.', words: 'Od 1300 £ tygodniowo.' }]);
});

it('still shows what was translated where a comma or a space alone was mended, and not another number', async () => {
  const id = await addFaq('What is in it?', 'Meals, help and company. Up to 1.5 hours');
  const [text] = (await list('language=sk&kind=faq&q=meals')).items;
  const words = 'Jedlo, pomoc a spoločnosť. Do 1,5 hodiny';
  await call('PUT', `/${text.translationId}`, { words, version: 1 });
  const rewrite = (answer: string) => test.deps.database.db.update(faqs).set({ answer }).where(eq(faqs.id, id));
  const mended = 'Meals, help, and company: up to 1.5 hours.';
  await rewrite(mended.replace('up', 'Up'));
  expect(await shown('sk')).toEqual([{ original: mended.replace('up', 'Up'), words }]);
  expect((await call('GET', `/${text.translationId}`)).body).toMatchObject({ state: 'done', was: '', words });
  await rewrite('Meals, help and company. Up to 15 hours');
  expect(await shown('sk')).toEqual([]);
  expect((await call('GET', `/${text.translationId}`)).body).toMatchObject({ state: 'changed', words });
});

describe('what is still right though its original has changed', () => {
  const see = async (which: Record<string, string>) =>
    (await call('GET', `/still-right?${new URLSearchParams(which)}`)).body;
  const right = async (which: Record<string, string>, role: Role = 'editor', seen?: { mark: string }) =>
    call('POST', '/still-right', { ...which, mark: (seen ?? (await see(which))).mark }, role);
  afterEach(() => test.deps.database.db.delete(faqs).where(eq(faqs.question, 'Is it still right?')));
  async function addChanged(answer: string, languages: string[]): Promise<string> {
    const id = await addFaq('Is it still right?', answer);
    const { items } = await list(`kind=faq&q=${answer.split(' ')[0]}`);
    const translated = items.filter((text: { language: string; original: string }) => text.original === answer);
    for (const { language, translationId } of translated) {
      if (languages.includes(language)) await call('PUT', `/${translationId}`, { words: `${language}: ${answer}` });
    }
    await test.deps.database.db
      .update(faqs)
      .set({ answer: `Always ${answer}` })
      .where(eq(faqs.id, id));
    return translated[0].translationId.slice(3);
  }

  it('is said of one translation, and of a text in all languages', async () => {
    const text = await addChanged('Aprons and ovens', ['de', 'fr', 'it']);
    const states = async () => (await list(`textName=${text}&status=changed`)).items.map((one: Text) => one.language);
    expect(await states()).toEqual(['de', 'fr', 'it']);
    expect(await right({ textName: text, language: 'fr' })).toMatchObject({
      status: 201,
      body: { count: 1 },
    });
    expect(await states()).toEqual(['de', 'it']);
    const pair = { original: 'Always Aprons and ovens', words: 'fr: Aprons and ovens' };
    expect(await shown('fr')).toContainEqual(pair);
    expect((await call('GET', `/fr-${text}`)).body).toMatchObject({ state: 'done', was: '', version: 3 });
    expect((await right({ textName: text })).status).toBe(201);
    expect(await states()).toEqual([]);
    const [last] = await test.deps.database.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    expect(last).toMatchObject({ action: 'check.many', kind: 'translation' });
    expect(last?.changes).toEqual({
      ids: [null, [`de-${text}`, `it-${text}`]],
      original: [{ [`de-${text}`]: 'Aprons and ovens', [`it-${text}`]: 'Aprons and ovens' }, null],
    });
  });

  it('is said of all that a list shows, while their texts say what was seen, by whoever keeps them', async () => {
    await addChanged('Biscuits and ovens', ['pl', 'sk']);
    await addChanged('Candles and ovens', ['pl']);
    const which = { language: 'pl', q: 'ovens' };
    const seen = await see(which);
    expect(seen).toMatchObject({ count: 2 });
    const isChanged = eq(faqs.answer, 'Always Candles and ovens');
    await test.deps.database.db.update(faqs).set({ answer: 'Never Candles and ovens' }).where(isChanged);
    expect(await right(which, 'editor', seen)).toMatchObject({ status: 409, body: { code: 'changedMeanwhile' } });
    expect((await list('status=changed&q=ovens')).total).toBe(3);
    expect((await right(which, 'coordinator')).status).toBe(403);
    expect((await right(which)).status).toBe(201);
    expect((await list('status=changed&q=ovens')).items).toMatchObject([{ language: 'sk' }]);
  });
});

it('goes by the rule that the builder of a questionnaire says it by', async () => {
  const said = [
    ['Can you drive at night?', 'Can you drive – at NIGHT …'],
    ['Up to 1.5 hours', 'up to 1.5 hours.'],
    ['Up to 1.5 hours', 'Up to 15 hours'],
    ['A live-in carer', 'A live in carer'],
    ['The carers’ rooms (two)', "The carers' rooms: two"],
    ['From £5', 'From €5'],
    ['Nights: 2', 'Nights: 2, 3'],
    ['24/7', '24 7'],
  ] as const;
  for (const [was, is] of said) {
    const id = await addFaq('Which?', was);
    const [text] = (await list(`language=hu&kind=faq&status=all&q=${encodeURIComponent(was)}`)).items;
    await call('PUT', `/${text.translationId}`, { words: was, version: 1 });
    await test.deps.database.db.update(faqs).set({ answer: is }).where(eq(faqs.id, id));
    const { state } = (await call('GET', `/${text.translationId}`)).body;
    expect([was, is, state]).toEqual([was, is, isSameWords(was, is) ? 'done' : 'changed']);
    await test.deps.database.db.delete(faqs).where(eq(faqs.id, id));
  }
});

it('stays for a question whose signs alone are others, and for whoever else says that', async () => {
  const ask = async (headline: string, id = '') => {
    const asked = { title: 'T', questions: [question({ id: 1, headline, identifier: 'a' }), question({ id: 2 })] };
    const as = await test.signIn('editor');
    const answer = await test.send(id ? 'PUT' : 'POST', `/Questionnaire${id && `/${id}`}`, asked, { as });
    return String((await answer.json()).id);
  };
  const [first, second] = [await ask('Can you drive at night?'), await ask('Can you drive at night?')];
  const ofNight = () => list('language=pl&kind=questionnaire&status=all&q=at%20night');
  const [text] = (await ofNight()).items;
  await call('PUT', `/${text.translationId}`, { words: 'Nocą?', version: 1 });
  await ask('Can you drive – at NIGHT …', first);
  await ask('Can you drive at night', second);
  expect((await ofNight()).items).toMatchObject([
    { original: 'Can you drive – at NIGHT …', state: 'done', words: 'Nocą?' },
    { original: 'Can you drive at night', state: 'done', words: 'Nocą?' },
  ]);
  await ask('Must you drive at night?', first);
  expect((await ofNight()).items).toMatchObject([
    { state: 'changed', words: 'Nocą?' },
    { state: 'done', words: 'Nocą?' },
  ]);
});

it('tells nobody of what is not public: what is in the trash, a draft', async () => {
  const id = await addFaq('Is this a secret?', 'It was.');
  const [text] = (await list('language=it&kind=faq&q=secret')).items;
  await call('PUT', `/${text.translationId}`, { words: 'È un segreto?', version: 1 });
  expect(await shown('it')).toHaveLength(1);
  await test.send('DELETE', `/Faq/${id}`, undefined, { as: await test.signIn('editor') });
  expect(await shown('it')).toEqual([]);
  const page = { contentFileName: 'Not yet', contentType: '<p>Wait for it.</p>', isDraft: true };
  const made = await (await test.send('POST', '/MenuPageContent', page, { as: await test.signIn('editor') })).json();
  const [body] = (await list('language=it&kind=page&q=wait')).items;
  await call('PUT', `/${body.translationId}`, { words: '<p>Aspetta.</p>', version: 1 });
  expect(await shown('it', body.part)).toEqual([]);
  const path = `/MenuPageContent/${made.menuPageContentId}`;
  await test.send('PUT', path, { ...page, isDraft: false }, { as: await test.signIn('editor') });
  expect(await shown('it', body.part)).toEqual([{ original: page.contentType, words: '<p>Aspetta.</p>' }]);
});

it('takes one translation for all texts that are the same, and takes it out again', async () => {
  await addFaq('May I ask?', 'Yes, always.');
  await addFaq('May I call?', 'Yes, always.');
  const { items } = await list('language=sk&kind=faq&q=always');
  expect(items).toHaveLength(2);
  const path = `/${items[0].translationId}`;
  await call('PUT', path, { words: 'Áno, vždy.', version: 1 });
  expect(await list('language=sk&kind=faq&q=always&status=done')).toMatchObject({ total: 2 });
  expect((await call('PUT', path, { words: '', version: 2 })).body).toMatchObject({ state: 'missing' });
  expect(await shown('sk')).toEqual([]);
});

it('refuses words that are too long, and takes the body of a page', async () => {
  const page = { contentFileName: 'Our story', contentType: '<p>We began in <b>1999</b>.</p>' };
  const made = await (await test.send('POST', '/MenuPageContent', page, { as: await test.signIn('editor') })).json();
  const { items } = await list('language=de&kind=page&q=1999');
  expect(items[0]).toMatchObject({ isHtml: true, part: `page-${made.menuId}`, about: 'Our story' });
  const words = `<p>${'a'.repeat(6_000)}</p>`;
  expect((await call('PUT', `/${items[0].translationId}`, { words, version: 1 })).status).toBe(200);
  expect(await shown('de', items[0].part)).toEqual([{ original: page.contentType, words }]);
  const [title] = (await list('language=de&kind=page&q=story&sort=place')).items;
  expect(title).toMatchObject({ isHtml: false, original: 'Our story' });
  const refused = await call('PUT', `/${title.translationId}`, { words, version: 1 });
  expect(refused).toMatchObject({ status: 422, body: { codes: { words: { code: 'textTooLong', max: 5_000 } } } });
  expect((await test.send('GET', '/Translations/deutsch/site')).status).toBe(404);
});
