import { useTranslations } from 'next-intl';
import { removals } from '@/lib/admin/comments';
import { screenPath } from '@/lib/admin/screens';
import type { QueuedComment } from '@/lib/contract/comment-queue';
import { Link } from '@/lib/i18n/navigation';
import { PostForm } from '../layout/post-form';
import type { RowLinkProps } from '../resource/resource-view';

const path = screenPath('comments');
const style = 'link min-h-8 cursor-pointer py-1';
const buttons = [
  { action: 'approve', letter: 'a' },
  { action: 'hold', letter: 'h' },
  { action: 'safeguard', letter: 's' },
] as const;

/** In the other lists what is decided stays in sight. */
function isQueue(search: string): boolean {
  return !['all', 'removed'].includes(new URLSearchParams(search).get('status') ?? '');
}

/** What is done with one comment: as with many, so that it is taken back the same way. Each button has its letter. */
export function CommentActions({ row, search, tick, isAdmin }: RowLinkProps<QueuedComment>) {
  const t = useTranslations('AdminComments');
  const words = useTranslations();
  const name = row.userName;
  const mayAsk = !isAdmin && row.userId !== '' && !row.isBanned && !row.isBanAsked;
  return (
    <>
      <PostForm
        action="/api/admin/bulk"
        fields={{ kind: 'comment', path, search, ids: tick }}
        data-in-place={isQueue(search) || undefined}
        className="grid justify-items-start gap-y-1"
      >
        <span className="flex flex-wrap gap-x-3">
          {buttons.map(({ action, letter }) => (
            <button
              key={action}
              type="submit"
              formNoValidate
              name="action"
              value={action}
              data-key={letter}
              className={style}
            >
              {t(action)}
              <span className="sr-only"> {name}</span>
            </button>
          ))}
          {isAdmin && row.userId && !row.isBanned && (
            <Link href={`${screenPath('users')}/${row.userId}#ban`} prefetch={false} data-key="b" className={style}>
              {t('ban')}
              <span className="sr-only"> {name}</span>
            </Link>
          )}
        </span>
        <details>
          <summary data-key="r" className={style}>
            {t('removeFor')}
            <span className="sr-only"> {name}</span>
          </summary>
          <label className="mt-1 grid gap-1 text-sm">
            {t('reasonHint')}
            <select
              name="value.reason"
              required
              defaultValue=""
              className="min-h-11 rounded-control border border-line-strong bg-surface px-3 text-base"
            >
              <option value="">{t('chooseReason')}</option>
              {removals.map(({ value, label }) => (
                <option key={value} value={value}>
                  {words(label)}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" name="action" value="remove" className={`${style} font-semibold`}>
            {t('remove')}
            <span className="sr-only"> {name}</span>
          </button>
        </details>
      </PostForm>
      {mayAsk && (
        <PostForm action="/api/admin/comments/ban" fields={{ id: row.commentId, search }}>
          <button type="submit" data-key="b" className={style}>
            {t('askBan')}
            <span className="sr-only"> {name}</span>
          </button>
        </PostForm>
      )}
    </>
  );
}
