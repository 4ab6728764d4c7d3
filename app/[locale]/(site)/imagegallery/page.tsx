import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { GalleryGroups } from '@/components/gallery/gallery-groups';
import { Unavailable } from '@/components/layout/unavailable';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { getCompany } from '@/lib/care-api/content';
import { listGalleryGroups } from '@/lib/care-api/gallery';
import { readWhole } from '@/lib/care-api/read-whole';
import { siteUrl } from '@/lib/env';
import { requireLocale } from '@/lib/i18n/require-locale';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = PageProps<'/[locale]/imagegallery'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale });
  return pageMetadata({
    locale,
    path: '/imagegallery',
    title: t('Gallery.metaTitle'),
    description: t('Gallery.metaDescription'),
    siteName: t('Meta.siteName'),
    isTranslated: false,
  });
}

export default async function ImageGalleryPage({ params }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const [t, groups] = await Promise.all([
    getTranslations({ locale, namespace: 'Gallery' }),
    readWhole(listGalleryGroups),
  ]);
  if (!groups) return <Unavailable company={await getCompany()} />;
  const steps = [
    { name: t('home'), path: '/home' },
    { name: t('title'), path: '/imagegallery' },
  ];
  return (
    <div className="wrap py-6">
      <Breadcrumb label={t('breadcrumb')} steps={[{ name: t('home'), href: '/home' }, { name: t('title') }]} />
      <h1 className="mt-2">{t('title')}</h1>
      <p className="mt-2 text-muted text-xl">{t('subtitle')}</p>
      <GalleryGroups groups={groups} />
      <JsonLd data={await pageGraph(locale, [breadcrumbList(steps, { locale, site: siteUrl() })])} />
    </div>
  );
}
