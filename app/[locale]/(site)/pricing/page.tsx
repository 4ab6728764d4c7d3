import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { Pricing } from '@/components/samples/pricing';
import { requireLocale } from '@/lib/i18n/require-locale';
import { sampleMetadata } from '@/lib/seo/sample-metadata';

type Props = PageProps<'/[locale]/pricing'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sampleMetadata('pricing', await requireLocale(params));
}

export default async function PricingPage({ params }: Props) {
  setRequestLocale(await requireLocale(params));
  return <Pricing />;
}
