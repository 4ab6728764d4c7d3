import type { Comment } from '@/lib/contract/comment';
import { pageOfComments } from './page-of-comments';
import { maxReplyDepth, type Thread, toThreads } from './to-threads';

function makeComment(id: number, replies: Comment[] = [], fields: Partial<Comment> = {}): Comment {
  return {
    id,
    postId: 1,
    parentId: null,
    content: `Comment ${id}`,
    authorId: 'u',
    authorName: `Author ${id}`,
    writtenAt: '2026-03-02T09:30:00Z',
    editedAt: null,
    isDeleted: false,
    replies,
    ...fields,
  };
}

/** Comment 1, answered by 2, answered by 3… */
function chain(length: number): Comment {
  let comment = makeComment(length);
  for (let id = length - 1; id >= 1; id -= 1) comment = makeComment(id, [comment]);
  return comment;
}

function depthOf(threads: Thread[]): number {
  return threads.length === 0 ? 0 : 1 + Math.max(...threads.map(({ replies }) => depthOf(replies)));
}

describe('a conversation on the page', () => {
  it('goes in four levels; what is deeper stands below each other and says whom it answers', () => {
    const threads = toThreads([chain(7)]);
    expect(depthOf(threads)).toBe(maxReplyDepth);
    const deepest = threads[0]!.replies[0]!.replies[0]!.replies;
    expect(deepest.map(({ id, inReplyTo }) => [id, inReplyTo])).toEqual([
      [4, null],
      [5, 'Author 4'],
      [6, 'Author 5'],
      [7, 'Author 6'],
    ]);
  });

  it('keeps the order it is read in', () => {
    const four = makeComment(4, [makeComment(5, [makeComment(6)]), makeComment(7)]);
    const threads = toThreads([makeComment(1, [makeComment(2, [makeComment(3, [four, makeComment(8)])])])]);
    expect(threads[0]!.replies[0]!.replies[0]!.replies.map(({ id }) => id)).toEqual([4, 5, 6, 7, 8]);
  });

  it('may be deeper than the stack', () => {
    expect(pageOfComments([chain(20_000)], 1).totalWithReplies).toBe(20_000);
    expect(depthOf(toThreads([chain(20_000)]))).toBe(maxReplyDepth);
  });

  it('is cut into pages of its first level and counted without what was deleted', () => {
    const comments = Array.from({ length: 21 }, (_, index) => makeComment(index + 1));
    comments[20] = makeComment(21, [makeComment(22)], { isDeleted: true, content: '' });
    expect(pageOfComments(comments, 1).items).toHaveLength(20);
    expect(pageOfComments(comments, 2)).toMatchObject({ items: [{ id: 21 }], total: 21, totalWithReplies: 21 });
    expect(pageOfComments(comments, 3).items).toEqual([]);
  });
});
