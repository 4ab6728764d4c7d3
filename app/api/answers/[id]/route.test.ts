import { toShown } from '@/lib/answers/form-answers';
import { answersForm, draftLeft, fromWords, listNotKept, readTold } from '@/lib/answers/plain-form';
import { early, late, makeDraft, valuesOf } from '@/lib/answers/testing/make-draft';
import { makeQuestion } from '@/lib/answers/testing/make-question';
import { sealSession } from '@/lib/auth/session';
import type { Draft } from '@/lib/contract/draft';
import type { Question } from '@/lib/contract/questionnaire';
import { readDraft } from '@/lib/forms/draft';
import { cookiesOf } from '@/testing/test-site';
import { json, Upstream } from '@/testing/upstream';

import { POST } from './route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const questions = [
  makeQuestion({ id: 1, choices: ['cat', 'dog'], jumps: [['dog', 3]], required: true }),
  makeQuestion({ id: 2 }),
  makeQuestion({ id: 3, required: true }),
];

const withFile = [makeQuestion({ id: 5, inputKind: 'file', required: true }), makeQuestion({ id: 6 })];
const cv = { id: 'a'.repeat(24), name: 'cv.pdf', type: 'pdf', bytes: 9 };

const upstream = new Upstream();
/** What the API answers to the answers, and to a draft. */
let stored: { status: number; body: unknown };
let keepsDrafts: boolean;
/** What is asked by now; null where nobody can say. */
let asked: Question[] | null;
/** What another device gave, as the API has it at the first saving. */
let other: Draft | null;
/** What it answers to a file. */
let taken: { status: number; body: unknown };

beforeAll(() => upstream.start());
afterAll(() => upstream.stop());
beforeEach(() => {
  stored = { status: 201, body: { reference: 'LC-000009', stored: 2 } };
  keepsDrafts = true;
  other = null;
  asked = questions;
  taken = { status: 200, body: cv };
  upstream.requests.length = 0;
  upstream.answerWith(({ method, url }, response) => {
    if (url?.includes('typeIdquestions')) {
      return asked ? json(response, url.includes('/42') ? withFile : asked) : json(response, {}, 503);
    }
    if (url?.startsWith('/api/Response/files')) return json(response, taken.body, taken.status);
    if (method === 'POST') return json(response, stored.body, stored.status);
    if (!keepsDrafts) return json(response, { message: 'There is nothing here.' }, 404);
    const unseen = sent('PUT').length === 1 ? other : null;
    return json(response, { saved: true, clientTime: unseen ? late : early, other: unseen });
  });
});

