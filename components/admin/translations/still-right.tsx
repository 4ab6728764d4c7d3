import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import type { OutOfDate } from '@/lib/contract/translation';
import { PostForm } from '../layout/post-form';

type StillRightProps = {
  /** Which of those out of date: as their list is asked. */
  asked: Readonly<Record<string, string>>;
  /** Null when that cannot be had now. */
  outOfDate: OutOfDate | null;
  path: string;
  search?: string;
  label: 'stillRight' | 'stillRightAll' | 'stillRightLanguages';
};

/** Says of translations that they are right as they are, though what was translated has changed since. */
export function StillRight({ asked, label, outOfDate, ...rest }: StillRightProps) {
  const t = useTranslations('AdminTranslations');
  if (!outOfDate || outOfDate.count === 0) return null;
  const { count, mark } = outOfDate;
  return (
    <PostForm action="/api/admin/translations/still-right" fields={{ ...asked, ...rest, mark }}>
      <button type="submit" className={buttonStyle('secondary')}>
        {t(label, { count })}
      </button>
    </PostForm>
  );
}
