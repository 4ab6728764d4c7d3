import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { policyMarks } from '@/components/policies/policy-page';
import { slovakCookiePolicy } from '@/components/policies/slovak-cookie-policy';
import { SlovakPolicy } from '@/components/policies/slovak-policy';
import { requireLocale } from '@/lib/i18n/require-locale';
import { Policy, policyMetadata } from '../../policy';

const place = { path: '/cookie-policy', room: 'cookies' } as const;
const sections = ['what', 'ours', 'storage', 'none', 'others', 'choice'] as const;

export function generateMetadata({ params }: PageProps<'/[locale]/cookie-policy'>): Promise<Metadata> {
  return policyMetadata(params, place);
}

export default async function CookiePolicyPage({ params }: PageProps<'/[locale]/cookie-policy'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'Policies.cookies' });
  return (
    <Policy
      locale={locale}
      {...place}
      sections={sections.map((key) => ({ title: t(`${key}.title`), text: t.rich(`${key}.text`, policyMarks) }))}
      slovak={<SlovakPolicy {...slovakCookiePolicy} />}
    />
  );
}
