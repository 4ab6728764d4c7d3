import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { Category } from '@/components/samples/category';
import { requireLocale } from '@/lib/i18n/require-locale';
import { sampleMetadata } from '@/lib/seo/sample-metadata';

type Props = PageProps<'/[locale]/category'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sampleMetadata('category', await requireLocale(params));
}

export default async function CategoryPage({ params }: Props) {
  setRequestLocale(await requireLocale(params));
  return <Category />;
}
