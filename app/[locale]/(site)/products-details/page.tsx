import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { ProductDetails } from '@/components/samples/product-details';
import { requireLocale } from '@/lib/i18n/require-locale';
import { sampleMetadata } from '@/lib/seo/sample-metadata';

type Props = PageProps<'/[locale]/products-details'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sampleMetadata('product', await requireLocale(params));
}

export default async function ProductDetailsPage({ params }: Props) {
  setRequestLocale(await requireLocale(params));
  return <ProductDetails />;
}
