import sharp, { type Raw, type Sharp } from 'sharp';
import { maxPictureBytes, maxPictureSide, storedWidth } from '@/lib/contract/picture';
import { decodeBmp } from './decode-bmp';
import { choosePicture, damaged } from './picture-fault';
import { otherType, type PictureType, pictureType } from './picture-type';

/** Pixels, upright, in sRGB, without metadata, at most `storedWidth` wide. */
export type Pixels = { data: Buffer; raw: Raw; isOpaque: boolean };

/** The pixels of an uploaded picture, or the sentence that says what is wrong with it. */
export async function decodePicture(content: Buffer): Promise<Pixels | string> {
  if (content.length === 0) return 'This file is empty. Please choose another one.';
  if (content.length > maxPictureBytes) return 'Please choose a picture of at most 5 MB.';
  const type = pictureType(content);
  if (!type) return refuseType(otherType(content));
  try {
    const opened = await open(content, type);
    return typeof opened === 'string' ? opened : await toPixels(opened);
  } catch {
    // Nothing but the bytes comes in here: what cannot be read is their fault.
    return damaged;
  }
}

async function open(content: Buffer, type: PictureType): Promise<Sharp | string> {
  if (type === 'bmp') return decodeBmp(content, refuseSize);
  const picture = sharp(content, { limitInputPixels: maxPictureSide ** 2, failOn: 'truncated' });
  const { format, width, height } = await picture.metadata();
  if (format !== type) return choosePicture;
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

function refuseType(found: string | null): string {
  return found ? `This is ${found}. ${choosePicture}` : choosePicture;
}

function refuseSize(width: number, height: number): string | null {
  if (width <= maxPictureSide && height <= maxPictureSide) return null;
  return `This picture is ${width} by ${height} pixels. Please choose one of at most ${maxPictureSide} a side.`;
}
