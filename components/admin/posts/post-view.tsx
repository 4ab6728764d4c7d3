import { useLocale, useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/admin/format-moment';
import { postPath } from '@/lib/comments/comment-paths';
import type { Post } from '@/lib/contract/post';
import { Moment } from '../layout/moment';
import { RowLink } from '../list/row-link';
import { changedColumn } from '../resource/changed-column';
import type { ResourceView } from '../resource/resource-view';
import { PostDeeds } from './post-deeds';

export const postView: ResourceView<Post> = {
  columns: [
    {
      key: 'title',
      label: 'AdminPosts.title',
      sort: 'title',
      isTitle: true,
      isLine: true,
      cell: ({ title }) => title,
    },
    {
      key: 'author',
      label: 'AdminPosts.author',
      isLine: true,
      cell: ({ author }) => (
        <bdi className="inline-block max-w-44 wrap-break-word xl:truncate xl:align-bottom">{author}</bdi>
      ),
    },
    { key: 'tags', label: 'AdminPosts.tags', isSecondary: true, cell: ({ tags }) => <bdi>{tags.join(', ')}</bdi> },
    {
      key: 'reason',
      label: 'AdminPosts.words',
      isSecondary: true,
      cell: ({ reason }) => reason && <bdi className="wrap-anywhere block max-w-prose">{reason}</bdi>,
    },
    {
      key: 'posted',
      label: 'AdminPosts.posted',
      sort: 'posted',
      isLine: true,
      cell: (post) => <Dated post={post} />,
    },
    { ...changedColumn, isSecondary: true },
  ],
  staysOpen: ({ status }) => status === 'Pending',
  keys: { a: 'AdminPosts.approve', d: 'AdminPosts.declineFor' },
  RowLink: ({ row, search }) => (
    <>
      <PublicLink post={row} />
      <PostDeeds post={row} search={search} />
    </>
  ),
};

/** Of what the clock publishes, when it does. */
function Dated({ post: { postedOn, goesPublicAt } }: { post: Post }) {
  const t = useTranslations('AdminPosts');
  const locale = useLocale();
  return goesPublicAt ? t('goesPublic', { when: formatMoment(goesPublicAt, locale) }) : <Moment at={postedOn} />;
}

function PublicLink({ post: { id, title, status } }: { post: Post }) {
  const t = useTranslations('AdminPosts');
  if (status !== 'Published') return null;
  return (
    <RowLink href={postPath(id)} name={title}>
      {t('look')}
    </RowLink>
  );
}
