import { commentDraftName } from '@/lib/comments/comment-paths';
import { readDraft } from '@/lib/forms/draft';
import { asForm, asScript, cookiesOf, openTestSite } from '@/testing/test-site';
import { GET, POST } from './route';

const revalidated: string[] = [];
jest.mock('next/cache', () => ({ revalidateTag: (tag: string) => revalidated.push(tag) }));

const site = openTestSite();
let postId: number;
beforeAll(async () => {
  const { test } = site.api;
  const admin = await test.signIn('admin');
  const post = await test.send('POST', '/Post', { title: 'A post', description: '<p>Words</p>' }, { as: admin });
  postId = (await post.json()).id;
});

type Fields = Record<string, string>;
const address = 'http://site.example/api/comments';

function script(fields: Fields, cookie = '', headers: Fields = asScript): Promise<Response> {
  return POST(new Request(address, { method: 'POST', body: JSON.stringify(fields), headers: { ...headers, cookie } }));
}
function plain(fields: Fields, cookie = ''): Promise<Response> {
  const headers = { ...asForm, cookie };
  return POST(new Request(address, { method: 'POST', body: new URLSearchParams(fields), headers }));
}
const read = async (cookie: string, page = 1) => {
  const asked = `${address}?postId=${postId}&page=${page}`;
  const response = await GET(new Request(asked, { headers: { cookie } }));
  return { status: response.status, body: await response.json() };
};
const write = (content: string, more: Fields = {}) => ({ action: 'post', postId: String(postId), content, ...more });

describe.each([false, true])('comments from a page of ours, bare API %s', (isBare) => {
  beforeEach(() => isBare && site.api.serveBare());

  it('are written, answered, changed and deleted, and the pages that show them are made anew', async () => {
    const { username, cookie } = await site.somebody();
    revalidated.length = 0;
    const words = `Hello ${isBare}`;
    expect(await (await script(write(words), cookie)).json()).toEqual({ done: 'comment' });
    expect(revalidated).toEqual(['comments', 'posts']);
    const mine = (await read(cookie)).body.page.items.find(({ content }: { content: string }) => content === words);
    expect(mine).toMatchObject({ authorName: username, replies: [] });
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
    const { cookie } = await site.somebody();
    for (const [content, report] of [
      ['You are shit', { message: 'Warning: Inappropriate content detected.', code: 'commentProfane' }],
      ['   ', { message: 'Content is required.', code: 'commentRequired' }],
      [
        'x'.repeat(4_001),
        { message: 'Please use at most 4000 characters.', code: 'textTooLong', values: { max: 4_000 } },
      ],
    ] as const) {
      const answer = await script(write(content), cookie);
      expect([answer.status, await answer.json()]).toEqual([422, report]);
    }
  });
});

