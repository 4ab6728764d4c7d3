import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Unavailable } from '@/components/layout/unavailable';
import { getPreview } from '@/lib/care-api/working';
import { requireLocale } from '@/lib/i18n/require-locale';
import { RowPreview } from '../../../row-preview';

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
  return <RowPreview kind={kind} row={row} note={t('note')} />;
}
