import { openTestSite } from '@/testing/test-site';
import { GET as listPosts } from './blog/route';
import { GET as listListings } from './listings/route';

openTestSite();

const answers: [string, () => Promise<Response>][] = [
  ['listings', () => listListings(new Request('http://site.example/api/listings'))],
  ['posts', () => listPosts(new Request('http://site.example/api/blog'))],
];

it.each(answers)('%s are asked for again before a cache shows them: what was taken away is gone', async (_, ask) => {
  const answer = await ask();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=0, must-revalidate']);
});
