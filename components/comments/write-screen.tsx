import { useTranslations } from 'next-intl';
import { InOwnLanguage, Sentence } from '@/components/ui/in-own-language';
import { ReadAs } from '@/components/ui/read-as';
import { postPath, writePath } from '@/lib/comments/comment-paths';
import { canAnswer, canDelete, canEdit, canReport, type Viewer } from '@/lib/comments/may-change';
import type { WriteQuery } from '@/lib/comments/write-query';
import type { CommentPage } from '@/lib/contract/comment';
import type { FormDraft } from '@/lib/contract/form-draft';
import type { Post } from '@/lib/contract/post';
import { Link } from '@/lib/i18n/navigation';
import { isoDay } from '@/lib/posts/format-day';
import { withReplies } from '@/lib/posts/page-of-comments';
import { type Thread, toThreads } from '@/lib/posts/to-threads';
import { CommentList } from './comment-list';
import { CommentPages } from './comment-pages';
import { PlainForm } from './plain-form';
import { useAuthorName } from './use-author-name';

type WriteScreenProps = {
  post: Pick<Post, 'id' | 'title'>;
  isOpen: boolean;
  /** The day from which it takes no more; null for never. */
  closeOn: string | null;
  viewer: Viewer;
  page: CommentPage | null;
  query: WriteQuery;
  draft: FormDraft | null;
};

/** The comments of a post with everything that can be done there as links and plain forms. */
export function WriteScreen({ post, isOpen, closeOn, viewer, page, query, draft }: WriteScreenProps) {
  const t = useTranslations('Comments');
  const subject = withReplies(page?.items ?? []).find(({ id }) => id === query.step?.id) ?? null;
  return (
    <div className="wrap grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6 py-6">
      <h1>{t('post')}</h1>
      <p>
        {t('write.about')}{' '}
        <Link href={postPath(post.id)} className="link inline-flex min-h-11 items-center">
          <InOwnLanguage>{post.title}</InOwnLanguage>
        </Link>
      </p>
      {query.outcome && (
        <p role="status" className="font-semibold text-primary">
          {t(`status.${query.outcome}`)}
        </p>
      )}
      {isOpen || (query.step && query.step.kind !== 'to') ? (
        <PlainForm postId={post.id} step={query.step} page={query.page} subject={subject} draft={draft} />
      ) : (
        <p className="font-semibold">{t('closed')}</p>
      )}
      {closeOn && <p className="text-muted">{t('closeOn', { day: closeOn })}</p>}
      <h2>{t('write.own')}</h2>
      {!page && <p>{t('away')}</p>}
      {page?.total === 0 && <p>{t('write.none')}</p>}
      {page && (
        <CommentList
          threads={toThreads(page.items)}
          tools={(thread) => <PlainTools thread={thread} viewer={viewer} page={query.page} isOpen={isOpen} />}
        />
      )}
      {page && <CommentPages page={page} pathOf={(number) => writePath(post.id, '', number)} />}
    </div>
  );
}

type PlainToolsProps = { thread: Thread; viewer: Viewer; page: number; isOpen: boolean };

function PlainTools({ thread, viewer, page, isOpen }: PlainToolsProps) {
  const t = useTranslations('Comments');
  const { name } = useAuthorName()(thread.authorName);
  const day = thread.writtenAt ? isoDay(thread.writtenAt) : '';
  const links = [
    { step: 'to', text: t('reply'), label: t('replyTo', { name }), isShown: isOpen && canAnswer(thread) },
    { step: 'edit', text: t('edit'), label: t('editOne', { day }), isShown: canEdit(viewer, thread, Date.now()) },
    { step: 'delete', text: t('delete'), label: t('deleteOne', { name, day }), isShown: canDelete(viewer, thread) },
    { step: 'report', text: t('report.link'), label: t('report.one', { name }), isShown: canReport(viewer, thread) },
  ];
  return (
    <p className="flex flex-wrap gap-x-4">
      {links.map(
        ({ step, text, label, isShown }) =>
          isShown && (
            <Link
              key={step}
              href={`${writePath(thread.postId, `${step}=${thread.id}`, page)}#write`}
              prefetch={false}
              className="link inline-flex min-h-11 items-center"
            >
              <ReadAs shown={text}>
                <Sentence content={name}>{label}</Sentence>
              </ReadAs>
            </Link>
          ),
      )}
    </p>
  );
}
