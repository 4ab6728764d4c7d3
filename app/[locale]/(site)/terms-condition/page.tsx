import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { policyMarks } from '@/components/policies/policy-page';
import { requireLocale } from '@/lib/i18n/require-locale';
import { Policy, policyMetadata } from '../../policy';

const path = '/terms-condition';
const sections = ['use', 'directory', 'contract', 'jobs', 'requests', 'links', 'liability', 'changes', 'law'] as const;

export async function generateMetadata({ params }: PageProps<'/[locale]/terms-condition'>): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'Policies.terms' });
  return policyMetadata({ locale, path, title: t('metaTitle'), description: t('metaDescription') });
}

export default async function TermsConditionPage({ params }: PageProps<'/[locale]/terms-condition'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'Policies.terms' });
  return (
    <Policy
      locale={locale}
      path={path}
      title={t('title')}
      updated={t('updated')}
      sections={sections.map((key) => ({ title: t(`${key}.title`), text: t.rich(`${key}.text`, policyMarks) }))}
    />
  );
}
