import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { policyMarks } from '@/components/policies/policy-page';
import { requireLocale } from '@/lib/i18n/require-locale';
import { Policy, policyMetadata } from '../../policy';

const place = { path: '/terms-condition', room: 'terms' } as const;
const sections = ['use', 'directory', 'contract', 'jobs', 'requests', 'links', 'liability', 'changes', 'law'] as const;

export function generateMetadata({ params }: PageProps<'/[locale]/terms-condition'>): Promise<Metadata> {
  return policyMetadata(params, place);
}

export default async function TermsConditionPage({ params }: PageProps<'/[locale]/terms-condition'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'Policies.terms' });
  return (
    <Policy
      locale={locale}
      {...place}
      sections={sections.map((key) => ({ title: t(`${key}.title`), text: t.rich(`${key}.text`, policyMarks) }))}
    />
  );
}
