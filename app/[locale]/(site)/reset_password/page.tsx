import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ResetScreen } from '@/components/auth/reset-screen';
import { WithMessages } from '@/components/layout/with-messages';
import { getDraft } from '@/lib/forms/draft';
import { readSearchParams } from '@/lib/http/read-search-params';
import { requireLocale } from '@/lib/i18n/require-locale';

type Props = PageProps<'/[locale]/reset_password'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Auth' });
  const title = t('metaTitles.reset');
  const isProblem = (await getProblem(searchParams)) !== null;
  return {
    title: isProblem ? t('errorTitle', { title }) : title,
    robots: { index: false },
    referrer: 'same-origin',
  };
}

export default async function ResetPasswordPage({ params, searchParams }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const key = readSearchParams(await searchParams).get('Key');
  if (!key) redirect(`/api/reset-password?locale=${locale}`);
  const draft = await getProblem(searchParams);
  return (
    <WithMessages rooms={['Auth']} faults="account">
      <ResetScreen token={key.slice(0, 200)} initial={draft?.words} fault={draft?.report} />
    </WithMessages>
  );
}

async function getProblem(searchParams: Props['searchParams']) {
  return readSearchParams(await searchParams).has('problem') ? getDraft('reset') : null;
}
