import { useTranslations } from 'next-intl';
import { commentsPath, writePath } from '@/lib/comments/comment-paths';
import type { CommentPage } from '@/lib/contract/comment';
import { Link } from '@/lib/i18n/navigation';
import { toThreads } from '@/lib/posts/to-threads';
import { CommentList } from './comment-list';
import { CommentPages } from './comment-pages';
import { CommentsHeading } from './comments-heading';
import { LiveComments } from './live-comments';

type CommentsProps = {
  postId: number;
  /** Address of the page they stand on. */
  path: string;
  /** Null when they cannot be had right now. */
  page: CommentPage | null;
  pageNumber?: number;
  /** False where the post takes no more. */
  isOpen?: boolean;
  /** The day from which it takes no more; null for never. */
  closeOn?: string | null;
};

/** The comments as everybody sees them; script makes them live for whoever is signed in. */
export function Comments({ postId, path, page, pageNumber = 1, isOpen = true, closeOn = null }: CommentsProps) {
  const t = useTranslations('Comments');
  return (
    <section id="comments" aria-labelledby="comments-title" className="scroll-mt-4">
      <LiveComments postId={postId} path={path} pageNumber={pageNumber} isOpen={isOpen}>
        <CommentsHeading count={page?.totalWithReplies} />
        {!page && <p className="mt-4">{t('away')}</p>}
        {page?.total === 0 && <p className="mt-4 text-muted">{t('none')}</p>}
        {page && page.items.length > 0 && <CommentList threads={toThreads(page.items)} />}
        {page && <CommentPages page={page} pathOf={(number) => commentsPath(path, number)} />}
      </LiveComments>
      {!isOpen && <p className="no-print mt-6 font-semibold">{t('closed')}</p>}
      {closeOn && <p className="no-print mt-6 text-muted">{t('closeOn', { day: closeOn })}</p>}
      <noscript>
        <p className="no-print mt-4">
          <Link
            href={writePath(postId, '', pageNumber)}
            prefetch={false}
            className="link inline-flex min-h-11 items-center"
          >
            {t('withoutScript')}
          </Link>
        </p>
      </noscript>
    </section>
  );
}
