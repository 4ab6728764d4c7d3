import { comments } from '@/care-api/database/schema/blog';
import { openTestSite } from '@/testing/test-site';
import { GET } from './route';

const site = openTestSite();
let postId: number;
let last: number;
beforeAll(async () => {
  const { test } = site.api;
  const as = await test.signIn('admin');
  const post = await test.send('POST', '/Post', { title: 'A post', description: '<p>Words</p>' }, { as });
  postId = (await post.json()).id;
  const rows = Array.from({ length: 21 }, (_, index) => ({ postId, content: `Comment ${index}` }));
  last = (await test.deps.database.db.insert(comments).values(rows).returning()).at(-1)?.id ?? 0;
});

async function lead(query: string, cookie = '') {
  const answer = await GET(new Request(`http://site.example/api/comments/place?${query}`, { headers: { cookie } }));
  return [answer.status, answer.headers.get('location')];
}

it.each([false, true])('leads to the page that a comment stands on, bare API %s', async (isBare) => {
  if (isBare) site.api.serveBare();
  const { cookie } = await site.somebody();
  const path = `/de/blog-details-user-view/${postId}`;
  expect(await lead(`postId=${postId}&id=${last}&locale=de`, cookie)).toEqual([
    303,
    `${path}?comments=2#comment-${last}`,
  ]);
  expect(await lead(`postId=${postId}&id=${last - 20}&locale=de`, cookie)).toEqual([
    303,
    `${path}#comment-${last - 20}`,
  ]);
});

it('leads to the post where nobody is signed in, or nobody knows', async () => {
  const first = [303, `/blog-details-user-view/${postId}#comment-${last}`];
  expect(await lead(`postId=${postId}&id=${last}`)).toEqual(first);
  const { cookie } = await site.somebody();
  expect(await site.whileAway(() => lead(`postId=${postId}&id=${last}`, cookie))).toEqual(first);
  expect((await lead(`postId=x&id=${last}`))[0]).toBe(400);
});
