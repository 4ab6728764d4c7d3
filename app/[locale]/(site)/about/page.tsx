import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AboutScreen } from '@/components/about/about-screen';
import { Regulator } from '@/components/layout/regulator';
import { TeamSection } from '@/components/team/team-section';
import { JsonLd } from '@/components/ui/json-ld';
import { getCompany, listClaims, listTeam } from '@/lib/care-api/content';
import { siteUrl } from '@/lib/env';
import { requireLocale } from '@/lib/i18n/require-locale';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/about'>): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale });
  return pageMetadata({
    locale,
    path: '/about',
    title: t('About.metaTitle'),
    description: t('About.metaDescription'),
    siteName: t('Meta.siteName'),
  });
}

export default async function AboutPage({ params }: PageProps<'/[locale]/about'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'About' });
  const steps = [
    { name: t('home'), path: '/home' },
    { name: t('title'), path: '/about' },
  ];
  return (
    <>
      <AboutScreen
        claims={await listClaims()}
        team={<TeamSection members={await listTeam()} className="wrap pt-14" />}
      />
      <Regulator company={await getCompany()} />
      <JsonLd data={await pageGraph(locale, [breadcrumbList(steps, { locale, site: siteUrl() })])} />
    </>
  );
}
