import { hashPassword } from '@/care-api/accounts/passwords';
import { accounts } from '@/care-api/database/schema/accounts';
import { type ServedTestApp, serveTestApp } from '@/care-api/testing/serve-test-app';
import { readCommentDraft } from '@/lib/comments/comment-draft';
import { POST as signIn } from '../sign-in/route';
import { GET, POST } from './route';

const revalidated: string[] = [];
jest.mock('next/cache', () => ({ revalidateTag: (tag: string) => revalidated.push(tag) }));

const password = 'Correct-Horse-9';
let api: ServedTestApp;
let passwordHash: string;
let postId: number;
let people = 0;
beforeAll(async () => {
  // What the client logs about faults is its own business, not the test run's.
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  api = await serveTestApp();
  process.env.CARE_API_URL = api.url;
  passwordHash = await hashPassword(password);
  const admin = await api.test.signIn('admin');
  const post = await api.test.send('POST', '/Post', { title: 'A post', description: '<p>Words</p>' }, { as: admin });
  postId = (await post.json()).id;
}, 60_000);
afterAll(async () => {
  await api.close();
  jest.restoreAllMocks();
});
beforeEach(() => api.serveWhole());

type Fields = Record<string, string>;
const address = 'http://site.example/api/comments';
const own = { 'sec-fetch-site': 'same-origin' };
const json = { ...own, 'content-type': 'application/json' };

function script(fields: Fields, cookie = '', headers: Fields = json): Promise<Response> {
  return POST(new Request(address, { method: 'POST', body: JSON.stringify(fields), headers: { ...headers, cookie } }));
}
function plain(fields: Fields, cookie = ''): Promise<Response> {
  const headers = { ...own, 'content-type': 'application/x-www-form-urlencoded', cookie };
  return POST(new Request(address, { method: 'POST', body: new URLSearchParams(fields), headers }));
}
const read = async (cookie: string, page = 1) => {
  const asked = `${address}?postId=${postId}&page=${page}`;
  const response = await GET(new Request(asked, { headers: { cookie } }));
  return { status: response.status, body: await response.json() };
};
const jarOf = (response: Response) =>
  new Map(
    response.headers
      .getSetCookie()
      .map((line) => [line.split('=')[0] ?? '', line.split(';')[0]?.replace(/^[^=]*=/, '')]),
  );

/** Somebody new; answers their session's cookie. */
async function somebody(): Promise<string> {
  people += 1;
  const person = { username: `edith${people}`, email: `edith${people}@example.org` };
  await api.test.deps.database.db.insert(accounts).values({ ...person, passwordHash });
  const body = JSON.stringify({ email: person.email, password });
  const answer = await signIn(new Request('http://site.example/api/sign-in', { method: 'POST', body, headers: json }));
  return `Bearer=${jarOf(answer).get('Bearer')}`;
}
const write = (content: string, more: Fields = {}) => ({ action: 'post', postId: String(postId), content, ...more });

describe.each([false, true])('comments from a page of ours, bare API %s', (isBare) => {
  beforeEach(() => (isBare ? api.serveBare() : api.serveWhole()));

  it('are written, answered, changed and deleted, and the pages that show them are made anew', async () => {
    const cookie = await somebody();
    revalidated.length = 0;
    const words = `Hello ${isBare}`;
    expect(await (await script(write(words), cookie)).json()).toEqual({ done: 'comment' });
    expect(revalidated).toEqual(['comments', 'posts']);
    const mine = (await read(cookie)).body.page.items.find(({ content }: { content: string }) => content === words);
    expect(mine).toMatchObject({ authorName: `edith${people}`, replies: [] });
    expect(await (await script(write('Back', { parentId: String(mine.id) }), cookie)).json()).toEqual({
      done: 'reply',
    });
    const edit = { action: 'edit', postId: String(postId), id: String(mine.id), content: 'Hello, all' };
    expect(await (await script(edit, cookie)).json()).toEqual({ done: 'edited' });
    const remove = { action: 'delete', postId: String(postId), id: String(mine.id) };
    expect(await (await script(remove, cookie)).json()).toEqual({ done: 'deleted' });
    expect((await script(remove, cookie)).status).toBe(404);
  });

  it('are not sent when they hold a swear word, or nothing', async () => {
    const cookie = await somebody();
    for (const [content, message] of [
      ['You are shit', 'Warning: Inappropriate content detected.'],
      ['   ', 'Content is required.'],
      ['x'.repeat(4_001), 'Please use at most 4000 characters.'],
    ] as const) {
      const answer = await script(write(content), cookie);
      expect([answer.status, await answer.json()]).toEqual([422, { message }]);
    }
  });
});

