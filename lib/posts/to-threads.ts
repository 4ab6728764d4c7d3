import type { Comment } from '@/lib/contract/comment';

export type Thread = Omit<Comment, 'replies'> & {
  /** Whom it answers, where its place no longer says so. */
  inReplyTo: string | null;
  replies: Thread[];
};

/** Deeper replies stand below each other instead of further in. */
export const maxReplyDepth = 4;

export function toThreads(comments: readonly Comment[], depth = 1): Thread[] {
  return comments.flatMap((comment) => {
    const { replies, ...rest } = comment;
    if (depth < maxReplyDepth) return [{ ...rest, inReplyTo: null, replies: toThreads(replies, depth + 1) }];
    return [{ ...rest, inReplyTo: null, replies: [] }, ...flatten(comment)];
  });
}

/** Everything below a comment in the order it is read, without recursion: a conversation may be deeper than the stack. */
function flatten(top: Comment): Thread[] {
  const flat: Thread[] = [];
  const waiting = top.replies.map((reply) => ({ reply, to: top })).reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { replies, ...rest } = next.reply;
    const { reply, to } = next;
    flat.push({ ...rest, inReplyTo: to.isDeleted ? null : to.authorName, replies: [] });
    waiting.push(...replies.map((deeper) => ({ reply: deeper, to: reply })).reverse());
  }
  return flat;
}
