import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { Checkout } from '@/components/samples/checkout';
import { requireLocale } from '@/lib/i18n/require-locale';
import { sampleMetadata } from '@/lib/seo/sample-metadata';

type Props = PageProps<'/[locale]/checkout'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sampleMetadata('checkout', await requireLocale(params));
}

export default async function CheckoutPage({ params }: Props) {
  setRequestLocale(await requireLocale(params));
  return <Checkout />;
}
