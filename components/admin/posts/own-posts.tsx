import { useTranslations } from 'next-intl';
import type { ListQuery, ListRules } from '@/lib/admin/list-query';
import { listSearch } from '@/lib/admin/list-query';
import type { ListPage } from '@/lib/admin/page-of-rows';
import { postPath } from '@/lib/comments/comment-paths';
import type { Post } from '@/lib/contract/post';
import { Moment } from '../layout/moment';
import { PostForm } from '../layout/post-form';
import { ListFrame } from '../list/list-frame';
import { RowLink } from '../list/row-link';

type OwnPostsProps = {
  rules: ListRules;
  query: ListQuery;
  ignored: string[];
  /** Null when it cannot be had now. */
  page: ListPage<Post> | null;
  /** False where the API only lists them. */
  canWrite: boolean;
};

const form = 'own-post';

/** The posts of whoever is signed in: what became of them, and what can be done with each. */
export function OwnPosts({ canWrite, ...list }: OwnPostsProps) {
  const t = useTranslations('AdminOwnPosts');
  const { rules, query } = list;
  const isTrash = query.status === 'trash';
  return (
    <>
      {!canWrite && <p className="mb-4 rounded-control bg-sand px-4 py-3">{t('readOnly')}</p>}
      <PostForm id={form} action="/api/blog/own" fields={{ search: listSearch(query, rules) }} hidden />
      <ListFrame
        {...list}
        path="/blog-user"
        words={{ caption: t('caption'), empty: t('none') }}
        columns={[
          { key: 'title', label: t('title'), sort: 'title', isTitle: true, cell: ({ title }) => title },
          { key: 'status', label: t('status'), cell: (post) => <State post={post} /> },
          {
            key: 'changed',
            label: t('changed'),
            sort: 'changed',
            cell: ({ updatedAt, postedOn }) => <Moment at={updatedAt ?? postedOn} />,
          },
        ]}
        statuses={Object.fromEntries(
          (['all', 'published', 'waiting', 'declined', 'draft', 'trash'] as const).map((tab) => [tab, t(tab)]),
        )}
        create={canWrite ? { href: '/newBlog', label: t('new') } : undefined}
        idOf={({ id }) => String(id)}
        nameOf={({ title }) => title}
        hrefOf={({ id }) => (canWrite && !isTrash ? `/newBlog?post=${id}` : null)}
        rowActions={(post) => (
          <>
            {post.status === 'Published' && !isTrash && (
              <RowLink href={postPath(post.id)} name={post.title}>
                {t('look')}
              </RowLink>
            )}
            {canWrite && <Deeds post={post} isTrash={isTrash} />}
          </>
        )}
      />
    </>
  );
}

function State({ post: { status, reason } }: { post: Post }) {
  const t = useTranslations('AdminOwnPosts');
  return (
    <>
      {t(`states.${status}`)}
      {status === 'Declined' && reason && (
        <span className="wrap-anywhere block max-w-prose text-muted" dir="auto">
          {t('reason', { words: reason })}
        </span>
      )}
    </>
  );
}

function Deeds({ post: { id, title, status }, isTrash }: { post: Post; isTrash: boolean }) {
  const t = useTranslations('AdminOwnPosts');
  const trash = useTranslations('AdminList.trash');
  const isOut = status === 'Pending' || status === 'Published';
  const deeds = isTrash
    ? [{ name: 'restore', label: t('restore') }]
    : [...(isOut ? [{ name: 'withdraw', label: t('withdraw') }] : []), { name: 'trash', label: trash('button') }];
  return deeds.map(({ name, label }) => (
    <button key={name} type="submit" form={form} name={name} value={id} className="link min-h-8 cursor-pointer py-1">
      {label}
      <span className="sr-only"> {title}</span>
    </button>
  ));
}
