import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CodeScreen } from '@/components/auth/code-screen';
import { WithMessages } from '@/components/layout/with-messages';
import { getDraft } from '@/lib/forms/draft';
import { readSearchParams } from '@/lib/http/read-search-params';
import { requireLocale } from '@/lib/i18n/require-locale';
import { safeReturnUrl } from '@/lib/sign-in/safe-return-url';

type Props = PageProps<'/[locale]/login-register/code'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Auth' });
  return { title: t('titles.code'), robots: { index: false } };
}

/** The second step of a log-in. */
export default async function SignInCodePage({ params, searchParams }: Props) {
  setRequestLocale(await requireLocale(params));
  const query = readSearchParams(await searchParams);
  const draft = query.has('problem') ? await getDraft('code') : null;
  return (
    <WithMessages rooms={['Auth']} faults="account">
      <CodeScreen returnUrl={safeReturnUrl(query.get('returnUrl'))} fault={draft?.report} />
    </WithMessages>
  );
}
