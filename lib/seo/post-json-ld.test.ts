import { toPostView } from '@/lib/posts/post-view';
import { makePost } from '@/lib/posts/testing/make-post';
import { maxReplyDepth, type Thread, toThreads } from '@/lib/posts/to-threads';
import { postJsonLd } from './post-json-ld';
import { postMetadata } from './post-metadata';

const site = 'https://care.example';
const post = makePost({ id: 7, bannerImage: 'tea-s1600x900.jpg', category: '3', tags: 'nights' });

function makeThread(id: number, replies: Thread[] = [], isDeleted = false): Thread {
  return {
    id,
    postId: 7,
    parentId: null,
    content: isDeleted ? '' : `Comment ${id}`,
    authorId: 'u',
    authorName: 'Sam',
    writtenAt: '2026-03-03T10:00:00Z',
    editedAt: null,
    isDeleted,
    inReplyTo: null,
    replies,
  };
}

describe('what search engines are told of a post', () => {
  it('is its facts with its comments nested, those of deleted ones moved up', () => {
    const visitor = { ...makeThread(3), authorName: 'Visitor 12345678' };
    const threads = [makeThread(1, [makeThread(2, [visitor], true)])];
    const graph = postJsonLd(toPostView(post, [{ id: 3, name: 'Dementia Care' }], {}), {
      locale: 'en',
      site,
      company: null,
      steps: [{ name: 'Home', path: '/home' }],
      threads,
      commentCount: 2,
    });
    expect(graph[1]).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Choosing a carer',
      url: `${site}/blog-details-user-view/7`,
      image: `${site}/Documents/appImages/tea-s1600x900.jpg`,
      datePublished: '2026-03-02T09:30:00Z',
      articleSection: ['Dementia Care'],
      commentCount: 2,
      comment: [{ text: 'Comment 1', author: { name: 'Sam' }, comment: [{ text: 'Comment 3' }] }],
    });
    expect(JSON.stringify(graph)).not.toMatch(/dateModified|Visitor/);
  });

  it('nests no deeper than the page, however deep people have talked', () => {
    let comment = makeThread(10_000);
    for (let id = 9_999; id >= 1; id -= 1) comment = makeThread(id, [comment]);
    const around = { locale: 'en' as const, site, company: null, steps: [], commentCount: 10_000 };
    const json = JSON.stringify(postJsonLd(toPostView(post, [], {}), { ...around, threads: toThreads([comment]) }));
    expect(json.match(/"@type":"Comment"/g)).toHaveLength(10_000);
    expect(json.match(/"comment":/g)).toHaveLength(maxReplyDepth);
  });

  it('is one address in every language, its own picture and the feeds of its language', () => {
    const metadata = postMetadata(post, { locale: 'ar', siteName: 'Care', description: 'x' });
    expect(metadata.alternates).toMatchObject({
      canonical: '/blog-details-user-view/7',
      types: { 'application/rss+xml': '/ar/feed' },
    });
    expect(metadata.openGraph).toMatchObject({
      type: 'article',
      images: [{ url: '/og/ar/blog-details-user-view/7', width: 1200, height: 630, alt: 'Choosing a carer' }],
    });
    expect(metadata.description).toBe('Take your time.');
  });
});
