import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SignInScreen } from '@/components/auth/sign-in-screen';
import { WithMessages } from '@/components/layout/with-messages';
import { getCompany } from '@/lib/care-api/content';
import { offersWorkAccount } from '@/lib/care-api/second-factor';
import type { FaultReport } from '@/lib/contract/faults';
import type { Locale } from '@/lib/i18n/languages';
import { pageMetadata } from '@/lib/seo/page-metadata';
import type { FormValues } from '@/lib/sign-in/account-forms';
import { type SignInNotice, type SignInTab, tabPath } from '@/lib/sign-in/sign-in-paths';

type SignInPageProps = {
  tab: SignInTab;
  returnUrl?: string | null;
  notice?: SignInNotice;
  initial?: FormValues;
  fault?: FaultReport | null;
};

export async function SignInPage(props: SignInPageProps) {
  const [company, hasWorkAccounts] = await Promise.all([getCompany(), offersWorkAccount()]);
  return (
    <WithMessages rooms={['Auth']} faults="account">
      <SignInScreen company={company} hasWorkAccounts={hasWorkAccounts} {...props} />
    </WithMessages>
  );
}

export async function signInMetadata(locale: Locale, tab: SignInTab, isProblem = false): Promise<Metadata> {
  const t = await getTranslations({ locale });
  const title = t(`Auth.metaTitles.${tab}`);
  return pageMetadata({
    locale,
    path: tabPath(tab),
    title: isProblem ? t('Auth.errorTitle', { title }) : title,
    description: t('Auth.metaDescription'),
    siteName: t('Meta.siteName'),
    indexed: false,
  });
}
