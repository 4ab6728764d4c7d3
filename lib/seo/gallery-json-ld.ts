import type { ImageObject, Thing } from 'schema-dts';
import type { Company } from '@/lib/contract/company';
import { type GalleryGroup, groupHref } from '@/lib/gallery/gallery-groups';
import type { Locale } from '@/lib/i18n/languages';
import { imageHref } from '@/lib/listings/image-href';
import { breadcrumbList } from './breadcrumb-json-ld';

type Around = { locale: Locale; site: string; company: Company | null; home: string; gallery: string };

export function galleryJsonLd(
  { name, pictures }: GalleryGroup,
  { locale, site, company, home, gallery }: Around,
): Thing[] {
  // The sample's drawings are not the work of its fictional provider, and a picture of nobody is nothing to search for.
  const credit = company?.isSample ? '' : (company?.name ?? '');
  const steps = [
    { name: home, path: '/home' },
    { name: gallery, path: '/imagegallery' },
    { name, path: groupHref(name) },
  ];
  return [
    breadcrumbList(steps, { locale, site }),
    ...(credit ? pictures : []).map(
      ({ photo, description }): ImageObject => ({
        '@type': 'ImageObject',
        contentUrl: `${site}${imageHref(photo)}`,
        ...(description && { caption: description }),
        creator: { '@type': 'Organization', name: credit },
        creditText: credit,
      }),
    ),
  ];
}
