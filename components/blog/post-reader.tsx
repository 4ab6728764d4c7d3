import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { Picture } from '@/components/ui/picture';
import { Tag } from '@/components/ui/tag';
import type { PostView } from '@/lib/posts/post-view';
import { PostBody } from './post-body';
import { PostByline } from './post-byline';

type PostReaderProps = { post: PostView; comments: React.ReactNode; sidebar: React.ReactNode };

export function PostReader({ post, comments, sidebar }: PostReaderProps) {
  const t = useTranslations('Blog');
  return (
    <article>
      <div className="wrap py-2">
        <Breadcrumb
          label={t('breadcrumb')}
          steps={[
            { name: t('home'), href: '/home' },
            { name: t('title'), href: '/blog' },
            { name: post.title, content: post.title },
          ]}
        />
      </div>
      <header className="bg-sage">
        <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-4 py-8 md:py-12">
          {post.categories.length > 0 && (
            <p className="flex flex-wrap gap-2">
              {post.categories.map((name) => (
                <Tag key={name} tone="sand" isTranslatable>
                  {name}
                </Tag>
              ))}
            </p>
          )}
          <h1 className="wrap-anywhere max-w-4xl text-[clamp(1.75rem,1.3rem+2vw,2.75rem)]">
            <InOwnLanguage>{post.title}</InOwnLanguage>
          </h1>
          <PostByline post={post} />
        </div>
      </header>
      <div className="wrap mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8">
          {post.picture && (
            <Picture
              src={post.picture}
              alt={post.pictureAlt}
              width={960}
              height={540}
              sizes="(width >= 75rem) 50rem, 100vw"
              loading="first"
              className="aspect-[16/9] h-auto w-full rounded-card bg-sage-soft object-cover"
            />
          )}
          <PostBody post={post} />
          {comments}
        </div>
        <aside className="no-print grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-10" aria-label={t('title')}>
          {sidebar}
        </aside>
      </div>
    </article>
  );
}
