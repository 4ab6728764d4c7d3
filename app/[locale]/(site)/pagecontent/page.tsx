import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Unavailable } from '@/components/layout/unavailable';
import { PageList } from '@/components/pages/page-list';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { getCompany } from '@/lib/care-api/content';
import { listPageTree } from '@/lib/care-api/pages';
import { readWhole } from '@/lib/care-api/read-whole';
import { siteUrl } from '@/lib/env';
import { requireLocale } from '@/lib/i18n/require-locale';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = PageProps<'/[locale]/pagecontent'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale });
  return pageMetadata({
    locale,
    path: '/pagecontent',
    title: t('Page.all'),
    description: t('Page.allDescription'),
    siteName: t('Meta.siteName'),
    isTranslated: false,
  });
}

export default async function PageListPage({ params }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const [t, pages] = await Promise.all([getTranslations({ locale, namespace: 'Page' }), readWhole(listPageTree)]);
  if (!pages) return <Unavailable company={await getCompany()} />;
  const steps = [
    { name: t('home'), path: '/home' },
    { name: t('all'), path: '/pagecontent' },
  ];
  return (
    <div className="wrap py-6">
      <Breadcrumb label={t('breadcrumb')} steps={steps.map(({ name, path }) => ({ name, href: path }))} />
      <h1 className="mt-6 mb-6">{t('all')}</h1>
      {pages.length > 0 ? <PageList pages={pages} /> : <p className="text-muted">{t('none')}</p>}
      <JsonLd data={await pageGraph(locale, [breadcrumbList(steps, { locale, site: siteUrl() })])} />
    </div>
  );
}
