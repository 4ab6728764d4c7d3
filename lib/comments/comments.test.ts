import { type Comment, type CommentPage, editMinutes } from '@/lib/contract/comment';
import { isPageOfComments } from '@/lib/posts/page-of-comments';
import { withComment, withContent, withoutComment } from './change-comments';
import { toCommentAction } from './comment-action';
import { canDelete, canEdit } from './may-change';
import { readWriteQuery } from './write-query';

const make = (id: number, fields: Partial<Comment> = {}): Comment => ({
  id,
  postId: 7,
  parentId: null,
  content: `Comment ${id}`,
  authorId: 'u',
  authorName: 'Ann',
  writtenAt: '2026-06-30T12:00:00Z',
  editedAt: null,
  isDeleted: false,
  replies: [],
  ...fields,
});
const page: CommentPage = {
  items: [make(1, { replies: [make(2, { parentId: 1 })] }), make(3)],
  total: 2,
  totalWithReplies: 3,
  page: 1,
  pageSize: 20,
};

describe('a page of comments, changed before the API has answered', () => {
  it('takes a comment at its end and a reply below what it answers', () => {
    expect(withComment(page, make(4))).toMatchObject({ total: 3, totalWithReplies: 4, items: [{}, {}, { id: 4 }] });
    const replied = withComment(page, make(5, { parentId: 2 }));
    expect(replied).toMatchObject({ total: 2, totalWithReplies: 4 });
    expect(replied.items[0]?.replies[0]?.replies[0]?.id).toBe(5);
  });

  it('shows other words', () => {
    expect(withContent(page, 2, 'New', '2026-07-01T00:00:00Z').items[0]?.replies[0]).toMatchObject({
      content: 'New',
      editedAt: '2026-07-01T00:00:00Z',
    });
  });

  it('keeps a deleted comment that has replies, and drops one that has none', () => {
    const first = withoutComment(page, 1);
    expect(first.items[0]).toMatchObject({ isDeleted: true, content: '', authorName: '', replies: [{ id: 2 }] });
    expect(first).toMatchObject({ total: 2, totalWithReplies: 2 });
    expect(withoutComment(page, 3)).toMatchObject({ total: 1, totalWithReplies: 2, items: [{ id: 1 }] });
  });
});

it('one page behind the last is a page of comments, for those that only their author reads', () => {
  const isPage = (number: number, total: number) => isPageOfComments({ ...page, page: number, total });
  expect([isPage(1, 0), isPage(2, 20), isPage(2, 21), isPage(3, 21)]).toEqual([true, true, true, true]);
  expect([isPage(2, 0), isPage(3, 20), isPage(999, 21)]).toEqual([false, false, false]);
});

describe('what somebody may do', () => {
  const now = Date.parse('2026-06-30T12:00:00Z');
  const mine = { id: 'u', name: 'Ann', isAdmin: false };
  const admin = { id: 'a', name: 'Admin', isAdmin: true };
  const stranger = { id: 's', name: 'Sam', isAdmin: false };

  it('is to delete their own, and as an admin all', () => {
    expect([mine, admin, stranger].map((viewer) => canDelete(viewer, make(1)))).toEqual([true, true, false]);
    expect(canDelete(admin, make(1, { isDeleted: true }))).toBe(false);
    expect(canDelete({ ...stranger, id: '' }, make(1, { authorId: '' }))).toBe(false);
  });

  it('is to edit their own as long as the contract says', () => {
    const limit = editMinutes * 60_000;
    expect([limit - 1, limit].map((after) => canEdit(mine, make(1), now + after))).toEqual([true, false]);
    expect(canEdit(stranger, make(1), now)).toBe(false);
  });
});

describe('a sent form', () => {
  const read = (fields: Record<string, string>) => toCommentAction((name) => fields[name] ?? '');

  it('is a comment, a reply, a change or a deletion', () => {
    expect(read({ action: 'post', postId: '7', content: ' a\r\nb ' })).toEqual({
      kind: 'comment',
      postId: 7,
      parentId: null,
      content: 'a\nb',
    });
    expect(read({ action: 'post', postId: '7', parentId: '3', content: 'a' })).toMatchObject({
      kind: 'reply',
      parentId: 3,
    });
    expect(read({ action: 'edit', postId: '7', id: '3', content: 'a' })).toMatchObject({ kind: 'edit', id: 3 });
    expect(read({ action: 'delete', postId: '7', id: '3' })).toEqual({ kind: 'delete', postId: 7, id: 3 });
  });

  it('is nothing without a post, an id or an action we know', () => {
    const strange: Record<string, string>[] = [
      {},
      { action: 'post' },
      { action: 'edit', postId: '7' },
      { action: 'x', postId: '7', id: '1' },
    ];
    for (const fields of strange) expect(read(fields)).toBeNull();
    expect(read({ action: 'delete', postId: '7', id: '1e3' })).toBeNull();
  });
});

it('the address of the page for writing is read, whatever else stands in it', () => {
  expect(readWriteQuery(new URLSearchParams('to=12&x=1'))).toEqual({
    step: { kind: 'to', id: 12 },
    outcome: null,
    page: 1,
    name: 'to=12',
  });
  expect(readWriteQuery(new URLSearchParams('to=abc&done=burnt&page=-1'))).toEqual({
    step: null,
    outcome: null,
    page: 1,
    name: '',
  });
});
