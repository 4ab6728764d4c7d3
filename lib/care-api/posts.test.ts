import { emptyBlogQuery } from '@/lib/posts/blog-query';
import { makePost, makePostWire } from '@/lib/posts/testing/make-post';
import { json, Upstream } from '@/testing/upstream';
import { getCommentPage } from './comments';
import { getPostPage, listAllPosts } from './posts';
import { getReader, readPost } from './reader';

beforeAll(() => jest.spyOn(process.stderr, 'write').mockReturnValue(true));
afterAll(() => jest.restoreAllMocks());

const upstream = new Upstream();
beforeEach(() => upstream.start());
afterEach(() => upstream.stop());

const pageOf = (posts: object[], total = posts.length) => ({
  items: posts,
  total,
  page: 1,
  pageSize: 12,
  categories: [],
  corrected: null,
});

// The order matters: an API that has once answered the whole list is asked for it again.
describe('posts', () => {
  it('are away with the API, when nothing is remembered', async () => {
    upstream.answerWith((_, response) => response.destroy());
    expect(await getPostPage(emptyBlogQuery)).toBeNull();
    expect(await listAllPosts()).toEqual([]);
    expect(await getReader('7', 1)).toEqual({ state: 'away' });
  });

  it('of an id that cannot be one are missing without a call', async () => {
    const before = upstream.requests.length;
    for (const id of ['0', '-1', 'x', '1e3', '9999999999', ''])
      expect(await readPost(id)).toEqual({ state: 'missing' });
    expect(upstream.requests).toHaveLength(before);
  });

  it('come a page at a time, searched by the API', async () => {
    upstream.answerWith((_, response) => json(response, pageOf([makePostWire({ description: '' })], 30)));
    const page = await getPostPage({ q: 'tea', category: 3, page: 2 });
    expect(page?.total).toBe(30);
    expect(upstream.requests.at(-1)?.url).toBe('/api/Post?q=tea&category=3&page=2');
  });

  it('are walked to the end for the sitemap', async () => {
    const all = Array.from({ length: 60 }, (_, index) => makePostWire({ id: index + 1 }));
    upstream.answerWith((request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://api.example');
      const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('pageSize'))];
      json(response, pageOf(all.slice((page - 1) * size, page * size), 60));
    });
    expect((await listAllPosts()).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  it('of an API that answers the whole list are searched here, and kept when it goes away', async () => {
    const all = Array.from({ length: 14 }, (_, index) => makePostWire({ id: index + 1, title: `Tea ${index + 1}` }));
    upstream.answerWith((_, response) => json(response, [...all, { id: 'nonsense' }]));
    const page = await getPostPage({ ...emptyBlogQuery, q: 'TEA', page: 2 });
    expect(page).toMatchObject({ total: 14, items: [{ id: 2 }, { id: 1 }] });
    expect(page?.items[0]).toMatchObject({ descriptionHtml: '', excerpt: 'Take your time.' });
    await upstream.stop();
    expect((await getPostPage({ ...emptyBlogQuery, q: 'tea 1' }))?.total).toBe(6);
    await upstream.start();
  });

  it('stand with what is around them, whatever of that is missing', async () => {
    upstream.answerWith((request, response) =>
      request.url?.startsWith('/api/Post/7') ? json(response, makePostWire({ id: 7 })) : json(response, {}, 500),
    );
    const reading = await getReader('7', 1);
    expect(reading).toMatchObject({ state: 'ready', value: { post: makePost({ id: 7 }), comments: null, recent: [] } });
  });
});

describe('comments', () => {
  const comment = (commentId: number) => ({ commentId, postId: 7, content: 'x', userId: 'u', userName: 'U' });

  it('come a page at a time, or are paged here', async () => {
    const all = Array.from({ length: 21 }, (_, index) => comment(index + 1));
    upstream.answerWith((_, response) => json(response, all));
    expect(await getCommentPage(7, 2)).toMatchObject({ items: [{ id: 21 }], total: 21, totalWithReplies: 21 });
    expect(upstream.requests.at(-1)?.url).toBe('/api/Comment/postComment/7?page=2&postId=7');
  });
});
