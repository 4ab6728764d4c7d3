import { randomBytes } from 'node:crypto';
import { encode } from 'bmp-ts';
import sharp, { type Sharp } from 'sharp';

/** A picture of one colour. */
export function plainPicture(width: number, height: number, background = '#3a7d44'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** As a browser sends a chosen file. */
export function toDataUrl(content: Buffer, type = 'image/png'): string {
  return `data:${type};base64,${content.toString('base64')}`;
}

/** A small picture in a body, none like another: the same file is the same picture. */
export async function pictureUrl(width = 8, height = 6): Promise<string> {
  const colour = `#${randomBytes(3).toString('hex')}`;
  return toDataUrl(await plainPicture(width, height, colour).png().toBuffer());
}

/** A square picture as a large file, three bytes a pixel, which is quickly made smaller: it is of one colour. */
export function largePicture(side: number, background: string): Promise<Buffer> {
  return plainPicture(side, side, background).png({ compressionLevel: 0 }).toBuffer();
}

/** A picture of one colour as BMP. */
export function plainBmp(width: number, height: number, [red, green, blue]: [number, number, number]): Buffer {
  const data = Buffer.alloc(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) data.set([0, blue, green, red], pixel * 4);
  return encode({ data, width, height, bitPP: 24 }).data;
}
