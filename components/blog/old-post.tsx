import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { Picture } from '@/components/ui/picture';
import type { PostView } from '@/lib/posts/post-view';
import { PostBody } from './post-body';
import { PostByline } from './post-byline';

/** A post in one plain column. */
export function OldPost({ post, comments }: { post: PostView; comments: React.ReactNode }) {
  const t = useTranslations('Blog');
  return (
    <article className="wrap grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6 py-6">
      <Breadcrumb
        label={t('breadcrumb')}
        steps={[
          { name: t('home'), href: '/home' },
          { name: t('title'), href: '/blog' },
          { name: post.title, content: post.title },
        ]}
      />
      <h1 className="wrap-anywhere">
        <InOwnLanguage>{post.title}</InOwnLanguage>
      </h1>
      <PostByline post={post} />
      {post.picture && (
        <Picture
          src={post.picture}
          alt={post.pictureAlt}
          width={960}
          height={540}
          sizes="(width >= 60rem) 56rem, 100vw"
          loading="first"
          className="h-auto w-full rounded-card"
        />
      )}
      <PostBody post={post} />
      {comments}
    </article>
  );
}
