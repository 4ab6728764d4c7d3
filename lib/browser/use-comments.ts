import 'client-only';
import useSWR from 'swr';
import { withComment, withContent, withoutComment } from '@/lib/comments/change-comments';
import type { CommentAction } from '@/lib/comments/comment-action';
import type { Viewer } from '@/lib/comments/may-change';
import type { Comment, CommentPage } from '@/lib/contract/comment';
import { newIdempotencyKey, onceField } from '@/lib/http/once-field';
import { fetchJson } from './fetch-json';
import { type SentFault, sendForm } from './send-form';

export type Conversation = { page: CommentPage; viewer: Viewer };

export function useComments(postId: number, pageNumber: number) {
  const { data, mutate } = useSWR<Conversation>(`/api/comments?postId=${postId}&page=${pageNumber}`, fetchJson, {
    errorRetryInterval: 5_000,
  });

  async function act(action: CommentAction): Promise<SentFault | null> {
    if (!data) {
      const fault = await sendAction(action);
      if (!fault) await mutate();
      return fault;
    }
    let fault: SentFault | null = null;
    const doing = async () => {
      fault = await sendAction(action);
      if (fault) throw new Error(fault.message);
      return undefined;
    };
    await mutate(doing, {
      optimisticData: { ...data, page: optimisticPage(data, action) },
      populateCache: false,
      rollbackOnError: true,
      revalidate: true,
      throwOnError: false,
    });
    return fault;
  }

  return { data, act };
}

/** What was sent and not answered well, and the name it was sent by: sent again it is the same write. */
const unanswered = new Map<string, string>();

async function sendAction({ kind, ...action }: CommentAction): Promise<SentFault | null> {
  const fields = Object.entries(action).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  const name = kind === 'comment' || kind === 'reply' ? 'post' : kind;
  const words = JSON.stringify([name, fields]);
  const once = unanswered.get(words) ?? newIdempotencyKey();
  unanswered.set(words, once);
  const sent = await sendForm('/api/comments', { ...Object.fromEntries(fields), action: name, [onceField]: once });
  if (!sent.ok) return sent;
  unanswered.delete(words);
  return null;
}

/** The page as it will be. A new comment shows at once where it will stand: at the end of the last page. */
function optimisticPage({ page, viewer }: Conversation, action: CommentAction): CommentPage {
  const now = new Date().toISOString();
  if (action.kind === 'edit') return withContent(page, action.id, action.content, now);
  if (action.kind === 'report') return page;
  if (action.kind === 'delete') return withoutComment(page, action.id);
  if (action.parentId === null && !isLastPage(page)) return page;
  return withComment(page, toComment(action, viewer, now));
}

/** Whether a comment written now will stand there. */
function isLastPage({ page, pageSize, total }: CommentPage): boolean {
  return page * pageSize > total;
}

type Writing = Extract<CommentAction, { kind: 'comment' | 'reply' }>;

function toComment({ postId, parentId, content }: Writing, viewer: Viewer, writtenAt: string): Comment {
  return {
    // No comment has a number below 0, so nobody answers it before it is stored.
    id: -Date.now(),
    postId,
    parentId,
    content,
    authorId: viewer.id,
    authorName: viewer.name,
    writtenAt,
    editedAt: null,
    isDeleted: false,
    replies: [],
  };
}
