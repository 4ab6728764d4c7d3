import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { StartScreen } from '@/components/auth/start-screen';
import { Unavailable } from '@/components/layout/unavailable';
import { WithMessages } from '@/components/layout/with-messages';
import { ClosedListing } from '@/components/questionnaire/closed-listing';
import { getUser } from '@/lib/auth/get-user';
import { getCompany } from '@/lib/care-api/content';
import { requireListing } from '@/lib/care-api/require-listing';
import { isOurApi } from '@/lib/care-api/unanswered';
import { statusAt } from '@/lib/contract/job-closing';
import { getDraft } from '@/lib/forms/draft';
import { localePath } from '@/lib/i18n/languages';
import { requireLocale } from '@/lib/i18n/require-locale';

type Props = PageProps<'/[locale]/start/[id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requireLocale(params);
  const reading = await requireListing((await params).id, { locale, page: '/start' });
  const t = await getTranslations({ locale });
  if (reading.state !== 'ready') return { title: t('Errors.awayTitle'), robots: { index: false } };
  return { title: t('Auth.start.title', { title: reading.value.title }), robots: { index: false } };
}

export default async function StartPage({ params }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const { id } = await params;
  const reading = await requireListing(id, { locale, page: '/start' });
  if (reading.state !== 'ready') return <Unavailable company={await getCompany()} />;
  const listing = { id: reading.value.id, title: reading.value.title };
  if (await getUser()) redirect(localePath(locale, `/applynow2/${listing.id}`));
  if (statusAt(reading.value, new Date()) === 'Closed') return <ClosedListing listing={listing} />;
  const draft = await getDraft('start');
  return (
    <WithMessages rooms={['Auth']} faults="account">
      <StartScreen listing={listing} keepsNoName={!isOurApi()} initial={draft?.words} fault={draft?.report} />
    </WithMessages>
  );
}
