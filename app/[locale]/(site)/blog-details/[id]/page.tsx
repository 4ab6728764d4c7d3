import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { OldPost } from '@/components/blog/old-post';
import { Comments } from '@/components/comments/comments';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { getCommentPage } from '@/lib/care-api/comments';
import { getCompany, listCategories } from '@/lib/care-api/content';
import { readPost } from '@/lib/care-api/reader';
import { getTextWords } from '@/lib/care-api/text-words';
import { requireLocale } from '@/lib/i18n/require-locale';
import { commentsOf } from '@/lib/posts/comments-of';
import { toPostView } from '@/lib/posts/post-view';
import { postMetadata } from '@/lib/seo/post-metadata';

type Props = PageProps<'/[locale]/blog-details/[id]'>;

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requireLocale(params);
  const reading = await readPost((await params).id);
  const t = await getTranslations({ locale });
  if (reading.state !== 'ready') return { title: t('Errors.awayTitle') };
  const description = t('Blog.postDescription', { title: reading.value.title });
  return postMetadata(reading.value, { locale, siteName: t('Meta.siteName'), description, indexed: false });
}

/** The older, plain page of a post, for those who kept its address; search engines get the reader's. */
export default async function OldPostPage({ params }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const reading = await readPost((await params).id);
  if (reading.state === 'missing') notFound();
  if (reading.state === 'away') return <Unavailable company={await getCompany()} />;
  const [words, categories, comments] = await Promise.all([
    getTextWords(locale, reading.value.descriptionHtml),
    listCategories(),
    getCommentPage(reading.value.id, 1),
  ]);
  const post = toPostView(reading.value, categories, words);
  return (
    <OldPost
      post={post}
      comments={
        <WithMessages rooms={['Comments']} faults="comment">
          <Comments
            postId={post.id}
            path={`/blog-details-user-view/${post.id}`}
            page={comments}
            {...commentsOf(reading.value, locale)}
          />
        </WithMessages>
      }
    />
  );
}
