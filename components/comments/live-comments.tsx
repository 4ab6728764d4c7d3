'use client';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSessionHint } from '@/lib/browser/session';
import type { CommentOutcome } from '@/lib/comments/comment-action';
import { commentsPath } from '@/lib/comments/comment-paths';
import { LoginToComment } from './login-to-comment';

/** Only who is signed in loads it. */
const Conversation = lazy(async () => ({ default: (await import('./conversation')).Conversation }));

type LiveCommentsProps = {
  postId: number;
  path: string;
  pageNumber: number;
  isOpen: boolean;
  /** The comments as the server rendered them, for everybody alike. */
  children: React.ReactNode;
};

/** The page is static: this leaf alone looks at the session's hint. */
export function LiveComments({ postId, path, pageNumber, isOpen, children }: LiveCommentsProps) {
  const t = useTranslations('Comments');
  const hint = useSessionHint();
  const status = useRef<HTMLParagraphElement>(null);
  const [outcome, setOutcome] = useState<CommentOutcome | null>(null);
  const [owner, setOwner] = useState('');
  if (hint && hint.name !== owner) setOwner(hint.name);

  /** What was pressed may be gone by now, and the focus with it. */
  function onDone(done: CommentOutcome) {
    setOutcome(done);
    if (done !== 'comment') status.current?.focus();
  }

  return (
    <>
      {hint ? (
        <Suspense fallback={children}>
          <Conversation {...{ postId, path, pageNumber, isOpen, onDone }} owner={hint.name}>
            {children}
          </Conversation>
        </Suspense>
      ) : (
        children
      )}
      <p ref={status} role="status" tabIndex={-1} className="mt-4 font-semibold text-primary empty:hidden">
        {outcome && t(`status.${outcome}`)}
      </p>
      {!hint && owner !== '' && <p className="mt-4">{t('loginKept')}</p>}
      {!hint && isOpen && <LoginToComment path={commentsPath(path, pageNumber)} />}
    </>
  );
}
