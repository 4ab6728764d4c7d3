import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ApplyNowScreen } from '@/components/jobs/apply-now-screen';
import { Unavailable } from '@/components/layout/unavailable';
import { JsonLd } from '@/components/ui/json-ld';
import { getCompany, listCategories } from '@/lib/care-api/content';
import { listOpenJobs } from '@/lib/care-api/listings';
import { readWhole } from '@/lib/care-api/read-whole';
import { siteUrl } from '@/lib/env';
import { requireLocale } from '@/lib/i18n/require-locale';
import { doorHref } from '@/lib/listings/doors';
import { toListingCard } from '@/lib/listings/listing-card';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

const jobsShown = 12;

export async function generateMetadata({ params }: PageProps<'/[locale]/applynow'>): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale });
  return pageMetadata({
    locale,
    path: '/applynow',
    title: t('ApplyNow.metaTitle'),
    description: t('ApplyNow.metaDescription'),
    siteName: t('Meta.siteName'),
  });
}

export default async function ApplyNowPage({ params }: PageProps<'/[locale]/applynow'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const [t, categories] = await Promise.all([getTranslations({ locale, namespace: 'ApplyNow' }), listCategories()]);
  const jobs = await readWhole(() => listOpenJobs(jobsShown));
  if (!jobs) return <Unavailable company={await getCompany()} />;
  const steps = [
    { name: t('home'), path: '/home' },
    { name: t('title'), path: '/applynow' },
  ];
  return (
    <>
      <ApplyNowScreen jobs={jobs.map((job) => toListingCard(job, categories))} allHref={doorHref('jobs')} />
      <JsonLd data={await pageGraph(locale, [breadcrumbList(steps, { locale, site: siteUrl() })])} />
    </>
  );
}
