import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/languages';
import { pageMetadata } from './page-metadata';

/** Pages of sample content: outside the navigation, and kept from search engines. */
const samplePaths = {
  pricing: '/pricing',
  team: '/team',
  testimonials: '/testimonials',
  shop: '/shop',
  category: '/category',
  product: '/products-details',
  cart: '/cart',
  checkout: '/checkout',
  comingSoon: '/coming-soon',
} as const;
export type SampleName = keyof typeof samplePaths;

export async function sampleMetadata(name: SampleName, locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale });
  return pageMetadata({
    locale,
    path: samplePaths[name],
    title: t(`Samples.${name}.title`),
    description: t(`Samples.${name}.intro`),
    siteName: t('Meta.siteName'),
    indexed: false,
  });
}
