import { useTranslations } from 'next-intl';
import { RichText } from '@/components/ui/rich-text';
import { Tag } from '@/components/ui/tag';
import type { PostView } from '@/lib/posts/post-view';

export function PostBody({ post }: { post: Pick<PostView, 'bodyHtml' | 'tags'> }) {
  const t = useTranslations('Blog');
  return (
    <>
      {post.bodyHtml ? <RichText html={post.bodyHtml} /> : <p className="text-muted">{t('noBody')}</p>}
      {post.tags.length > 0 && (
        <ul aria-label={t('tags')} className="flex flex-wrap gap-2">
          {post.tags.map((tag) => (
            <li key={tag}>
              <Tag tone="sand">{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
