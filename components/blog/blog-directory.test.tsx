import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { emptyBlogQuery } from '@/lib/posts/blog-query';
import type { PostCardData, PostCardPage } from '@/lib/posts/post-card';
import { BlogDirectory } from './blog-directory';

const card: PostCardData = {
  id: 7,
  title: 'Nights & “rest”',
  postedOn: '2026-03-02T09:30:00Z',
  postedDay: '2 March 2026',
  categories: ['Dementia Care', 'Carer Jobs'],
  picture: '/illustrations/insights.svg',
};
const pageOf = (cards: PostCardData[], pages = 1): PostCardPage => ({
  cards,
  total: cards.length,
  page: 1,
  pages,
  corrected: null,
});

function answer(body: PostCardPage) {
  const fetched = jest.fn().mockResolvedValue({ ok: true, status: 200, json: async () => body });
  globalThis.fetch = fetched;
  return fetched;
}

function show(page: PostCardPage | null, locale: 'en' | 'ar' = 'en') {
  const action = locale === 'ar' ? '/ar/blog' : '/blog';
  return renderIn(
    locale,
    <BlogDirectory action={action} title="Insights" initialQuery={emptyBlogQuery} initialPage={page} />,
  );
}

beforeEach(() => window.history.replaceState(null, '', '/blog'));

describe('the blog', () => {
  it('shows a card as one link, named by its title, with its date and categories', () => {
    show(pageOf([card]));
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAccessibleName(/^Read More\s*: Nights & “rest”$/);
    expect(links[0]).toHaveAttribute('href', '/blog-details-user-view/7');
    expect(screen.getByText('2 March 2026')).toHaveAttribute('datetime', card.postedOn);
    expect(screen.getByText('Dementia Care').parentElement).toHaveTextContent('Dementia Care, Carer Jobs');
  });

  it('is a plain search form without script', () => {
    show(pageOf([card]), 'ar');
    expect(screen.getByRole('search')).toHaveAttribute('action', '/ar/blog');
    expect(screen.getByRole('searchbox', { name: 'عمّ تبحثون؟*' })).toHaveAttribute('name', 'q');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/ar/blog-details-user-view/7');
  });

  it('answers each letter, keeps the words in the address and says what it found', async () => {
    const fetched = answer(pageOf([{ ...card, id: 8, title: 'Tea' }]));
    show(pageOf([card, { ...card, id: 9, title: 'Costs' }]));
    await userEvent.type(screen.getByPlaceholderText('What Are Searching*'), ' tea ');
    expect(await screen.findByRole('heading', { name: 'Tea' })).toBeVisible();
    expect(await screen.findByText('One article found')).toBeVisible();
    expect(window.location.search).toBe('?q=tea');
    expect(document.title).toBe('tea: Insights');
    expect(fetched).toHaveBeenLastCalledWith('/api/blog?locale=en&q=tea', expect.anything());
    fireEvent.submit(screen.getByRole('search'));
    expect(document.activeElement).toHaveAttribute('id', 'results');
  });

  it('shows all again when the box is emptied', async () => {
    answer(pageOf([{ ...card, id: 8, title: 'Tea' }]));
    show(pageOf([card, { ...card, id: 9, title: 'Costs' }]));
    await userEvent.type(screen.getByRole('searchbox'), 'tea');
    expect(await screen.findByText('One article found')).toBeVisible();
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(screen.getByText('2 articles found')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Costs' })).toBeVisible();
    expect(window.location.search).toBe('');
    expect(document.title).toBe('Insights');
  });

  it('says so when nothing matches, and offers everything', async () => {
    answer(pageOf([]));
    show(pageOf([card]));
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByRole('heading', { name: 'No Blog Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all articles' })).toHaveAttribute('href', '/blog');
  });

  it('has its empty state without posts, and tries again by itself without an answer', async () => {
    const { unmount } = show(pageOf([]));
    expect(screen.getByRole('link', { name: 'Read the answers' })).toHaveAttribute('href', '/faq');
    unmount();
    window.history.replaceState(null, '', '/blog?category=4');
    answer(pageOf([card]));
    show(null);
    expect(screen.getByRole('heading', { name: 'No Blog Found' })).toBeVisible();
    expect(await screen.findByText('One article found')).toBeVisible();
  });

  it('turns pages by links that keep the words', () => {
    show(pageOf([card], 3));
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/blog?page=2');
  });
});
