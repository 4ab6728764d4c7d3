import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AlertOutcome } from '@/components/alerts/alert-outcome';
import { ChangeAlert } from '@/components/alerts/change-alert';
import { Unavailable } from '@/components/layout/unavailable';
import { readAlert } from '@/lib/care-api/alerts';
import { getCompany } from '@/lib/care-api/content';
import { visitorOf } from '@/lib/forms/visitor';
import { readSearchParams } from '@/lib/http/read-search-params';
import { requireLocale } from '@/lib/i18n/require-locale';

type Props = PageProps<'/[locale]/alerts/change'>;

// The token stands in the address.
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Alerts' });
  // The address holds the token: no other site is told it.
  return { title: t('changeTitle'), robots: { index: false }, referrer: 'same-origin' };
}

/** Where mailed links lead: to confirm, to change how often, to stop. Opening it changes nothing. */
export default async function ChangeAlertPage({ params, searchParams }: Props) {
  setRequestLocale(await requireLocale(params));
  const query = readSearchParams(await searchParams);
  const token = query.get('Key') ?? '';
  const reading = token === '' ? null : await readAlert(token, { visitor: visitorOf({ headers: await headers() }) });
  if (reading?.ok) return <ChangeAlert token={token} alert={reading.value} problem={query.get('problem')} />;
  if (reading && reading.status !== 422) return <Unavailable company={await getCompany()} />;
  return <AlertOutcome outcome="unknown" />;
}
