import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PolicyPage, policyMarks } from '@/components/policies/policy-page';
import { Reach } from '@/components/policies/reach';
import { JsonLd } from '@/components/ui/json-ld';
import { getCompany } from '@/lib/care-api/content';
import type { Company } from '@/lib/contract/company';
import { siteUrl } from '@/lib/env';
import { requireLocale } from '@/lib/i18n/require-locale';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

const sections = ['aim', 'can', 'cannot', 'checked', 'tell', 'enforce'] as const;

export async function generateMetadata({ params }: PageProps<'/[locale]/accessibility'>): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale });
  return pageMetadata({
    locale,
    path: '/accessibility',
    title: t('Policies.accessibility.metaTitle'),
    description: t('Policies.accessibility.metaDescription'),
    siteName: t('Meta.siteName'),
  });
}

export default async function AccessibilityPage({ params }: PageProps<'/[locale]/accessibility'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'Policies' });
  const steps = [
    { name: t('home'), path: '/home' },
    { name: t('accessibility.title'), path: '/accessibility' },
  ];
  return (
    <>
      <Accessibility company={await getCompany()} />
      <JsonLd data={await pageGraph(locale, [breadcrumbList(steps, { locale, site: siteUrl() })])} />
    </>
  );
}

function Accessibility({ company }: { company: Company | null }) {
  const t = useTranslations('Policies.accessibility');
  return (
    <PolicyPage
      title={t('title')}
      updated={t('updated')}
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