describe('who may write', () => {
  it('is nobody without a session, and nobody on another site', async () => {
    expect((await script(write('Hello'))).status).toBe(401);
    expect((await read('')).status).toBe(401);
    const cookie = await somebody();
    expect((await script(write('Hello'), cookie, { ...json, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const foreign = { 'content-type': 'application/json', origin: 'https://evil.example', host: 'site.example' };
    expect((await script(write('Hello'), cookie, foreign)).status).toBe(403);
  });

  it('changes and deletes nothing of somebody else', async () => {
    const [author, stranger] = [await somebody(), await somebody()];
    await script(write('Only mine'), author);
    const { body } = await read(author);
    const { id } = body.page.items.find(({ content }: { content: string }) => content === 'Only mine');
    for (const action of ['edit', 'delete']) {
      const answer = await script({ action, postId: String(postId), id: String(id), content: 'Yours' }, stranger);
      expect([answer.status, await answer.json()]).toEqual([403, { message: 'This belongs to somebody else.' }]);
    }
  });

  it('is told in the body and never believed', async () => {
    const cookie = await somebody();
    await script(write('By me', { userId: 'somebody-else', userName: 'admin-1' }), cookie);
    const { body } = await read(cookie);
    const item = body.page.items.find(({ content }: { content: string }) => content === 'By me');
    expect(item).toMatchObject({ authorName: `edith${people}`, authorId: body.viewer.id });
  });

  it('loses the cookie of a session that is over', async () => {
    const cookie = await somebody();
    const { sessions } = await import('@/care-api/database/schema/accounts');
    await api.test.deps.database.db.delete(sessions);
    const answer = await script(write('Too late'), cookie);
    expect(answer.status).toBe(401);
    expect(jarOf(answer).get('Bearer')).toBe('');
    expect((await read(cookie)).status).toBe(401);
  });
});

describe('without script', () => {
  it('a comment leads on to words of thanks, in the language of the page', async () => {
    const answer = await plain({ ...write('A plain word'), locale: 'ar' }, await somebody());
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/ar/blog-details-user-view/${postId}/write?done=comment`,
    ]);
  });

  it('a refused reply comes back with its words, for its author alone', async () => {
    const cookie = await somebody();
    const viewer = (await read(cookie)).body.viewer;
    const content = `What the shit ${'and so on '.repeat(300)}`.trim();
    const answer = await plain(write(content, { parentId: '7' }), cookie);
    expect(answer.headers.get('location')).toBe(`/blog-details-user-view/${postId}/write?to=7#write`);
    const jar = jarOf(answer);
    const draft = readCommentDraft({ userId: viewer.id, postId }, (name) => jar.get(name));
    expect(draft).toMatchObject({ content, message: 'Warning: Inappropriate content detected.' });
    expect(readCommentDraft({ userId: 'other', postId }, (name) => jar.get(name))).toBeNull();
  });

  it('a guest is led to the login and from there back', async () => {
    const location = (await plain(write('Hello'))).headers.get('location') ?? '';
    expect(new URL(location, address).searchParams.get('returnUrl')).toBe(
      `/blog-details-user-view/${postId}/write#write`,
    );
  });
});

it('what is no action, no post or too long is refused', async () => {
  const cookie = await somebody();
  expect((await script({ action: 'burn', postId: '1' }, cookie)).status).toBe(415);
  expect((await script({ action: 'post', postId: '-1', content: 'x' }, cookie)).status).toBe(415);
  expect((await script(write('x'.repeat(70_000)), cookie)).status).toBe(413);
  expect((await script({ ...write('x'), postId: '999999' }, cookie)).status).toBe(404);
});

it('an API that is away is told in words, and nothing is lost', async () => {
  const cookie = await somebody();
  process.env.CARE_API_URL = 'http://127.0.0.1:9';
  const answer = await script(write('Hello'), cookie);
  const reading = await read(cookie);
  process.env.CARE_API_URL = api.url;
  expect([answer.status, await answer.json()]).toEqual([502, { message: 'Please check the Network!' }]);
  expect(reading.status).toBe(502);
});
