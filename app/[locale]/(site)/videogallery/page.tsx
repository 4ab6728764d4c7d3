import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Unavailable } from '@/components/layout/unavailable';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { VideoGallery } from '@/components/videos/video-gallery';
import { getCompany } from '@/lib/care-api/content';
import { readWhole } from '@/lib/care-api/read-whole';
import { listVideos } from '@/lib/care-api/videos';
import { siteUrl } from '@/lib/env';
import { requireLocale } from '@/lib/i18n/require-locale';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { videoObjects } from '@/lib/seo/video-json-ld';

type Props = PageProps<'/[locale]/videogallery'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale });
  return pageMetadata({
    locale,
    path: '/videogallery',
    title: t('Videos.metaTitle'),
    description: t('Videos.metaDescription'),
    siteName: t('Meta.siteName'),
    isTranslated: false,
  });
}

export default async function VideoGalleryPage({ params }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const [t, videos] = await Promise.all([getTranslations({ locale, namespace: 'Videos' }), readWhole(listVideos)]);
  if (!videos) return <Unavailable company={await getCompany()} />;
  const steps = [
    { name: t('home'), path: '/home' },
    { name: t('video'), path: '/videogallery' },
  ];
  const site = siteUrl();
  const things = [breadcrumbList(steps, { locale, site }), ...videoObjects(videos, site)];
  return (
    <div className="wrap py-6">
      <Breadcrumb label={t('breadcrumb')} steps={[{ name: t('home'), href: '/home' }, { name: t('video') }]} />
      <VideoGallery videos={videos} />
      <JsonLd data={await pageGraph(locale, things)} />
    </div>
  );
}
