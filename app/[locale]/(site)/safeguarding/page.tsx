import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { policyMarks } from '@/components/policies/policy-page';
import { Reach } from '@/components/policies/reach';
import { getCompany } from '@/lib/care-api/content';
import { requireLocale } from '@/lib/i18n/require-locale';
import { Policy, policyMetadata } from '../../policy';

const path = '/safeguarding';
const sections = ['danger', 'worried', 'tell', 'others', 'next'] as const;

export async function generateMetadata({ params }: PageProps<'/[locale]/safeguarding'>): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'Policies.safeguarding' });
  return policyMetadata({ locale, path, title: t('metaTitle'), description: t('metaDescription') });
}

export default async function SafeguardingPage({ params }: PageProps<'/[locale]/safeguarding'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'Policies.safeguarding' });
  const company = await getCompany();
  return (
    <Policy
      locale={locale}
      path={path}
      title={t('title')}
      updated={t('updated')}
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
