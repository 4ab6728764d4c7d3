import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { policyMarks } from '@/components/policies/policy-page';
import { Reach } from '@/components/policies/reach';
import { getCompany } from '@/lib/care-api/content';
import { requireLocale } from '@/lib/i18n/require-locale';
import { Policy, policyMetadata } from '../../policy';

const place = { path: '/accessibility', room: 'accessibility' } as const;
const sections = ['aim', 'can', 'cannot', 'checked', 'tell', 'enforce'] as const;

export function generateMetadata({ params }: PageProps<'/[locale]/accessibility'>): Promise<Metadata> {
  return policyMetadata(params, place);
}

export default async function AccessibilityPage({ params }: PageProps<'/[locale]/accessibility'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'Policies.accessibility' });
  const company = await getCompany();
  return (
    <Policy
      locale={locale}
      {...place}
      sections={sections.map((key) => ({
        title: t(`${key}.title`),
        text: (
          <>
            {t.rich(`${key}.text`, policyMarks)}
            {key === 'tell' && <Reach company={company} />}
          </>
        ),
      }))}
    />
  );
}
