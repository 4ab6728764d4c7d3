'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { keepCommentDraft, readCommentDraft } from '@/lib/browser/comment-draft';
import type { SentFault } from '@/lib/browser/send-form';
import { useComments } from '@/lib/browser/use-comments';
import { type CommentAction, type CommentOutcome, outcomeOf } from '@/lib/comments/comment-action';
import { commentsPath, stepOf } from '@/lib/comments/comment-paths';
import { Link } from '@/lib/i18n/navigation';
import { toThreads } from '@/lib/posts/to-threads';
import { CommentList } from './comment-list';
import { CommentPages } from './comment-pages';
import { CommentTools } from './comment-tools';
import { CommentsHeading } from './comments-heading';
import { MessageForm } from './message-form';

type ConversationProps = {
  postId: number;
  path: string;
  pageNumber: number;
  isOpen?: boolean;
  /** Name of whoever is signed in. */
  owner: string;
  onDone: (outcome: CommentOutcome) => void;
  /** Shown until the live comments are there, and when they cannot be had. */
  children: React.ReactNode;
};

/** The comments for somebody who may write in them. */
export function Conversation({ postId, path, pageNumber, isOpen = true, owner, onDone, children }: ConversationProps) {
  const t = useTranslations('Comments');
  const { data, act } = useComments(postId, pageNumber);
  const last = data ? Math.ceil(data.page.total / data.page.pageSize) : 0;
  const [kept] = useState(() => readCommentDraft(postId, '', owner));

  async function onAct(action: CommentAction): Promise<SentFault | null> {
    const fault = await act(action);
    if (fault) return fault;
    forget(action);
    onDone(outcomeOf(action));
    return null;
  }
  const onType = (step: string, content: string) => keepCommentDraft(postId, step, { owner, content });
  /** Not what was typed on while it was on its way. */
  function forget(action: CommentAction) {
    const step = stepOf(action);
    if ('content' in action && readCommentDraft(postId, step, owner)?.trim() === action.content) onType(step, '');
  }

  return (
    <>
      {data ? (
        <>
          <CommentsHeading count={data.page.totalWithReplies} />
          {data.page.total === 0 && <p className="mt-4 text-muted">{t('none')}</p>}
          <CommentList
            threads={toThreads(data.page.items)}
            tools={(thread) => (
              <CommentTools
                thread={thread}
                viewer={data.viewer}
                page={pageNumber}
                isOpen={isOpen}
                wordsOf={(step) => readCommentDraft(postId, step, owner)}
                onAct={onAct}
                onType={onType}
              />
            )}
          />
          <CommentPages page={data.page} pathOf={(number) => commentsPath(path, number)} />
        </>
      ) : (
        children
      )}
      {isOpen && (
        <div className="no-print mt-8 rounded-card border border-line bg-surface p-4 sm:p-6">
          <MessageForm
            id="comment"
            title={t('post')}
            submitLabel={t('post')}
            initial={kept}
            onType={(content) => onType('', content)}
            onSend={(content) => onAct({ kind: 'comment', postId, parentId: null, content })}
          />
          {last > pageNumber && (
            <p className="mt-4">
              <Link href={commentsPath(path, last)} prefetch={false} className="link inline-flex min-h-11 items-center">
                {t('status.seeIt')}
              </Link>
            </p>
          )}
        </div>
      )}
    </>
  );
}
