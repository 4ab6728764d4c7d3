import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PolicyPage, policyMarks } from '@/components/policies/policy-page';
import { slovakCookiePolicy } from '@/components/policies/slovak-cookie-policy';
import { SlovakPolicy } from '@/components/policies/slovak-policy';
import { JsonLd } from '@/components/ui/json-ld';
import { siteUrl } from '@/lib/env';
import { requireLocale } from '@/lib/i18n/require-locale';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

const sections = ['what', 'ours', 'storage', 'none', 'others', 'choice'] as const;

export async function generateMetadata({ params }: PageProps<'/[locale]/cookie-policy'>): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale });
  return pageMetadata({
    locale,
    path: '/cookie-policy',
    title: t('Policies.cookies.metaTitle'),
    description: t('Policies.cookies.metaDescription'),
    siteName: t('Meta.siteName'),
  });
}

export default async function CookiePolicyPage({ params }: PageProps<'/[locale]/cookie-policy'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'Policies' });
  const steps = [
    { name: t('home'), path: '/home' },
    { name: t('cookies.title'), path: '/cookie-policy' },
  ];
  return (
    <>
      <CookiePolicy />
      <JsonLd data={await pageGraph(locale, [breadcrumbList(steps, { locale, site: siteUrl() })])} />
    </>
  );
}

function CookiePolicy() {
  const t = useTranslations('Policies.cookies');
  return (
    <PolicyPage
      title={t('title')}
      updated={t('updated')}
      sections={sections.map((key) => ({ title: t(`${key}.title`), text: t.rich(`${key}.text`, policyMarks) }))}
      slovak={<SlovakPolicy {...slovakCookiePolicy} />}
    />
  );
}
