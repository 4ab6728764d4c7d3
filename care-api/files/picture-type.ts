import type { pictureTypes } from '@/lib/contract/picture';

export type PictureType = (typeof pictureTypes)[number];

const taken: readonly (readonly [PictureType, RegExp])[] = [
  ['png', /^\x89PNG\r\n.\n/],
  ['jpeg', /^\xff\xd8\xff/],
  ['gif', /^GIF8[79]a/],
  ['bmp', /^BM/],
];

/** Named in the answer, because people meet them and do not know why they are refused. */
const others: readonly (readonly [string, RegExp])[] = [
  ['a WebP picture', /^RIFF[\s\S]{4}WEBP/],
  ['a HEIC picture', /^[\s\S]{4}ftyp(?:hei|hev|mif|msf)/],
  ['an AVIF picture', /^[\s\S]{4}ftypavi/],
  ['a TIFF picture', /^(?:II\*\0|MM\0\*)/],
  ['an SVG drawing', /^[\s\S]{0,200}<svg/i],
  ['a web page', /^\s*<(?:!doctype html|html|head|body|script)/i],
  ['a PDF document', /^%PDF/],
];

/** What a file is by its first bytes, whatever its name says; null when it is no picture we take. */
export function pictureType(content: Buffer): PictureType | null {
  return findIn(taken, content);
}

/** What a refused file seems to be: 'a WebP picture'; null when that is anybody's guess. */
export function otherType(content: Buffer): string | null {
  return findIn(others, content);
}

function findIn<T>(types: readonly (readonly [T, RegExp])[], content: Buffer): T | null {
  const start = content.toString('latin1', 0, 300);
  return types.find(([, marks]) => marks.test(start))?.[0] ?? null;
}