async function submit(fields: string | FormData, { headers = {}, id = '41', isSignedIn = true, version = '7.1' } = {}) {
  const session = {
    sid: crypto.randomUUID(),
    accessToken: 'access',
    refreshToken: '',
    userId: 'me',
    name: 'Edith',
    email: 'e@example.org',
    isAdmin: false,
    signedInAt: Date.now(),
    endsAt: Date.now() + 60_000,
  };
  const cookie = isSignedIn ? `Bearer=${await sealSession(session)}` : '';
  const request = new Request(`http://site.example/api/answers/${id}`, {
    method: 'POST',
    body: typeof fields === 'string' ? `version=${version}&${fields}` : fields,
    headers: {
      ...(typeof fields === 'string' && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...{ host: 'site.example', cookie, ...headers },
    },
  });
  const response = await POST(request, { params: Promise.resolve({ id }) });
  const jar = cookiesOf(response);
  const draft = readDraft((name) => jar[name], answersForm(Number(id)), isSignedIn ? 'me' : '');
  const kept = draft && fromWords(draft.words).answers;
  const left = draftLeft(draft);
  return { status: response.status, location: response.headers.get('location'), kept, left, report: draft?.report };
}
const sent = (method: string) => upstream.requests.filter((request) => request.method === method);

describe('a plain form of answers', () => {
  it('is sent on along the way it leads, in the name of who is signed in', async () => {
    const answer = await submit('locale=ar&answer-q-1=dog&answer-q-2=skipped&answer-q-3=words');
    expect(answer).toMatchObject({ status: 303, location: '/ar/applynow2/41/sent?reference=LC-000009', kept: null });
    expect(sent('POST')[0]).toMatchObject({ url: '/api/Response/ObjectResponses' });
    expect(sent('POST')[0]?.headers.authorization).toBe('Bearer access');
    expect(JSON.parse(sent('POST')[0]!.body)).toEqual([
      expect.objectContaining({ QuestionId: 1, ResponseValue: 'dog', UserId: 'me', TypeId: 41 }),
      expect.objectContaining({ QuestionId: 3, ResponseValue: 'words' }),
    ]);
  });

  it('asks for a copy where that was ticked', async () => {
    await submit('locale=en&answer-q-1=dog&answer-q-3=words&copy=1');
    expect(sent('POST')[0]).toMatchObject({ url: '/api/Response/ObjectResponses?copy=1' });
  });

  it('comes back with its words on the account when something is missing', async () => {
    const answer = await submit('locale=en&answer-q-1=cat&answer-q-2=why');
    expect(answer).toMatchObject({ status: 303, location: '/applynow2/41?problem=answers#problem', kept: null });
    expect(sent('POST')).toEqual([]);
    expect(JSON.parse(sent('PUT')[0]!.body)).toMatchObject({
      answers: [
        { identifier: 'q-1', values: ['cat'] },
        { identifier: 'q-2', values: ['why'] },
      ],
    });
  });

  it('joins what another device gave since its page was read, and takes back what stood in a field that is blank', async () => {
    const shown = toShown(makeDraft({ 'q-2': ['shown'] }), true);
    other = makeDraft({ 'q-2': ['shown'], 'q-3': ['from the telephone'] }, late);
    expect((await submit(`answer-q-1=cat&shown=${encodeURIComponent(shown)}`)).kept).toBeNull();
    const [first, second, ...more] = sent('PUT').map(({ body }) => JSON.parse(body));
    expect([first.basedOn, second.basedOn, more]).toEqual([early, late, []]);
    expect(valuesOf(first)).toEqual({ 'q-1': ['cat'], 'q-2': [] });
    expect(valuesOf(second)).toEqual({ 'q-1': ['cat'], 'q-2': [], 'q-3': ['from the telephone'] });
  });

  it.each(['', '{', '7', toShown(null, true)])(
    'takes nothing back where its page says %j of what it showed',
    async (shown) => {
      await submit(`answer-q-1=cat&shown=${encodeURIComponent(shown)}`);
      const draft = JSON.parse(sent('PUT')[0]!.body);
      expect([draft.basedOn, valuesOf(draft)]).toEqual([null, { 'q-1': ['cat'] }]);
    },
  );

  it('loses no half of an answer where the cookie is too small, and knows which it lost', async () => {
    keepsDrafts = false;
    const long = Array.from({ length: 9_000 }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7919) % 9_000))).join('');
    const { kept, report } = await submit(`answer-q-1=cat&answer-q-2=${encodeURIComponent(long)}`);
    expect(kept?.find(({ identifier }) => identifier === 'q-1')).toEqual({ identifier: 'q-1', values: ['cat'] });
    expect(kept?.map(({ identifier }) => identifier)).not.toContain('q-2');
    expect(listNotKept(questions, report)).toEqual([2]);
  });

  it('is kept by what was asked, and sent by nobody, where other questions are asked by now', async () => {
    asked = questions.map((question) => ({ ...question, id: question.id + 10, jumps: [], version: 2 }));
    const { location } = await submit('answer-q-1=dog&answer-q-3=words&answer-gone=still+here');
    expect(location).toBe('/applynow2/41?problem=changed#problem');
    expect(sent('POST')).toEqual([]);
    expect(JSON.parse(sent('PUT')[0]!.body)).toMatchObject({
      version: '7.1',
      answers: [
        { identifier: 'q-1', values: ['dog'] },
        { identifier: 'q-3', values: ['words'] },
        { identifier: 'gone', values: ['still here'] },
      ],
    });
    expect((await submit('answer-q-1=dog&answer-q-3=words', { version: '7.2' })).location).toMatch(/41\/sent/);
  });

  it('is kept where nothing is asked any more', async () => {
    asked = [];
    expect((await submit('answer-q-1=dog')).location).toBe('/applynow2/41?problem=changed#problem');
    expect(JSON.parse(sent('PUT')[0]!.body).answers).toEqual([{ identifier: 'q-1', values: ['dog'] }]);
  });

  it('takes nothing back of what the account has where it gives no answer', async () => {
    expect((await submit('q-17=dog', { version: '' })).location).toBe('/applynow2/41?problem=changed#problem');
    expect(sent('PUT')).toEqual([]);
  });

  it('comes back with its words where nobody can say what is asked', async () => {
    asked = null;
    keepsDrafts = false;
    const { status, location, kept } = await submit('answer-q-1=dog', { id: '43' });
    expect([status, location]).toEqual([303, '/applynow2/43?problem=failed#problem']);
    expect(kept).toEqual([{ identifier: 'q-1', values: ['dog'] }]);
  });

  it.each([
    ['a refusal', 422, { message: 'No', errors: {} }, 'refused'],
    ['a fault', 500, { message: 'Oh' }, 'failed'],
    ['a falsy answer', 200, false, 'failed'],
  ])('comes back after %s', async (_, status, body, problem) => {
    stored = { status, body };
    expect((await submit('answer-q-1=dog&answer-q-3=x')).location).toBe(`/applynow2/41?problem=${problem}#problem`);
    expect(sent('POST')).toHaveLength(1);
  });

  it('says which answers were refused', async () => {
    const errors = { '1.responseValue': 'No', 'questions.2': 'Please answer it.', '0.typeId': 'Closed' };
    stored = { status: 422, body: { message: 'No', errors } };
    const { location } = await submit('answer-q-1=dog&answer-q-3=x');
    expect(location).toBe('/applynow2/41?problem=refused&about=3-refused,2-refused#problem');
    expect(readTold('3-refused,2-refused,x-refused,4-odd')).toEqual([
      { questionId: 3, fault: 'refused' },
      { questionId: 2, fault: 'refused' },
    ]);
  });

  it('thanks without a reference where the API gives none', async () => {
    stored = { status: 201, body: true };
    expect((await submit('answer-q-1=dog&answer-q-3=x')).location).toBe('/applynow2/41/sent');
  });

  it('goes to the login and back when nobody is signed in, with its words kept', async () => {
    const { location, kept } = await submit('answer-q-1=dog&answer-q-3=x', { isSignedIn: false });
    expect(location).toBe('/login-register?returnUrl=%2Fapplynow2%2F41&notice=expired');
    expect(kept).toContainEqual({ identifier: 'q-3', values: ['x'] });
    stored = { status: 401, body: { message: 'Please sign in.' } };
    expect((await submit('answer-q-1=dog&answer-q-3=x')).location).toMatch(/^\/login-register/);
  });

  it('looks nothing up for another site', async () => {
    const answer = await submit('answer-q-1=dog', { headers: { 'sec-fetch-site': 'cross-site' }, id: '77' });
    expect(answer.status).toBe(403);
    expect(upstream.requests).toEqual([]);
  });

  it('is refused from another site, in another shape, too large, or for no listing', async () => {
    expect((await submit('answer-q-1=dog', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await submit('answer-q-1=dog', { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await submit(`answer-q-3=${'x'.repeat(1_100_000)}`)).location).toBe(
      '/applynow2/41?problem=tooLong#problem',
    );
    expect((await submit('answer-q-1=dog', { id: 'abc' })).status).toBe(404);
    expect(sent('POST')).toEqual([]);
  });
});

describe('a plain form with a file', () => {
  const form = (content: string | null, more: Record<string, string> = {}) => {
    const data = new FormData();
    data.append('locale', 'en');
    data.append('file-q-5', content === null ? new File([], '') : new File([content], 'cv.pdf'));
    for (const [name, value] of Object.entries({ version: '7.1', 'answer-q-6': 'words', ...more }))
      data.append(name, value);
    return data;
  };
  const send = (data: FormData, isSignedIn = true) => submit(data, { id: '42', isSignedIn });
  const named = `${cv.id}/cv.pdf`;

  it('sends the file first, and then answers with it', async () => {
    expect((await send(form('%PDF-1.7'))).location).toBe('/applynow2/42/sent?reference=LC-000009');
    const [file, answers] = sent('POST');
    expect([file?.url, file?.body]).toEqual(['/api/Response/files?name=cv.pdf', '%PDF-1.7']);
    expect(JSON.parse(answers!.body)).toMatchObject([{ QuestionId: 5, ResponseValue: named }, { QuestionId: 6 }]);
  });

  it('keeps a file that was taken, with all other answers, where another answer is wrong', async () => {
    stored = { status: 422, body: { message: 'No', errors: {} } };
    expect((await send(form('%PDF-1.7'))).location).toBe('/applynow2/42?problem=refused#problem');
    expect(JSON.parse(sent('PUT')[0]!.body).answers).toContainEqual({ identifier: 'q-5', values: [named] });
    expect((await send(form(null, { 'answer-q-5': named }))).location).toBe('/applynow2/42?problem=refused#problem');
    expect(JSON.parse(sent('POST').at(-1)!.body)).toMatchObject([{ ResponseValue: named }, {}]);
  });

  it('comes back and says at its question why the file was not taken', async () => {
    taken = { status: 422, body: { message: 'No', code: 'fileTypeWrong' } };
    expect((await send(form('MZ'))).location).toBe('/applynow2/42?problem=file&about=5-fileTypeWrong#problem');
    expect((await send(form(''))).location).toBe('/applynow2/42?problem=file&about=5-fileEmpty#problem');
    expect((await send(form(null))).location).toBe('/applynow2/42?problem=answers#problem');
    taken = { status: 200, body: cv };
    const codes = { '0.responseValue': { code: 'fileGone' } };
    stored = { status: 422, body: { message: 'No', errors: { '0.responseValue': 'Gone' }, codes } };
    expect((await send(form('%PDF-'))).location).toBe('/applynow2/42?problem=file&about=5-fileGone#problem');
  });

  it('comes back with all its words where a file is too large, and says so at its question', async () => {
    const answer = await send(form('x'.repeat(12 * 1024 * 1024)));
    expect(answer.location).toBe('/applynow2/42?problem=file&about=5-fileTooLarge#problem');
    expect(sent('POST')).toEqual([]);
    expect(JSON.parse(sent('PUT')[0]!.body).answers).toContainEqual({ identifier: 'q-6', values: ['words'] });
  });

  it('says that it is too large, and no word of what is kept, where it is so large that nobody reads it', async () => {
    const headers = { 'content-length': String(1024 ** 3) };
    const { location, left } = await submit(form('%PDF-1.7'), { id: '42', headers });
    expect([location, left]).toEqual(['/applynow2/42?problem=tooLong#problem', null]);
    expect(sent('PUT')).toEqual([]);
  });

  it('is read where no question takes a file any more', async () => {
    const data = form('%PDF-1.7', { version: '7.0', 'answer-q-1': 'cat' });
    expect((await submit(data)).location).toBe('/applynow2/41?problem=changed#problem');
    expect(JSON.parse(sent('PUT')[0]!.body).answers).toContainEqual({ identifier: 'q-6', values: ['words'] });
  });

  it('nobody’s file is read who is not signed in', async () => {
    expect((await send(form('%PDF-1.7'), false)).location).toMatch(/^\/login-register/);
    expect(sent('POST')).toEqual([]);
  });
});
