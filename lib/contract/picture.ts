import { z } from 'zod';
import { says } from './issue-faults';

/** What a person may choose a picture from; the content decides, not the name. */
export const pictureTypes = ['png', 'jpeg', 'gif', 'bmp'] as const;
/** Bytes of a picture before it is encoded as a data URL. */
export const maxPictureBytes = 5 * 1024 * 1024;
/** Of a form with one picture: as large as cameras make them, so that one is refused in words and the fields around it stay. */
export const pictureFormBytes = 32 * 1024 * 1024;
/** Pixels a side. */
export const maxPictureSide = 6_000;
export const storedWidth = 1_600;

/** Whatever type it claims, even nothing inside: the API judges by the content and says what was wrong. */
const dataUrl = /^data:[\w.+/-]{0,100}(?:;name=[\w.%~!'()*-]{0,600})?(?:;base64)?,[A-Za-z0-9+/]*={0,2}$/;
const fileName = /^[A-Za-z0-9_][A-Za-z0-9._ ()-]{0,199}$/;

/** Characters of the largest picture as a data URL, with its type and its name. */
export const longestDataUrl = Math.ceil((maxPictureBytes * 4) / 3) + 800;

/** A data URL with a new one (the API judges it when it decodes it), the stored one's name to keep it, '' for none. */
export const pictureInput = z
  .string()
  .max(longestDataUrl, says('pictureTooLarge'))
  .refine((value) => value === '' || fileName.test(value) || isDataUrl(value), says('pictureTypeWrong'));

export function isDataUrl(value: string): boolean {
  return value.startsWith('data:') && dataUrl.test(value);
}

export function withFileName(url: string, name: string): string {
  return url.replace(/^data:[^;,]*/, (head) => `${head};name=${encodeURIComponent(name.slice(0, 60).toWellFormed())}`);
}

export function fileNameIn(url: string): string {
  try {
    return decodeURIComponent(/^data:[^;,]*;name=([^;,]*)/.exec(url)?.[1] ?? '').replace(/\p{Cc}/gu, '');
  } catch {
    return '';
  }
}
