import { emptyBlogQuery } from './blog-query';
import { searchPosts } from './search-posts';
import { makePost } from './testing/make-post';

const posts = [
  makePost({ id: 1, title: 'Nights with a Live-in Carer', postedOn: '2026-01-01T00:00:00Z', category: '3,4' }),
  makePost({ id: 2, title: 'Café visits', postedOn: '2026-03-01T00:00:00Z', category: '3' }),
  makePost({ id: 3, title: 'Paying for care', postedOn: '2026-02-01T00:00:00Z', category: '' }),
];
const idsOf = (query: Partial<typeof emptyBlogQuery>, pageSize?: number) =>
  searchPosts(posts, { ...emptyBlogQuery, ...query }, pageSize).items.map(({ id }) => id);

describe('posts of an API that only answers the whole list', () => {
  it('come newest first, a page at a time', () => {
    expect(idsOf({})).toEqual([2, 3, 1]);
    expect(idsOf({ page: 2 }, 2)).toEqual([1]);
    expect(idsOf({ page: 9 })).toEqual([]);
  });

  it('are found by any piece of their title, whatever its case or accents', () => {
    expect(idsOf({ q: 'CAR' })).toEqual([3, 1]);
    expect(idsOf({ q: 'cafe' })).toEqual([2]);
    expect(idsOf({ q: 'take your time' })).toEqual([]);
  });

  it('are counted by category, whatever is asked', () => {
    const { categories, total } = searchPosts(posts, { ...emptyBlogQuery, q: 'nights', category: 3 });
    expect(total).toBe(1);
    expect(categories).toEqual([
      { categoryId: 3, count: 2 },
      { categoryId: 4, count: 1 },
    ]);
  });
});
