import type { GalleryImage } from '@/lib/contract/gallery';
import { decodePart } from '@/lib/http/decode-part';

type GalleryPicture = Omit<GalleryImage, 'version' | 'updatedAt'>;
export type GalleryGroup = { name: string; pictures: GalleryPicture[] };

/** The home page's slider, which is no part of the photo gallery. */
const homeBanners = 'home banner';

export function toGalleryGroups(images: GalleryPicture[]): GalleryGroup[] {
  const groups = new Map<string, GalleryPicture[]>();
  for (const image of images) {
    if (!image.photo || !image.group || image.group.toLowerCase() === homeBanners) continue;
    groups.set(image.group, [...(groups.get(image.group) ?? []), image]);
  }
  return [...groups].map(([name, pictures]) => ({ name, pictures }));
}

export function groupHref(name: string): string {
  return `/imagegallerypicture/${encodeURIComponent(name)}`;
}

/** The name in an address as Next hands it over, still encoded; null where it is none. */
export function groupNameIn(segment: string): string | null {
  return decodePart(segment)?.trim() ?? null;
}
