import { useTranslations } from 'next-intl';
import type { FaultReport } from '@/lib/contract/faults';
import { Link } from '@/lib/i18n/navigation';
import { AccountForm } from './account-form';
import { PasskeyLogin } from './passkey-login';

type CodeScreenProps = { returnUrl?: string | null; fault?: FaultReport | null };

export function CodeScreen({ returnUrl, fault }: CodeScreenProps) {
  const t = useTranslations('Auth');
  return (
    <div className="wrap py-8 sm:py-12">
      <div className="mx-auto max-w-lg rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
        <h1 className="text-4xl">{t('titles.code')}</h1>
        <p className="mt-2">{t('intros.code')}</p>
        <AccountForm form="code" returnUrl={returnUrl} initialFault={fault} />
        <PasskeyLogin returnUrl={returnUrl} />
        <p className="mt-6">
          {t('codeHelp')}{' '}
          <Link href="/login-register" prefetch={false} className="link inline-flex min-h-11 items-center">
            {t('logInAnew')}
          </Link>
        </p>
      </div>
    </div>
  );
}
