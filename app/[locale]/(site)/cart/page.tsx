import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { Cart } from '@/components/samples/cart';
import { requireLocale } from '@/lib/i18n/require-locale';
import { sampleMetadata } from '@/lib/seo/sample-metadata';

type Props = PageProps<'/[locale]/cart'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sampleMetadata('cart', await requireLocale(params));
}

export default async function CartPage({ params }: Props) {
  setRequestLocale(await requireLocale(params));
  return <Cart />;
}
