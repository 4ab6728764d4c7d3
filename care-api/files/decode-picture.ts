import sharp, { type Raw, type Sharp } from 'sharp';
import { toFault } from '@/lib/contract/faults';
import { maxPictureBytes, maxPictureSide, storedWidth } from '@/lib/contract/picture';
import { decodeBmp, type Refused } from './decode-bmp';
import { otherType, type PictureType, pictureType } from './picture-type';

/** Pixels, upright, in sRGB, without metadata, at most `storedWidth` wide. */
export type Pixels = { data: Buffer; raw: Raw; isOpaque: boolean };

export async function decodePicture(content: Buffer): Promise<Pixels | Refused> {
  if (content.length === 0) return { fault: 'pictureEmpty' };
  if (content.length > maxPictureBytes) return { fault: 'pictureTooLarge' };
  const type = pictureType(content);
  if (!type) return { fault: otherType(content) ?? 'pictureTypeWrong' };
  try {
    const opened = await open(content, type);
    return 'fault' in opened ? opened : await toPixels(opened);
  } catch {
    // Nothing but the bytes comes in here: what cannot be read is their fault.
    return { fault: 'pictureDamaged' };
  }
}

/** Of a camera: nobody waits for these, and they are made narrower in the end. */
const mostPixels = 144_000_000;
const movedFormats = ['jpeg', 'png', 'gif', 'webp', 'heif', 'tiff'];

/** Those of a library that moves in may be larger and of more kinds; null when it is none. */
export async function decodeMovedPicture(content: Buffer): Promise<Pixels | null> {
  try {
    if (pictureType(content) === 'bmp') {
      const opened = decodeBmp(content, refuseSize);
      return 'fault' in opened ? null : await toPixels(opened);
    }
    const picture = sharp(content, { limitInputPixels: mostPixels, failOn: 'truncated' });
    const { format } = await picture.metadata();
    return movedFormats.includes(format) ? await toPixels(picture) : null;
  } catch {
    return null;
  }
}

async function open(content: Buffer, type: PictureType): Promise<Sharp | Refused> {
  if (type === 'bmp') return decodeBmp(content, refuseSize);
  const picture = sharp(content, { limitInputPixels: maxPictureSide ** 2, failOn: 'truncated' });
  const { format, width, height } = await picture.metadata();
  if (format !== type) return { fault: 'pictureTypeWrong' };
  return refuseSize(width, height) ?? picture;
}

async function toPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .rotate()
    .resize({ width: storedWidth, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const { isOpaque } = await sharp(data, { raw }).stats();
  return { data, raw, isOpaque };
}

function refuseSize(width: number, height: number): Refused | null {
  if (width <= maxPictureSide && height <= maxPictureSide) return null;
  return { fault: toFault('pictureSideTooLong', { width, height, max: maxPictureSide }) };
}
