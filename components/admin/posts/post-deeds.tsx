import { useTranslations } from 'next-intl';
import { OnceField } from '@/components/forms/once-field';
import { tickOf } from '@/lib/admin/bulk';
import { screenPath } from '@/lib/admin/screens';
import type { Post } from '@/lib/contract/post';
import { PostForm } from '../layout/post-form';

type PostDeedsProps = {
  post: Pick<Post, 'id' | 'title' | 'status' | 'version'>;
  /** Of the list, for the way back. */
  search: string;
};

const style = 'link min-h-8 cursor-pointer py-1';

/** What is decided about one post: as with many, so that it is taken back the same way; and a second one like it. */
export function PostDeeds({ post: { id, title, status, version }, search }: PostDeedsProps) {
  const t = useTranslations('AdminPosts');
  const of = <span className="sr-only"> {title}</span>;
  return (
    <span className="flex flex-wrap items-start gap-x-3">
      {status === 'Pending' && (
        <PostForm
          action="/api/admin/bulk"
          fields={{ kind: 'post', path: screenPath('posts'), search, ids: tickOf(id, version) }}
          className="flex flex-wrap items-start gap-x-3"
        >
          <OnceField />
          <button type="submit" name="action" value="publish" data-key="a" className={style}>
            {t('approve')}
            {of}
          </button>
          <details>
            <summary data-key="d" className={style}>
              {t('declineFor')}
              {of}
            </summary>
            <label className="mt-1 grid w-56 max-w-full gap-1 whitespace-normal text-sm">
              {t('words')}
              <textarea
                name="value.words"
                rows={3}
                maxLength={500}
                dir="auto"
                aria-describedby={`words-${id}`}
                className="w-full rounded-control border border-line-strong bg-surface p-2 text-base"
              />
              <span id={`words-${id}`} className="text-muted">
                {t('wordsHint')}
              </span>
            </label>
            <button type="submit" name="action" value="decline" className={`${style} font-semibold`}>
              {t('decline')}
              {of}
            </button>
          </details>
        </PostForm>
      )}
      <PostForm action="/api/admin/posts/copy" fields={{ id }}>
        <OnceField />
        <button type="submit" className={style}>
          {t('copy')}
          {of}
        </button>
      </PostForm>
    </span>
  );
}
