import { readdirSync } from 'node:fs';
import path from 'node:path';
import { listComments } from '@/care-api/conversations/list-comments';
import { comments, posts } from '@/care-api/database/schema/blog';
import { categories } from '@/care-api/database/schema/listings';
import { cleanHtml } from '@/care-api/html/clean-html';
import type { Database } from '@/care-api/kernel/db';
import { sampleDir } from '@/care-api/kernel/paths';
import { listPublicPosts } from '@/care-api/posts/list-posts';
import { sampleCategories } from '@/care-api/sample/provider';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import type { CommentWire } from '@/lib/contract/comment';
import type { PostWire } from '@/lib/contract/post';
import { postInput } from '@/lib/contract/post';
import { textOfHtml } from '@/lib/contract/search-text';
import { isProfane } from '@/lib/profanity/is-profane';
import type { SampleComment } from './sample-post';
import { samplePosts } from './sample-posts';
import { seedSamplePosts } from './seed-sample-posts';

const now = new Date('2026-11-20T10:00:00Z');
const said = samplePosts.flatMap((post) => flatten(post.comments ?? []));
let database: Database;
let laid: PostWire[];
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.insert(categories).values(sampleCategories.map((name) => ({ name })));
  await database.db.transaction((tx) => seedSamplePosts(tx, now));
  laid = await listPublicPosts(database.db);
}, 60_000);
afterAll(() => database.close());

function flatten(rows: readonly SampleComment[]): SampleComment[] {
  return rows.flatMap((row) => [row, ...flatten(row.replies ?? [])]);
}

const depth = (rows: readonly CommentWire[]): number =>
  rows.length === 0 ? 0 : 1 + Math.max(...rows.map(({ replies }) => depth(replies ?? [])));

test('lays twenty posts over the last year, each with a category, tags and a picture that exists', () => {
  const pictures = readdirSync(path.join(sampleDir, 'files'));
  expect(laid).toHaveLength(20);
  for (const post of laid) {
    expect(pictures).toContain(post.bannerImage);
    expect(post.category).not.toBe('');
    expect(post.tags).not.toBe('');
    expect(now.getTime() - Date.parse(post.postedOn ?? '')).toBeLessThan(365 * 86_400_000);
  }
  expect(new Set(laid.map(({ bannerImage }) => bannerImage)).size).toBe(20);
  expect(new Set(laid.map(({ title }) => title)).size).toBe(20);
});

test('says something, in HTML the cleaner leaves as it is, that an admin could send back', () => {
  for (const { title, html } of samplePosts) {
    expect({ title, html: cleanHtml(html) }).toEqual({ title, html });
    expect(textOfHtml(html).split(' ').length).toBeGreaterThanOrEqual(180);
  }
  for (const { excerpt: _, ...post } of laid) expect(postInput.safeParse(post).success).toBe(true);
});

test('rings nowhere and links nowhere', () => {
  const all = [...samplePosts.map(({ html }) => html), ...said.map(({ text }) => text)].join('\n');
  expect(all).not.toMatch(/\d[\d ]{4,}\d|https?:|@/);
});

test('lays conversations, three deep in places, before now and fit to be read', async () => {
  expect(said.length).toBeGreaterThanOrEqual(30);
  expect(said.filter(({ text }) => isProfane(text))).toEqual([]);
  expect(await database.db.$count(comments)).toBe(said.length);
  const threads = await Promise.all(laid.map(({ id }) => listComments(database.db, Number(id), null)));
  expect(Math.max(...threads.map(depth))).toBe(3);
  const moments = threads.flat().map(({ commentedOn }) => Date.parse(commentedOn ?? ''));
  expect(Math.max(...moments)).toBeLessThan(now.getTime());
});

test('leaves a blog that is there alone', async () => {
  await database.db.delete(posts);
  await database.db.insert(posts).values({ title: 'Imported' });
  await database.db.transaction((tx) => seedSamplePosts(tx, now));
  expect(await database.db.$count(posts)).toBe(1);
});
