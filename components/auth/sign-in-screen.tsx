import { useLocale, useTranslations } from 'next-intl';
import { SocialLinks } from '@/components/layout/social-links';
import { Drawing } from '@/components/ui/drawing';
import type { Company } from '@/lib/contract/company';
import type { FaultReport } from '@/lib/contract/faults';
import { languageMark } from '@/lib/i18n/language-mark';
import { Link } from '@/lib/i18n/navigation';
import { imageHref } from '@/lib/listings/image-href';
import type { FormValues } from '@/lib/sign-in/account-forms';
import {
  type SignInNotice as Notice,
  type SignInTab,
  tabPath,
  toAppliedListing,
  toSearch,
} from '@/lib/sign-in/sign-in-paths';
import { AccountForm } from './account-form';
import { PasskeyLogin } from './passkey-login';
import { SignInNotice } from './sign-in-notice';
import { SignInTabs } from './sign-in-tabs';
import { WorkAccountLink } from './work-account-link';

type SignInScreenProps = {
  company: Company | null;
  /** Staff may log in by those. */
  hasWorkAccounts: boolean;
  tab: SignInTab;
  returnUrl?: string | null;
  notice?: Notice;
  initial?: FormValues;
  fault?: FaultReport | null;
};

export function SignInScreen(props: SignInScreenProps) {
  const { company, hasWorkAccounts, tab, returnUrl, notice, initial, fault } = props;
  const t = useTranslations('Auth');
  return (
    <div className="wrap py-8 sm:py-12">
      <div className="mx-auto max-w-lg rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
        <SignInLogo company={company} />
        <div className="mt-4">
          <SignInTabs current={tab} returnUrl={returnUrl} />
        </div>
        <h1 className="mt-6 text-4xl">{t(`titles.${tab}`)}</h1>
        <p className="mt-2">
          {t(`intros.${tab}`)} {returnUrl && t('backToWork')}
        </p>
        {tab === 'login' && <NewHere returnUrl={returnUrl} />}
        <SignInNotice notice={notice} />
        <AccountForm key={tab} form={tab} returnUrl={returnUrl} initial={initial} initialFault={fault} />
        {tab === 'login' && hasWorkAccounts && <WorkAccountLink returnUrl={returnUrl} />}
        {tab === 'login' && <PasskeyLogin returnUrl={returnUrl} />}
        <SocialLinks company={company} className="mt-6 border-line border-t pt-3" />
      </div>
    </div>
  );
}

/** Whoever came here to apply goes on at the page that names it, all others at the form of a new account. */
function NewHere({ returnUrl = null }: { returnUrl?: string | null | undefined }) {
  const t = useTranslations('Auth');
  const listingId = toAppliedListing(returnUrl);
  const href = listingId === null ? tabPath('register') + toSearch({ returnUrl }) : `/start/${listingId}`;
  return (
    <p className="mt-2">
      {t('newHere')}{' '}
      <Link href={href} prefetch={false} className="link inline-flex min-h-11 items-center font-semibold">
        {t(listingId === null ? 'makeAccount' : 'startNow')}
      </Link>
    </p>
  );
}

function SignInLogo({ company }: { company: Company | null }) {
  const t = useTranslations('Meta');
  const name = company?.name || t('siteName');
  return (
    <Drawing
      src={company?.logo ? imageHref(company.logo) : '/logo.svg'}
      alt={name}
      lang={languageMark(name, useLocale()).lang}
      width={72}
      height={72}
      className="size-18 object-contain"
    />
  );
}
