import type { WholeCode } from '@/lib/contract/faults';
import type { pictureTypes } from '@/lib/contract/picture';

export type PictureType = (typeof pictureTypes)[number];

const taken: readonly (readonly [PictureType, RegExp])[] = [
  ['png', /^\x89PNG\r\n.\n/],
  ['jpeg', /^\xff\xd8\xff/],
  ['gif', /^GIF8[79]a/],
  ['bmp', /^BM/],
];

/** Named in the answer, because people meet them and do not know why they are refused. */
const others: readonly (readonly [WholeCode, RegExp])[] = [
  ['pictureIsWebp', /^RIFF[\s\S]{4}WEBP/],
  ['pictureIsHeic', /^[\s\S]{4}ftyp(?:hei|hev|mif|msf)/],
  ['pictureIsAvif', /^[\s\S]{4}ftypavi/],
  ['pictureIsTiff', /^(?:II\*\0|MM\0\*)/],
  ['pictureIsSvg', /^[\s\S]{0,200}<svg/i],
  ['pictureIsWebPage', /^\s*<(?:!doctype html|html|head|body|script)/i],
  ['pictureIsPdf', /^%PDF/],
];

export function pictureType(content: Buffer): PictureType | null {
  return findIn(taken, content);
}

export function otherType(content: Buffer): WholeCode | null {
  return findIn(others, content);
}

function findIn<T>(types: readonly (readonly [T, RegExp])[], content: Buffer): T | null {
  const start = content.toString('latin1', 0, 300);
  return types.find(([, marks]) => marks.test(start))?.[0] ?? null;
}
