import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Missing } from '@/components/layout/missing';
import { requireLocale } from '@/lib/i18n/require-locale';

export async function generateMetadata({ params }: PageProps<'/[locale]/page-not-found'>): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Errors' });
  return { title: t('missingTitle'), robots: { index: false } };
}

/** The whole 404 page, which the front serves in place of Next's empty one. */
export default async function PageNotFoundPage({ params }: PageProps<'/[locale]/page-not-found'>) {
  setRequestLocale(await requireLocale(params));
  return <Missing />;
}
