import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AlertOutcome, alertOutcomes } from '@/components/alerts/alert-outcome';
import { requireLocale } from '@/lib/i18n/require-locale';

type Props = PageProps<'/[locale]/alerts/[outcome]'>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await readOutcome(params);
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'Alerts' });
  return { title: t('changeTitle'), robots: { index: false } };
}

export default async function AlertOutcomePage({ params }: Props) {
  setRequestLocale(await requireLocale(params));
  return <AlertOutcome outcome={await readOutcome(params)} />;
}

async function readOutcome(params: Props['params']) {
  const { outcome } = await params;
  return alertOutcomes.find((known) => known === outcome) ?? notFound();
}
