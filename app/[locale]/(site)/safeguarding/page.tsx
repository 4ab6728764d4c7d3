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

const sections = ['danger', 'worried', 'tell', 'others', 'next'] as const;

export async function generateMetadata({ params }: PageProps<'/[locale]/safeguarding'>): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale });
  return pageMetadata({
    locale,
    path: '/safeguarding',
    title: t('Policies.safeguarding.metaTitle'),
    description: t('Policies.safeguarding.metaDescription'),
    siteName: t('Meta.siteName'),
  });
}

export default async function SafeguardingPage({ params }: PageProps<'/[locale]/safeguarding'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'Policies' });
  const steps = [
    { name: t('home'), path: '/home' },
    { name: t('safeguarding.title'), path: '/safeguarding' },
  ];
  return (
    <>
      <Safeguarding company={await getCompany()} />
      <JsonLd data={await pageGraph(locale, [breadcrumbList(steps, { locale, site: siteUrl() })])} />
    </>
  );
}

function Safeguarding({ company }: { company: Company | null }) {
  const t = useTranslations('Policies.safeguarding');
  return (
    <PolicyPage
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
