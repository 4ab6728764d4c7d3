import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { policyMarks } from '@/components/policies/policy-page';
import { SlovakPolicy } from '@/components/policies/slovak-policy';
import { slovakPrivacyPolicy } from '@/components/policies/slovak-privacy-policy';
import { requireLocale } from '@/lib/i18n/require-locale';
import { Policy, policyMetadata } from '../../policy';

const place = { path: '/privacy-policy', room: 'privacy' } as const;
const sections = [
  'controller',
  'held',
  'account',
  'use',
  'server',
  'cookies',
  'others',
  'retention',
  'never',
  'rights',
] as const;

export function generateMetadata({ params }: PageProps<'/[locale]/privacy-policy'>): Promise<Metadata> {
  return policyMetadata(params, place);
}

export default async function PrivacyPolicyPage({ params }: PageProps<'/[locale]/privacy-policy'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'Policies.privacy' });
  return (
    <Policy
      locale={locale}
      {...place}
      sections={sections.map((key) => ({ title: t(`${key}.title`), text: t.rich(`${key}.text`, policyMarks) }))}
      slovak={<SlovakPolicy {...slovakPrivacyPolicy} />}
    />
  );
}
