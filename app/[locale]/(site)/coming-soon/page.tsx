import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { NotifyMe } from '@/components/newsletter/notify-me';
import { ComingSoon } from '@/components/samples/coming-soon';
import { openingDay } from '@/components/samples/opening-day';
import { hasNewsletter } from '@/lib/care-api/newsletter';
import { requireLocale } from '@/lib/i18n/require-locale';
import { sampleMetadata } from '@/lib/seo/sample-metadata';

type Props = PageProps<'/[locale]/coming-soon'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sampleMetadata('comingSoon', await requireLocale(params));
}

export default async function ComingSoonPage({ params }: Props) {
  setRequestLocale(await requireLocale(params));
  const now = new Date();
  return <ComingSoon opening={openingDay(now)} now={now} notify={(await hasNewsletter()) && <NotifyMe />} />;
}
