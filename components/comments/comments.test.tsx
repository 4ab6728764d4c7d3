import { screen, within } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { type Comment, type CommentPage, formerMember } from '@/lib/contract/comment';
import { Comments } from './comments';

function makeComment(id: number, fields: Partial<Comment> = {}): Comment {
  return {
    id,
    postId: 7,
    parentId: null,
    content: `Comment ${id}`,
    authorId: 'u',
    authorName: `Author ${id}`,
    writtenAt: '2026-06-30T23:30:00Z',
    editedAt: null,
    isDeleted: false,
    replies: [],
    ...fields,
  };
}

const pageOf = (items: Comment[], fields: Partial<CommentPage> = {}): CommentPage => ({
  items,
  total: items.length,
  totalWithReplies: items.length,
  page: 1,
  pageSize: 20,
  ...fields,
});
const path = '/blog-details-user-view/7';

// jsdom has none.
beforeAll(() => {
  Object.assign(globalThis, {
    BroadcastChannel: class {
      onmessage = null;
      postMessage() {}
      close() {}
    },
  });
});

describe('the comments of a post', () => {
  it('stand with their replies inside, their author and their day in London', () => {
    const thread = makeComment(1, { replies: [makeComment(2, { editedAt: '2026-07-02T10:00:00Z' })] });
    renderIn('en', <Comments postId={7} path={path} page={pageOf([thread], { totalWithReplies: 2 })} />);
    expect(screen.getByRole('heading', { name: 'Comments(2)' })).toBeVisible();
    const replies = screen.getByRole('list', { name: 'Replies to Author 1' });
    expect(within(replies).getByText('Comment 2')).toBeVisible();
    expect(within(replies).getByText('2026-07-01')).toHaveAttribute('datetime', '2026-06-30T23:30:00Z');
    expect(within(replies).getByText(/edited/)).toBeVisible();
  });

  it('call who has gone by a word of the page, in the language of the page', () => {
    const gone = { authorId: '', authorName: formerMember };
    const thread = makeComment(1, { ...gone, replies: [makeComment(2, gone)] });
    renderIn('ar', <Comments postId={7} path={path} page={pageOf([thread])} />);
    for (const name of screen.getAllByText('عضو سابق')) expect(name).not.toHaveAttribute('lang');
    expect(screen.queryByText(formerMember)).toBeNull();
  });

  it('say what was deleted and keep its replies', () => {
    const deleted = makeComment(1, { isDeleted: true, content: '', replies: [makeComment(2)] });
    renderIn('en', <Comments postId={7} path={path} page={pageOf([deleted])} />);
    expect(screen.getByText('This comment has been deleted.')).toBeVisible();
    expect(screen.queryByText('Author 1')).toBeNull();
    expect(screen.getByText('Comment 2')).toBeVisible();
  });

  it('are text, whatever is written in them', () => {
    renderIn('en', <Comments postId={7} path={path} page={pageOf([makeComment(1, { content: '<b>x</b>\nسلام' })])} />);
    expect(screen.getByText(/<b>x<\/b>/)).toHaveAttribute('dir', 'auto');
  });

  it('lead to further ones by links that work without script', () => {
    renderIn('ar', <Comments postId={7} path={path} page={pageOf([makeComment(1)], { total: 41, page: 2 })} />);
    expect(screen.getByRole('link', { name: 'التعليقات، الصفحة 3' })).toHaveAttribute(
      'href',
      '/ar/blog-details-user-view/7?comments=3#comments',
    );
    expect(screen.getByRole('link', { name: 'التعليقات السابقة' })).toHaveAttribute(
      'href',
      '/ar/blog-details-user-view/7#comments',
    );
  });

  it('lead back from an empty page behind the last', () => {
    renderIn('en', <Comments postId={7} path={path} page={pageOf([], { total: 20, page: 2 })} />);
    expect(screen.getByRole('link', { name: 'Previous comments' })).toHaveAttribute('href', `${path}#comments`);
  });

  it('bring whoever signs in back to the page they were on', () => {
    renderIn('en', <Comments postId={7} path={path} page={pageOf([makeComment(1)])} pageNumber={2} />);
    const href = screen.getByRole('link', { name: 'Login to Comment!' }).getAttribute('href') ?? '';
    expect(new URL(href, 'https://x').searchParams.get('returnUrl')).toBe(`${path}?comments=2#comments`);
  });

  it('say so where the post takes no more, and ask nobody to sign in for that', () => {
    renderIn('en', <Comments postId={7} path={path} page={pageOf([makeComment(1)])} isOpen={false} />);
    expect(screen.getByText('This post takes no more comments.')).toBeVisible();
    expect(screen.getByText('Comment 1')).toBeVisible();
    expect(screen.queryByRole('link', { name: /log in|sign in/i })).toBeNull();
  });

  it('say beforehand from which day the post takes no more', () => {
    renderIn('en', <Comments postId={7} path={path} page={pageOf([])} closeOn="1 December 2026" />);
    expect(screen.getByText('Comments close on 1 December 2026.')).toBeVisible();
  });

  it('ask a guest to sign in, also when there are none or they cannot be had', () => {
    const { unmount } = renderIn('en', <Comments postId={7} path={path} page={pageOf([])} />);
    expect(screen.getByRole('heading', { name: 'Comments(0)' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login to Comment!' })).toHaveAttribute(
      'href',
      '/login-register?returnUrl=%2Fblog-details-user-view%2F7%23comments',
    );
    unmount();
    renderIn('en', <Comments postId={7} path={path} page={null} />);
    expect(screen.getByText(/^Our system is not answering\./)).toBeVisible();
  });
});
