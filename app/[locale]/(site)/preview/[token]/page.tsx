import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Unavailable } from '@/components/layout/unavailable';
import { getPreview } from '@/lib/care-api/working';
import { requireLocale } from '@/lib/i18n/require-locale';
import { CompanyRowPreview } from '../../../company-preview';
import { ListingPreview } from '../../../listing-preview';
import { PageRowPreview } from '../../../page-preview';
import { PostPreview } from '../../../post-preview';

type Props = PageProps<'/[locale]/preview/[token]'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Preview' });
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** What is not public yet, for whoever was given its address. */
export default async function PreviewPage({ params }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const { token } = await params;
  if (!/^[\w-]{43}$/.test(token)) notFound();
  const reading = await getPreview(token);
  if (reading.state === 'away') return <Unavailable />;
  if (reading.state !== 'ready') notFound();
  const t = await getTranslations('Preview');
  const { kind, row } = reading.value;
  if (kind === 'company') return <CompanyRowPreview row={row} note={t('note')} />;
  if (kind === 'page') return <PageRowPreview row={row} note={t('note')} />;
  if (kind === 'post') return <PostPreview row={row} note={t('note')} />;
  if (kind !== 'listing') notFound();
  return <ListingPreview row={row} note={t('note')} />;
}
