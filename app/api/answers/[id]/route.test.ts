import { answersForm, fromWords, listNotKept } from '@/lib/answers/plain-form';
import { makeQuestion } from '@/lib/answers/testing/make-question';
import { sealSession } from '@/lib/auth/session';
import { readDraft } from '@/lib/door/draft';
import { cookiesOf } from '@/testing/test-site';
import { json, Upstream } from '@/testing/upstream';

import { POST } from './route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const questions = [
  makeQuestion({ id: 1, choices: ['cat', 'dog'], jumps: [['dog', 3]], required: true }),
  makeQuestion({ id: 2 }),
  makeQuestion({ id: 3, required: true }),
];

const upstream = new Upstream();
/** What the API answers to the answers, and to a draft. */
let stored: { status: number; body: unknown };
let keepsDrafts: boolean;

beforeAll(() => upstream.start());
afterAll(() => upstream.stop());
beforeEach(() => {
  stored = { status: 201, body: { reference: 'LC-000009', stored: 2 } };
  keepsDrafts = true;
  upstream.requests.length = 0;
  upstream.answerWith(({ method, url }, response) => {
    if (url?.includes('typeIdquestions')) return json(response, questions);
    if (method === 'POST') return json(response, stored.body, stored.status);
    if (!keepsDrafts) return json(response, { message: 'There is nothing here.' }, 404);
    return json(response, { saved: true, clientTime: '2026-01-01T00:00:00.000Z', other: null });
  });
});

async function submit(fields: string, { headers = {}, id = '41', isSignedIn = true } = {}) {
  const session = {
    sid: 'sid',
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
    body: fields,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'site.example', cookie, ...headers },
  });
  const response = await POST(request, { params: Promise.resolve({ id }) });
  const jar = cookiesOf(response);
  const draft = readDraft((name) => jar[name], answersForm(41), isSignedIn ? 'me' : '');
  const kept = draft && fromWords(draft.words).answers;
  return { status: response.status, location: response.headers.get('location'), kept, report: draft?.report };
}
const sent = (method: string) => upstream.requests.filter((request) => request.method === method);

describe('a plain form of answers', () => {
  it('is sent on along the way it leads, in the name of who is signed in', async () => {
    const answer = await submit('locale=ar&q-1=dog&q-2=skipped&q-3=words');
    expect(answer).toMatchObject({ status: 303, location: '/ar/applynow2/41/sent?reference=LC-000009', kept: null });
    expect(sent('POST')[0]).toMatchObject({ url: '/api/Response/ObjectResponses' });
    expect(sent('POST')[0]?.headers.authorization).toBe('Bearer access');
    expect(JSON.parse(sent('POST')[0]!.body)).toEqual([
      expect.objectContaining({ QuestionId: 1, ResponseValue: 'dog', UserId: 'me', TypeId: 41 }),
      expect.objectContaining({ QuestionId: 3, ResponseValue: 'words' }),
    ]);
  });

  it('comes back with its words on the account when something is missing', async () => {
    const answer = await submit('locale=en&q-1=cat&q-2=why');
    expect(answer).toMatchObject({ status: 303, location: '/applynow2/41?problem=answers#problem', kept: null });
    expect(sent('POST')).toEqual([]);
    expect(JSON.parse(sent('PUT')[0]!.body)).toMatchObject({
      answers: [
        { identifier: 'q-1', values: ['cat'] },
        { identifier: 'q-2', values: ['why'] },
        { identifier: 'q-3', values: [] },
      ],
    });
  });

  it('comes back with its words in a cookie where the API keeps none', async () => {
    keepsDrafts = false;
    const { kept } = await submit('q-1=cat');
    expect(kept).toContainEqual({ identifier: 'q-1', values: ['cat'] });
  });

  it('loses no half of an answer where the cookie is too small, and knows which it lost', async () => {
    keepsDrafts = false;
    const long = Array.from({ length: 9_000 }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7919) % 9_000))).join('');
    const { kept, report } = await submit(`q-1=cat&q-2=${encodeURIComponent(long)}`);
    expect(kept?.find(({ identifier }) => identifier === 'q-1')).toEqual({ identifier: 'q-1', values: ['cat'] });
    expect(kept?.map(({ identifier }) => identifier)).not.toContain('q-2');
    expect(listNotKept(questions, report)).toEqual([2]);
  });

  it.each([
    ['a refusal', 422, { message: 'No', errors: {} }, 'refused'],
    ['a fault', 500, { message: 'Oh' }, 'failed'],
    ['a falsy answer', 200, false, 'failed'],
  ])('comes back after %s', async (_, status, body, problem) => {
    stored = { status, body };
    expect((await submit('q-1=dog&q-3=x')).location).toBe(`/applynow2/41?problem=${problem}#problem`);
    expect(sent('POST')).toHaveLength(1);
  });

  it('thanks without a reference where the API gives none', async () => {
    stored = { status: 201, body: true };
    expect((await submit('q-1=dog&q-3=x')).location).toBe('/applynow2/41/sent');
  });

  it('goes to the login and back when nobody is signed in, with its words kept', async () => {
    const { location, kept } = await submit('q-1=dog&q-3=x', { isSignedIn: false });
    expect(location).toBe('/login-register?returnUrl=%2Fapplynow2%2F41&notice=expired');
    expect(kept).toContainEqual({ identifier: 'q-3', values: ['x'] });
    stored = { status: 401, body: { message: 'Please sign in.' } };
    expect((await submit('q-1=dog&q-3=x')).location).toMatch(/^\/login-register/);
  });

  it('looks nothing up for another site', async () => {
    const answer = await submit('q-1=dog', { headers: { 'sec-fetch-site': 'cross-site' }, id: '77' });
    expect(answer.status).toBe(403);
    expect(upstream.requests).toEqual([]);
  });

  it('is refused from another site, in another shape, too large, or for no listing', async () => {
    expect((await submit('q-1=dog', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await submit('q-1=dog', { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await submit(`q-3=${'x'.repeat(1_100_000)}`)).location).toBe('/applynow2/41?problem=failed#problem');
    expect((await submit('q-1=dog', { id: 'abc' })).status).toBe(404);
    expect(sent('POST')).toEqual([]);
  });
});