describe('who may write', () => {
  it('is nobody without a session, and nobody on another site', async () => {
    expect((await script(write('Hello'))).status).toBe(401);
    expect((await read('')).status).toBe(401);
    const { cookie } = await site.somebody();
    expect((await script(write('Hello'), cookie, { ...asScript, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const foreign = { 'content-type': 'application/json', origin: 'https://evil.example', host: 'site.example' };
    expect((await script(write('Hello'), cookie, foreign)).status).toBe(403);
  });

  it('changes and deletes nothing of somebody else', async () => {
    const [author, stranger] = [(await site.somebody()).cookie, (await site.somebody()).cookie];
    await script(write('Only mine'), author);
    const { body } = await read(author);
    const { id } = body.page.items.find(({ content }: { content: string }) => content === 'Only mine');
    for (const action of ['edit', 'delete']) {
      const answer = await script({ action, postId: String(postId), id: String(id), content: 'Yours' }, stranger);
      expect([answer.status, await answer.json()]).toEqual([
        403,
        { message: 'This belongs to someone else.', code: 'notYours' },
      ]);
    }
  });

  it('is told in the body and never believed', async () => {
    const { username, cookie } = await site.somebody();
    await script(write('By me', { userId: 'somebody-else', userName: 'admin-1' }), cookie);
    const { body } = await read(cookie);
    const item = body.page.items.find(({ content }: { content: string }) => content === 'By me');
    expect(item).toMatchObject({ authorName: username, authorId: body.viewer.id });
  });

  it('stays signed in where the API only says that this is not theirs', async () => {
    const { cookie } = await site.somebody();
    const ask = globalThis.fetch;
    const network = jest.spyOn(globalThis, 'fetch').mockImplementation((asked, options) => {
      const isComments = /Comment/.test(new URL(asked instanceof Request ? asked.url : asked).pathname);
      return isComments ? Promise.resolve(Response.json({}, { status: 403 })) : ask(asked, options);
    });
    const answer = await GET(new Request(`${address}?postId=${postId}`, { headers: { cookie } }));
    network.mockRestore();
    expect([answer.status, cookiesOf(answer)]).toEqual([403, {}]);
    expect((await read(cookie)).status).toBe(200);
  });

  it('loses the cookie of a session that is over', async () => {
    const { cookie } = await site.somebody();
    const { sessions } = await import('@/care-api/database/schema/accounts');
    await site.api.test.deps.database.db.delete(sessions);
    const answer = await script(write('Too late'), cookie);
    expect(answer.status).toBe(401);
    expect(cookiesOf(answer).Bearer).toBe('');
    expect((await read(cookie)).status).toBe(401);
  });
});

describe('without script', () => {
  it('a comment leads on to words of thanks, in the language of the page', async () => {
    const answer = await plain({ ...write('A plain word'), locale: 'ar' }, (await site.somebody()).cookie);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/ar/blog-details-user-view/${postId}/write?done=comment`,
    ]);
  });

  it('a refused reply comes back with its words, for its author alone', async () => {
    const { cookie } = await site.somebody();
    const viewer = (await read(cookie)).body.viewer;
    const content = `What the shit ${'and so on '.repeat(300)}`.trim();
    const answer = await plain(write(content, { parentId: '7' }), cookie);
    expect(answer.headers.get('location')).toBe(`/blog-details-user-view/${postId}/write?to=7#problem`);
    const jar = cookiesOf(answer);
    const readAs = (owner: string, step = 'to=7') =>
      readDraft((name) => jar[name], commentDraftName(postId, step), owner);
    expect(readAs(viewer.id)).toMatchObject({ words: { content }, report: { code: 'commentProfane' } });
    expect(readAs('other')).toBeNull();
    // Whoever changes a comment of theirs next finds that one, not the reply.
    expect(readAs(viewer.id, 'edit=12')).toBeNull();
  });

  it('whoever wrote beside later comments comes back to those, whatever came of it', async () => {
    const { cookie } = await site.somebody();
    const places = [];
    for (const content of ['A fine word', 'What the shit'])
      places.push((await plain({ ...write(content), page: '2' }, cookie)).headers.get('location'));
    const path = `/blog-details-user-view/${postId}/write`;
    expect(places).toEqual([`${path}?done=comment&page=2`, `${path}?page=2#problem`]);
  });

  it('a guest is led to the login and from there back', async () => {
    const location = (await plain(write('Hello'))).headers.get('location') ?? '';
    expect(new URL(location, address).searchParams.get('returnUrl')).toBe(`/blog-details-user-view/${postId}/write`);
  });

  it('what a guest wrote is there after the login', async () => {
    const jar = cookiesOf(await plain(write('Written before the login')));
    const kept = readDraft((name) => jar[name], commentDraftName(postId, ''), 'whoever-logs-in');
    expect(kept).toEqual({ words: { content: 'Written before the login' }, report: null });
  });
});

it('what is no action, no post or too long is refused', async () => {
  const { cookie } = await site.somebody();
  expect((await script({ action: 'burn', postId: '1' }, cookie)).status).toBe(415);
  expect((await script({ action: 'post', postId: '-1', content: 'x' }, cookie)).status).toBe(415);
  expect((await script(write('x'.repeat(70_000)), cookie)).status).toBe(413);
  expect((await script({ ...write('x'), postId: '999999' }, cookie)).status).toBe(404);
});

it('an API that is away is told in words, and nothing is lost', async () => {
  const { cookie } = await site.somebody();
  const answer = await site.whileAway(() => script(write('Hello'), cookie));
  const reading = await site.whileAway(() => read(cookie));
  expect([answer.status, await answer.json()]).toEqual([
    502,
    { message: 'Our system is not answering. Please try again in a moment, or ring us.', code: 'systemAway' },
  ]);
  expect(reading.status).toBe(502);
});
