import { ArrowLeft } from 'lucide-react';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PictureGrid } from '@/components/gallery/picture-grid';
import { Unavailable } from '@/components/layout/unavailable';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { buttonStyle } from '@/components/ui/button';
import { Sentence } from '@/components/ui/in-own-language';
import { JsonLd } from '@/components/ui/json-ld';
import { getCompany } from '@/lib/care-api/content';
import { getGalleryGroup } from '@/lib/care-api/gallery';
import { siteUrl } from '@/lib/env';
import { groupHref, groupNameIn } from '@/lib/gallery/gallery-groups';
import { Link } from '@/lib/i18n/navigation';
import { requireLocale } from '@/lib/i18n/require-locale';
import { imageHref } from '@/lib/listings/image-href';
import { galleryJsonLd } from '@/lib/seo/gallery-json-ld';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = PageProps<'/[locale]/imagegallerypicture/[galleryBuget]'>;

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requireLocale(params);
  const reading = await readGroup((await params).galleryBuget);
  const t = await getTranslations({ locale });
  if (reading.state !== 'ready') return { title: t('Errors.awayTitle') };
  const group = reading.value.name;
  return pageMetadata({
    locale,
    path: groupHref(group),
    title: t('Gallery.groupTitle', { group }),
    description: t('Gallery.groupMetaDescription', { group, count: reading.value.pictures.length }),
    siteName: t('Meta.siteName'),
    isTranslated: false,
  });
}

export default async function GalleryPicturesPage({ params }: Props) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const reading = await readGroup((await params).galleryBuget);
  if (reading.state !== 'ready') return <Unavailable company={await getCompany()} />;
  const [t, company] = await Promise.all([getTranslations({ locale, namespace: 'Gallery' }), getCompany()]);
  const { name, pictures } = reading.value;
  return (
    <div className="wrap py-6">
      <Breadcrumb
        label={t('breadcrumb')}
        steps={[
          { name: t('home'), href: '/home' },
          { name: t('title'), href: '/imagegallery' },
          { name, content: name },
        ]}
      />
      <h1 className="mt-2">
        <Sentence content={name}>{t('groupTitle', { group: name })}</Sentence>
      </h1>
      <p className="mt-4">
        <Link href="/imagegallery" className={buttonStyle('secondary')}>
          <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
          {t('back')}
        </Link>
      </p>
      <PictureGrid
        pictures={pictures.map(({ id, photo, description }) => ({ id, src: imageHref(photo), description }))}
      />
      <JsonLd
        data={
          await pageGraph(
            locale,
            galleryJsonLd(reading.value, { locale, site: siteUrl(), company, home: t('home'), gallery: t('title') }),
          )
        }
      />
    </div>
  );
}

async function readGroup(segment: string) {
  const name = groupNameIn(segment);
  if (!name) notFound();
  const reading = await getGalleryGroup(name);
  if (reading.state === 'missing') notFound();
  return reading;
}
