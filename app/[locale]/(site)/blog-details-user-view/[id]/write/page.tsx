import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { WriteScreen } from '@/components/comments/write-screen';
import { Unavailable } from '@/components/layout/unavailable';
import { getSession } from '@/lib/auth/get-user';
import { requireUser } from '@/lib/auth/require-user';
import { getCommentPageAs } from '@/lib/care-api/comments';
import { readPost } from '@/lib/care-api/reader';
import { commentDraftName, writePath } from '@/lib/comments/comment-paths';
import { readWriteQuery } from '@/lib/comments/write-query';
import { getDraft } from '@/lib/forms/draft';
import { readSearchParams } from '@/lib/http/read-search-params';
import { requireLocale } from '@/lib/i18n/require-locale';
import { commentsOf } from '@/lib/posts/comments-of';

type Props = PageProps<'/[locale]/blog-details-user-view/[id]/write'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Comments' });
  return { title: t('post'), robots: { index: false } };
}

/** Comments of a post for somebody signed in whose browser runs no script: all that can be done, as plain forms. */
export default async function WritePage({ params, searchParams }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const reading = await readPost((await params).id);
  if (reading.state === 'missing') notFound();
  const query = readWriteQuery(readSearchParams(await searchParams));
  const postId = Number((await params).id);
  const user = await requireUser({ locale, path: writePath(postId, query.name, query.page) });
  if (reading.state === 'away') return <Unavailable />;
  const draft = query.outcome ? null : await getDraft(commentDraftName(postId, query.name));
  // As they read it: what waits for approval, and what was removed, is for its author.
  const session = await getSession();
  const own = session && (await getCommentPageAs(session.accessToken, postId, query.page));
  const page = own?.state === 'ready' ? own.value : null;
  return (
    <WriteScreen
      post={reading.value}
      {...commentsOf(reading.value, locale)}
      viewer={{ ...user, isModerated: page?.isModerated }}
      page={page}
      query={query}
      draft={draft}
    />
  );
}
