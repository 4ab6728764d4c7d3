import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { PostForm } from '../layout/post-form';

type StillRightProps = {
  /** Which of those out of date: as their list is asked. */
  asked: Readonly<Record<string, string>>;
  /** How many these are. */
  count: number;
  path: string;
  search?: string;
  label: 'stillRight' | 'stillRightAll' | 'stillRightLanguages';
};

/** Says of translations that they are right as they are, though what was translated has changed since. */
export function StillRight({ asked, label, ...rest }: StillRightProps) {
  const t = useTranslations('AdminTranslations');
  return (
    <PostForm action="/api/admin/translations/still-right" fields={{ ...asked, ...rest }}>
      <button type="submit" className={buttonStyle('secondary')}>
        {t(label, { count: rest.count })}
      </button>
    </PostForm>
  );
}
