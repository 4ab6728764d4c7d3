import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { NoPage } from '@/components/pages/no-page';
import { requireLocale } from '@/lib/i18n/require-locale';

export async function generateMetadata({ params }: PageProps<'/[locale]/pagecontent/missing'>): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Client.noPage' });
  return { title: t('title'), robots: { index: false } };
}

/** The whole 404 of a managed page, which the front serves in place of Next's empty one. */
export default async function MissingManagedPage({ params }: PageProps<'/[locale]/pagecontent/missing'>) {
  setRequestLocale(await requireLocale(params));
  return <NoPage />;
}
