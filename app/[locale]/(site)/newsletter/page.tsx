import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { NewsletterScreen } from '@/components/newsletter/newsletter-screen';
import { hasNewsletter } from '@/lib/care-api/newsletter';
import { requireLocale } from '@/lib/i18n/require-locale';

export async function generateMetadata({ params }: PageProps<'/[locale]/newsletter'>): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Newsletter' });
  return { title: t('title'), robots: { index: false } };
}

export default async function NewsletterPage({ params }: PageProps<'/[locale]/newsletter'>) {
  setRequestLocale(await requireLocale(params));
  return <NewsletterScreen isOpen={await hasNewsletter()} />;
}
