import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PolicyPage, policyMarks } from '@/components/policies/policy-page';
import { SlovakPolicy } from '@/components/policies/slovak-policy';
import { slovakPrivacyPolicy } from '@/components/policies/slovak-privacy-policy';
import { JsonLd } from '@/components/ui/json-ld';
import { siteUrl } from '@/lib/env';
import { requireLocale } from '@/lib/i18n/require-locale';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

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

export async function generateMetadata({ params }: PageProps<'/[locale]/privacy-policy'>): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale });
  return pageMetadata({
    locale,
    path: '/privacy-policy',
    title: t('Policies.privacy.metaTitle'),
    description: t('Policies.privacy.metaDescription'),
    siteName: t('Meta.siteName'),
  });
}

export default async function PrivacyPolicyPage({ params }: PageProps<'/[locale]/privacy-policy'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'Policies' });
  const steps = [
    { name: t('home'), path: '/home' },
    { name: t('privacy.title'), path: '/privacy-policy' },
  ];
  return (
    <>
      <PrivacyPolicy />
      <JsonLd data={await pageGraph(locale, [breadcrumbList(steps, { locale, site: siteUrl() })])} />
    </>
  );
}

function PrivacyPolicy() {
  const t = useTranslations('Policies.privacy');
  return (
    <PolicyPage
      title={t('title')}
      updated={t('updated')}
      sections={sections.map((key) => ({ title: t(`${key}.title`), text: t.rich(`${key}.text`, policyMarks) }))}
      slovak={<SlovakPolicy {...slovakPrivacyPolicy} />}
    />
  );
}
