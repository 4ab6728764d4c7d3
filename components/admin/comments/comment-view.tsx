import { useLocale, useTranslations } from 'next-intl';
import { postPath } from '@/lib/comments/comment-paths';
import type { QueuedComment } from '@/lib/contract/comment-queue';
import { Link } from '@/lib/i18n/navigation';
import { longDay } from '@/lib/posts/format-day';
import { Moment } from '../layout/moment';
import type { ResourceView } from '../resource/resource-view';
import { CommentActions } from './comment-actions';
import { MarkedText } from './marked-text';

type RowProps = { row: QueuedComment };

export const commentView: ResourceView<QueuedComment> = {
  columns: [
    { key: 'text', label: 'AdminComments.text', isTitle: true, cell: (row) => <Words row={row} /> },
    { key: 'state', label: 'AdminComments.state', cell: (row) => <State row={row} /> },
    { key: 'author', label: 'AdminComments.author', cell: (row) => <Author row={row} /> },
    {
      key: 'created',
      label: 'AdminComments.created',
      sort: 'created',
      isSecondary: true,
      cell: ({ commentedOn }) => <Moment at={commentedOn} />,
    },
  ],
  keys: {
    a: 'AdminComments.approve',
    r: 'AdminComments.remove',
    h: 'AdminComments.hold',
    b: 'AdminComments.ban',
    s: 'AdminComments.safeguard',
  },
  RowLink: CommentActions,
  staysOpen: () => true,
  isQueue: true,
};

/** What it says, as text whoever wrote it, where it stands and what it answers. */
function Words({ row: { postId, postTitle, content, answers, isEdited, reason } }: RowProps) {
  const t = useTranslations('AdminComments');
  return (
    <span className="block max-w-prose font-normal">
      {answers && (
        <span dir="auto" className="wrap-anywhere mb-1 block border-line border-s-2 ps-2 text-muted text-sm">
          {answers}
        </span>
      )}
      <MarkedText text={content} isProfane={reason === 'profane'} />
      <span className="mt-1 block text-muted text-sm">
        {t('on')}{' '}
        <Link href={`${postPath(postId)}#comments`} prefetch={false} className="link">
          <bdi>{postTitle}</bdi>
        </Link>
        {isEdited && ` · ${t('edited')}`}
      </span>
    </span>
  );
}

/** Whether it is shown, why not, and what visitors have against it. */
function State({ row: { state, reason, reports } }: RowProps) {
  const t = useTranslations('AdminComments');
  const why = whys.find((one) => one === reason);
  return (
    <>
      <span className="font-semibold">{t(`states.${state}`)}</span>
      {why && <span className="block">{t(`why.${why}`)}</span>}
      {reports.length > 0 && <span className="mt-1 block text-accent">{t('reports', { count: reports.length })}</span>}
      {reports.map(({ reason: said, words }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
        <span key={place} className="wrap-anywhere block text-sm">
          {t(`why.${said}`)}
          {words && (
            <>
              : <bdi>{words}</bdi>
            </>
          )}
        </span>
      ))}
    </>
  );
}

function Author({ row: { userName, memberSince, removedBefore, isBanned, isBanAsked, isUnconfirmed } }: RowProps) {
  const t = useTranslations('AdminComments');
  const locale = useLocale();
  return (
    <>
      <bdi className="inline-block max-w-44 wrap-break-word font-semibold">{userName || t('nobody')}</bdi>
      {memberSince && <span className="block text-sm">{t('since', { day: longDay(memberSince, locale) })}</span>}
      {removedBefore > 0 && <span className="block text-sm">{t('removedBefore', { count: removedBefore })}</span>}
      {isBanned && <span className="block text-sm">{t('banned')}</span>}
      {!isBanned && isBanAsked && <span className="block text-sm">{t('banAsked')}</span>}
      {isUnconfirmed && <span className="block text-sm">{t('unconfirmed')}</span>}
    </>
  );
}

const whys = [
  ...(['first', 'link', 'profane', 'always', 'safeguarding', 'staff'] as const),
  ...(['spam', 'abuse', 'private', 'offTopic', 'other'] as const),
];
