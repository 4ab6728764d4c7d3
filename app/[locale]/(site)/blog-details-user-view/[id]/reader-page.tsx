import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PostReader } from '@/components/blog/post-reader';
import { PostSidebar } from '@/components/blog/post-sidebar';
import { Comments } from '@/components/comments/comments';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { JsonLd } from '@/components/ui/json-ld';
import { getCompany } from '@/lib/care-api/content';
import { getReader, readPost } from '@/lib/care-api/reader';
import { getTextWords } from '@/lib/care-api/text-words';
import { siteUrl } from '@/lib/env';
import type { Locale } from '@/lib/i18n/languages';
import { categoryCounts } from '@/lib/posts/category-counts';
import { commentsOf } from '@/lib/posts/comments-of';
import { isPageOfComments } from '@/lib/posts/page-of-comments';
import { toPostCard } from '@/lib/posts/post-card';
import { toPostView } from '@/lib/posts/post-view';
import { toThreads } from '@/lib/posts/to-threads';
import { pageGraph } from '@/lib/seo/page-graph';
import { postJsonLd } from '@/lib/seo/post-json-ld';
import { postMetadata } from '@/lib/seo/post-metadata';

type ReaderPageProps = { locale: Locale; id: string; commentPage: number };

export async function describeReader(locale: Locale, id: string, { indexed = true } = {}): Promise<Metadata> {
  const reading = await readPost(id);
  if (reading.state === 'missing') notFound();
  const t = await getTranslations({ locale });
  if (reading.state === 'away') return { title: t('Errors.awayTitle') };
  const { title } = reading.value;
  const description = t('Blog.postDescription', { title });
  return postMetadata(reading.value, { locale, siteName: t('Meta.siteName'), description, indexed });
}

/** The reader, on its static page and on the ones of later comments. */
export async function ReaderPage({ locale, id, commentPage }: ReaderPageProps) {
  setRequestLocale(locale);
  const [reading, company, t] = await Promise.all([
    getReader(id, commentPage),
    getCompany(),
    getTranslations({ locale, namespace: 'Blog' }),
  ]);
  if (reading.state === 'missing') notFound();
  if (reading.state === 'away') return <Unavailable company={company} />;
  const { comments, categories, recent, blog } = reading.value;
  if (comments && !isPageOfComments(comments)) notFound();
  const post = toPostView(
    reading.value.post,
    categories,
    await getTextWords(locale, reading.value.post.descriptionHtml),
  );
  const path = `/blog-details-user-view/${post.id}`;
  const things = postJsonLd(post, {
    locale,
    site: siteUrl(),
    company,
    steps: [
      { name: t('home'), path: '/home' },
      { name: t('title'), path: '/blog' },
      { name: post.title, path },
    ],
    threads: toThreads(comments?.items ?? []),
    commentCount: comments?.totalWithReplies ?? null,
  });
  return (
    <>
      <PostReader
        post={post}
        comments={
          <WithMessages rooms={['Comments']} faults="comment">
            <Comments
              {...{ path, pageNumber: commentPage }}
              postId={post.id}
              page={comments}
              {...commentsOf(reading.value.post, locale)}
            />
          </WithMessages>
        }
        sidebar={
          <PostSidebar
            recent={recent.map((other) => toPostCard(other, categories, locale))}
            counts={categoryCounts(blog, categories)}
          />
        }
      />
      <JsonLd data={await pageGraph(locale, things)} />
    </>
  );
}
