import { z } from 'zod';

/** What a person may choose a picture from; the content decides, not the name. */
export const pictureTypes = ['png', 'jpeg', 'gif', 'bmp'] as const;
/** Bytes of a picture before it is encoded as a data URL. */
export const maxPictureBytes = 5 * 1024 * 1024;
/** Pixels a side. */
export const maxPictureSide = 6_000;
/** Pixels a stored picture is wide at most, and the widths it is also kept in where it is wider. */
export const storedWidth = 1_600;
export const variantWidths = [400, 800, 1_200] as const;

/** Whatever type it claims, even nothing inside: the API judges by the content and says what was wrong. */
const dataUrl = /^data:[\w.+/-]{0,100}(?:;base64)?,[A-Za-z0-9+/]*={0,2}$/;
const fileName = /^[A-Za-z0-9_][A-Za-z0-9._ ()-]{0,199}$/;

/**
 * A picture in a body: a data URL with a new one, the name of the stored one to keep it, or '' for none.
 * What the data URL holds is judged by the API when it decodes it.
 */
export const pictureInput = z
  .string()
  .max(Math.ceil((maxPictureBytes * 4) / 3) + 100, 'Please choose a picture of at most 5 MB.')
  .refine(
    (value) => value === '' || fileName.test(value) || isDataUrl(value),
    'Please choose a picture: png, jpg, jpeg, gif or bmp.',
  );

export function isDataUrl(value: string): boolean {
  return value.startsWith('data:') && dataUrl.test(value);
}

export type PictureSize = { width: number; height: number };

/** Stored names say their size, `kx3f…-s1600x900.jpg`: pages reserve the room and know which widths exist. */
export function sizeInName(name: string): PictureSize | null {
  const found = /-s(\d{1,5})x(\d{1,5})\.(?:jpg|png)$/.exec(name);
  return found ? { width: Number(found[1]), height: Number(found[2]) } : null;
}

export type PictureVariant = { width: number; name: string };

/** The narrower copies the API keeps of a stored picture, in one format; none for names that are not ours. */
export function listVariants(name: string, format: 'avif' | 'webp' | 'jpg' | 'png'): PictureVariant[] {
  const size = sizeInName(name);
  if (!size) return [];
  const stem = name.replace(/\.\w+$/, '');
  const widths = [...variantWidths.filter((width) => width < size.width), size.width];
  return widths.map((width) => ({
    width,
    name: width === size.width ? `${stem}.${format}` : `${stem}-w${width}.${format}`,
  }));
}
