import { blogHref, parseBlogQuery } from './blog-query';

describe('the question of a blog address', () => {
  it.each([
    ['', { q: '', category: null, page: 1 }],
    ['q=&category=&page=', { q: '', category: null, page: 1 }],
    ['q=%20night%20%09care%20&category=3&page=2', { q: 'night care', category: 3, page: 2 }],
    [`q=${'x'.repeat(200)}`, { q: 'x'.repeat(100), category: null, page: 1 }],
  ])('is read: %s', (address, expected) => {
    expect(parseBlogQuery(new URLSearchParams(address))).toEqual(expected);
  });

  it.each(['page=-1', 'page=0', 'page=1.5', 'page=abc', 'page=100000', 'category=abc', 'category=0', 'category=-3'])(
    'is nonsense: %s',
    (address) => expect(parseBlogQuery(new URLSearchParams(address))).toBeNull(),
  );

  it('is written in one order, without what says nothing', () => {
    expect(blogHref({})).toBe('/blog');
    expect(blogHref({ page: 2, q: 'tea & cake', category: 3 })).toBe('/blog?q=tea+%26+cake&category=3&page=2');
  });
});
