import { useLocale, useTranslations } from 'next-intl';
import { longDay } from '@/lib/posts/format-day';
import type { PostView } from '@/lib/posts/post-view';

export function PostByline({ post }: { post: Pick<PostView, 'author' | 'postedOn'> }) {
  const t = useTranslations('Blog');
  const locale = useLocale();
  if (!post.author && !post.postedOn) return null;
  return (
    <p className="flex flex-wrap gap-x-4">
      {post.author && <bdi className="font-semibold">{t('by', { author: post.author })}</bdi>}
      {post.postedOn && <time dateTime={post.postedOn}>{longDay(post.postedOn, locale)}</time>}
    </p>
  );
}
