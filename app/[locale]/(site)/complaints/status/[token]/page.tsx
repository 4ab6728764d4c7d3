import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ComplaintStatus } from '@/components/complaints/complaint-status';
import { Unavailable } from '@/components/layout/unavailable';
import { getFollowedComplaint } from '@/lib/care-api/complaints';
import { getCompany } from '@/lib/care-api/content';
import { readSearchParams } from '@/lib/http/read-search-params';
import { requireLocale } from '@/lib/i18n/require-locale';

type Props = PageProps<'/[locale]/complaints/status/[token]'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Complaints.status' });
  return { title: t('metaTitle'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** How it stands with a complaint, for whoever was given its address; nothing of who they are or what they wrote. */
export default async function ComplaintStatusPage({ params, searchParams }: Props) {
  setRequestLocale(await requireLocale(params));
  const { token } = await params;
  if (!/^[\w-]{43}$/.test(token)) notFound();
  const [reading, company] = await Promise.all([getFollowedComplaint(token), getCompany()]);
  if (reading.state === 'away') return <Unavailable company={company} />;
  if (reading.state !== 'ready') notFound();
  const isNew = readSearchParams(await searchParams).get('done') === 'sent';
  return <ComplaintStatus complaint={reading.value} company={company} isNew={isNew} />;
}
