import { useLocale, useTranslations } from 'next-intl';
import { Sentence } from '@/components/ui/in-own-language';
import { longDay } from '@/lib/posts/format-day';
import type { PostView } from '@/lib/posts/post-view';

export function PostByline({ post }: { post: Pick<PostView, 'author' | 'postedOn'> }) {
  const t = useTranslations('Blog');
  const locale = useLocale();
  if (!post.author && !post.postedOn) return null;
  return (
    <p className="flex flex-wrap gap-x-4">
      {post.author && (
        <span className="font-semibold">
          <Sentence content={post.author}>{t('by', { author: post.author })}</Sentence>
        </span>
      )}
      {post.postedOn && <time dateTime={post.postedOn}>{longDay(post.postedOn, locale)}</time>}
    </p>
  );
}
