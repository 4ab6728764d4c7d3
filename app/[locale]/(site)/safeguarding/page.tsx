import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { policyMarks } from '@/components/policies/policy-page';
import { Reach } from '@/components/policies/reach';
import { getCompany } from '@/lib/care-api/content';
import { requireLocale } from '@/lib/i18n/require-locale';
import { Policy, policyMetadata } from '../../policy';

const place = { path: '/safeguarding', room: 'safeguarding' } as const;
const sections = ['danger', 'worried', 'tell', 'others', 'next'] as const;

export function generateMetadata({ params }: PageProps<'/[locale]/safeguarding'>): Promise<Metadata> {
  return policyMetadata(params, place);
}

export default async function SafeguardingPage({ params }: PageProps<'/[locale]/safeguarding'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'Policies.safeguarding' });
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
            {key === 'tell' && <Reach company={company} person={company?.legal.safeguardingContact ?? ''} />}
          </>
        ),
      }))}
    />
  );
}
