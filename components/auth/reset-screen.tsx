import { useTranslations } from 'next-intl';
import type { FaultReport } from '@/lib/contract/faults';
import { Link } from '@/lib/i18n/navigation';
import type { FormValues } from '@/lib/sign-in/account-forms';
import { AccountForm } from './account-form';

type ResetScreenProps = { token: string; initial?: FormValues; fault?: FaultReport | null };

export function ResetScreen({ token, initial, fault }: ResetScreenProps) {
  const t = useTranslations('Auth');
  return (
    <div className="wrap py-8 sm:py-12">
      <div className="mx-auto max-w-lg rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
        <h1 className="text-4xl">{t('titles.reset')}</h1>
        <p className="mt-2">{t('intros.reset')}</p>
        <AccountForm form="reset" token={token} initial={initial} initialFault={fault} />
        <p className="mt-6">
          {t('linkHelp')}{' '}
          <Link href="/login-register/forgot" prefetch={false} className="link inline-flex min-h-11 items-center">
            {t('askAgain')}
          </Link>
        </p>
      </div>
    </div>
  );
}
