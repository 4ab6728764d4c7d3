import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { readWriteQuery } from '@/lib/comments/write-query';
import type { Comment, CommentPage } from '@/lib/contract/comment';
import { WriteScreen } from './write-screen';

const mine: Comment = {
  id: 21,
  postId: 7,
  parentId: null,
  content: 'Words of mine',
  authorId: 'ann',
  authorName: 'Ann',
  writtenAt: new Date().toISOString(),
  editedAt: null,
  isDeleted: false,
  replies: [],
};
const path = '/blog-details-user-view/7/write';

function show(asked: string, comment: Comment = mine) {
  const page: CommentPage = { items: [comment], total: 21, totalWithReplies: 21, page: 2, pageSize: 20 };
  const query = readWriteQuery(new URLSearchParams(asked));
  const viewer = { id: 'ann', name: 'Ann', isAdmin: false };
  renderIn(
    'en',
    <WriteScreen
      post={{ id: 7, title: 'A post' }}
      isOpen
      closeOn={null}
      viewer={viewer}
      page={page}
      query={query}
      draft={null}
    />,
  );
}

it('a change to a comment of a later page is asked for on that page, and finds its words', () => {
  show('page=2');
  const link = screen.getByRole('link', { name: /^Edit your comment/ });
  expect(link).toHaveAttribute('href', `${path}?edit=21&page=2#write`);
});

it('what waits for approval is offered no reply', () => {
  show('', { ...mine, state: 'held', reason: 'first' });
  expect(screen.getByRole('link', { name: /^Edit your comment/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Reply to Ann' })).toBeNull();
});

it('a change begins with the words there are, and keeps the page', () => {
  show('edit=21&page=2');
  const box = screen.getByLabelText('Your Message');
  expect(box).toHaveValue('Words of mine');
  expect(box.closest('form')).toHaveFormValues({ page: '2', id: '21' });
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', `${path}?page=2`);
});
