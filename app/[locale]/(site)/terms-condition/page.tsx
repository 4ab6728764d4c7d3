import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PolicyPage, policyMarks } from '@/components/policies/policy-page';
import { JsonLd } from '@/components/ui/json-ld';
import { siteUrl } from '@/lib/env';
import { requireLocale } from '@/lib/i18n/require-locale';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

const sections = ['use', 'directory', 'contract', 'jobs', 'requests', 'links', 'liability', 'changes', 'law'] as const;

export async function generateMetadata({ params }: PageProps<'/[locale]/terms-condition'>): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale });
  return pageMetadata({
    locale,
    path: '/terms-condition',
    title: t('Policies.terms.metaTitle'),
    description: t('Policies.terms.metaDescription'),
    siteName: t('Meta.siteName'),
  });
}

export default async function TermsConditionPage({ params }: PageProps<'/[locale]/terms-condition'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'Policies' });
  const steps = [
    { name: t('home'), path: '/home' },
    { name: t('terms.title'), path: '/terms-condition' },
  ];
  return (
    <>
      <TermsCondition />
      <JsonLd data={await pageGraph(locale, [breadcrumbList(steps, { locale, site: siteUrl() })])} />
    </>
  );
}

function TermsCondition() {
  const t = useTranslations('Policies.terms');
  return (
    <PolicyPage
      title={t('title')}
      updated={t('updated')}
      sections={sections.map((key) => ({ title: t(`${key}.title`), text: t.rich(`${key}.text`, policyMarks) }))}
    />
  );
}
