'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { forgetCommentDraft, keepCommentDraft, readCommentDraft } from '@/lib/browser/comment-draft';
import type { SentFault } from '@/lib/browser/send-form';
import { isLastPage, useComments } from '@/lib/browser/use-comments';
import { type CommentAction, type CommentOutcome, outcomeOf } from '@/lib/comments/comment-action';
import { commentsPath } from '@/lib/comments/comment-paths';
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
  const [kept] = useState(() => readCommentDraft(postId, owner));

  async function onAct(action: CommentAction): Promise<SentFault | null> {
    const fault = await act(action);
    if (fault) return fault;
    if (action.kind === 'comment' || action.kind === 'reply') forgetCommentDraft(postId);
    onDone(outcomeOf(action));
    return null;
  }
  const onType = (target: number | null) => (content: string) => keepCommentDraft(postId, { owner, target, content });

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
                isOpen={isOpen}
                words={kept?.target === thread.id ? kept.content : undefined}
                onAct={onAct}
                onType={onType(thread.id)}
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
            initial={kept?.target === null ? kept.content : ''}
            onType={onType(null)}
            onSend={(content) => onAct({ kind: 'comment', postId, parentId: null, content })}
          />
          {data && !isLastPage(data.page) && (
            <p className="mt-4">
              <Link
                href={commentsPath(path, Math.floor(data.page.total / data.page.pageSize) + 1)}
                prefetch={false}
                className="link inline-flex min-h-11 items-center"
              >
                {t('status.seeIt')}
              </Link>
            </p>
          )}
        </div>
      )}
    </>
  );
}
