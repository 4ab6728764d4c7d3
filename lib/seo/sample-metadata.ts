import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { getCompany } from '@/lib/care-api/content';
import { isOurApi } from '@/lib/care-api/unanswered';
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

/** @throws notFound where a provider of its own says nothing of the kind: what was made up is not its. */
export async function sampleMetadata(name: SampleName, locale: Locale): Promise<Metadata> {
  if (isOurApi() && !(await getCompany())?.isSample) notFound();
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
