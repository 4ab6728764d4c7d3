import { useLocale, useTranslations } from 'next-intl';
import { Sentence } from '@/components/ui/in-own-language';
import type { FaultReport } from '@/lib/contract/faults';
import { localePath } from '@/lib/i18n/languages';
import { Link } from '@/lib/i18n/navigation';
import type { FormValues } from '@/lib/sign-in/account-forms';
import { tabPath, toSearch } from '@/lib/sign-in/sign-in-paths';
import { AccountForm } from './account-form';

type StartScreenProps = {
  listing: { id: number; title: string };
  keepsNoName: boolean;
  initial?: FormValues | undefined;
  fault?: FaultReport | null | undefined;
};

/** The one page between Apply and the first question for whoever is not signed in. */
export function StartScreen({ listing: { id, title }, keepsNoName, initial, fault = null }: StartScreenProps) {
  const t = useTranslations('Auth.start');
  const returnUrl = localePath(useLocale(), `/applynow2/${id}`);
  return (
    <div className="wrap py-8 sm:py-12">
      <div className="mx-auto max-w-lg rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
        <h1 className="text-4xl">
          <Sentence content={title}>{t('title', { title })}</Sentence>
        </h1>
        <p className="mt-3">{t('intro')}</p>
        <p className="mt-2">
          {t('known')}{' '}
          <Link
            href={tabPath('login') + toSearch({ returnUrl })}
            prefetch={false}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            {t('logIn')}
          </Link>
        </p>
        <AccountForm form="start" listingId={id} keepsNoName={keepsNoName} initial={initial} initialFault={fault} />
      </div>
    </div>
  );
}
