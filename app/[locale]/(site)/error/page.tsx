import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { requireLocale } from '@/lib/i18n/require-locale';

export async function generateMetadata({ params }: PageProps<'/[locale]/error'>): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Errors' });
  return { title: t('missingTitle'), robots: { index: false } };
}

/** The error page under its own address: the 404 page, with that status. */
export default function ErrorPage() {
  notFound();
}
