import { screen, within } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import type { PostView } from '@/lib/posts/post-view';
import { OldPost } from './old-post';
import { PostReader } from './post-reader';
import { PostSidebar } from './post-sidebar';

const post: PostView = {
  id: 7,
  title: 'Nights & rest',
  author: 'Robin Sample',
  postedOn: '2026-03-02T09:30:00Z',
  categories: ['Dementia Care'],
  tags: ['nights', 'ليل'],
  picture: null,
  pictureAlt: '',
  bodyHtml: '<p>Take <b>your</b> time.</p>',
};

describe('a post', () => {
  it('shows its title, author, day, text and tags', () => {
    renderIn('en', <PostReader post={post} comments={null} sidebar={null} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Nights & rest' })).toBeVisible();
    expect(screen.getByText('Robin Sample').parentElement).toHaveTextContent('By Robin Sample');
    expect(screen.getByText('2 March 2026')).toHaveAttribute('datetime', post.postedOn);
    expect(screen.getByText('your').tagName).toBe('B');
    const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
    expect(tags.map((tag) => tag.textContent)).toEqual(post.tags);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('names its categories in the language of the page, where they are known in it', () => {
    const messages = { ...require('@/messages/de.json'), ProviderTexts: { 'Dementia Care': 'Pflege bei Demenz' } };
    renderIn('de', <PostReader post={post} comments={null} sidebar={null} />, messages);
    expect(screen.getByText('Pflege bei Demenz')).toBeVisible();
    expect(screen.queryByText('Dementia Care')).toBeNull();
  });

  it('writes the day in Arabic with Western digits', () => {
    renderIn('ar', <OldPost post={post} comments={null} />);
    expect(screen.getByText('2 مارس 2026')).toBeVisible();
  });

  it('says nothing of what is not known', () => {
    renderIn('en', <OldPost post={{ ...post, author: '', postedOn: null, tags: [], bodyHtml: '' }} comments={null} />);
    expect(screen.queryByText(/^By/)).toBeNull();
    expect(screen.queryByRole('list', { name: 'Tags' })).toBeNull();
    expect(screen.getByText('This article has no text yet.')).toBeVisible();
  });

  it('has beside it a search, other posts as one link each, and categories with their counts', () => {
    const card = {
      id: 8,
      title: 'Tea',
      postedOn: post.postedOn,
      postedDay: '2 March 2026',
      categories: ['Costs'],
      picture: '/illustrations/insights.svg',
    };
    renderIn('en', <PostSidebar recent={[card]} counts={[{ id: 3, name: 'Dementia Care', count: 2 }]} />);
    expect(screen.getByRole('search')).toHaveAttribute('action', '/blog');
    const recent = within(screen.getByRole('region', { name: 'Recent Posts' }));
    expect(recent.getAllByRole('link')).toHaveLength(1);
    expect(recent.getByRole('link', { name: 'Tea' })).toHaveAttribute('href', '/blog-details-user-view/8');
    const categories = within(screen.getByRole('region', { name: 'Categories' }));
    expect(categories.getByRole('link', { name: 'Dementia Care 2 articles' })).toHaveAttribute(
      'href',
      '/blog?category=3',
    );
  });
});
