import { imageHref } from '@/lib/listings/image-href';

/** Address of a profile's photo; null where it has none that can be shown without asking others for it. */
export function photoHref(photo: string): string | null {
  if (/^data:image\/(?:png|jpeg|gif|bmp);base64,/.test(photo)) return photo;
  return photo === '' || /[/:]/.test(photo) ? null : imageHref(photo);
}
