import { useTranslations } from 'next-intl';
import type { SignInNotice as Notice } from '@/lib/sign-in/sign-in-paths';

type SignInNoticeProps = { notice?: Notice };

/** What happened before one came here. */
export function SignInNotice({ notice }: SignInNoticeProps) {
  const t = useTranslations('Auth.notices');
  return (
    <div role="status">
      {notice && (
        <div className="mt-5 rounded-control border-primary border-s-4 bg-sage-soft p-4">
          <p className="font-semibold">{t(notice)}</p>
          {notice === 'mailed' && <p className="mt-1">{t('mailedMore')}</p>}
        </div>
      )}
    </div>
  );
}
