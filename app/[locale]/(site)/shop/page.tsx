import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { Shop } from '@/components/samples/shop';
import { requireLocale } from '@/lib/i18n/require-locale';
import { sampleMetadata } from '@/lib/seo/sample-metadata';

type Props = PageProps<'/[locale]/shop'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sampleMetadata('shop', await requireLocale(params));
}

export default async function ShopPage({ params }: Props) {
  setRequestLocale(await requireLocale(params));
  return <Shop />;
}
