import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { NewsletterScreen } from '@/components/newsletter/newsletter-screen';
import { hasNewsletter } from '@/lib/care-api/newsletter';
import { newsletterForm } from '@/lib/contract/newsletter';
import { getDraft } from '@/lib/forms/draft';
import { requireLocale } from '@/lib/i18n/require-locale';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'/[locale]/newsletter/problem'>): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Newsletter' });
  return { title: t('errorTitle'), robots: { index: false } };
}

/** The box as it is shown after an address sent without script was refused. */
export default async function NewsletterProblemPage({ params }: PageProps<'/[locale]/newsletter/problem'>) {
  setRequestLocale(await requireLocale(params));
  return <NewsletterScreen isOpen={await hasNewsletter()} draft={await getDraft(newsletterForm)} />;
}
