import { useLocale, useTranslations } from 'next-intl';
import { Away } from '@/components/layout/away';
import { buttonStyle } from '@/components/ui/button';
import { InOwnLanguage, Sentence } from '@/components/ui/in-own-language';
import { Link } from '@/lib/i18n/navigation';
import { isoDay } from '@/lib/posts/format-day';

type OwnComment = {
  id: number;
  postId: number;
  /** '' for one that cannot be had. */
  postTitle: string;
  content: string;
  writtenAt: string | null;
  editedAt: string | null;
};

type OwnCommentsProps = {
  /** The newest ones; null when they cannot be had. */
  comments: OwnComment[] | null;
  /** How many older ones there are. */
  older: number;
  /** Whom to ring while they cannot be had. */
  phone: string | undefined;
};

export function OwnComments({ comments, older, phone }: OwnCommentsProps) {
  const t = useTranslations('Dashboard');
  const locale = useLocale();
  return (
    <section aria-labelledby="own-comments">
      <h2 id="own-comments">{t('comments')}</h2>
      {!comments && <Away phone={phone}>{t('commentsAway')}</Away>}
      {comments?.length === 0 && (
        <div className="mt-4 rounded-card border border-line bg-surface p-5">
          <p>{t('noComments')}</p>
          <p className="mt-3">
            <Link href="/blog" prefetch={false} className={buttonStyle('secondary')}>
              {t('readBlogs')}
            </Link>
          </p>
        </div>
      )}
      <ul className="mt-4 grid gap-4">
        {comments?.map(({ id, postId, postTitle, content, writtenAt, editedAt }) => (
          <li key={id} className="rounded-card border border-line bg-surface p-4">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <a
                href={`/api/comments/place?postId=${postId}&id=${id}&locale=${locale}`}
                className="link inline-flex min-h-11 items-center font-semibold"
              >
                <Sentence content={postTitle}>{t('onPost', { title: postTitle || t('somePost') })}</Sentence>
              </a>
              <span className="text-muted text-sm">
                {writtenAt && <time dateTime={writtenAt}>{isoDay(writtenAt)}</time>}
                {editedAt && ` · ${t('edited')}`}
              </span>
            </p>
            <InOwnLanguage as="p" dir="auto" className="line-clamp-4 whitespace-pre-line">
              {content}
            </InOwnLanguage>
          </li>
        ))}
      </ul>
      {older > 0 && <p className="mt-3 text-muted">{t('moreComments', { count: older })}</p>}
    </section>
  );
}
