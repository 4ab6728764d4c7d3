import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { FileStore } from '@/care-api/kernel/file-store';
import { Refusal } from '@/care-api/kernel/refusal';
import { fileOfPicture, listVariants, sizeInName } from '@/lib/contract/picture-variants';
import { decodePicture, type Pixels } from './decode-picture';
import { oneAtATime } from './one-at-a-time';

// Pictures may take their time; the calls beside them may not.
sharp.concurrency(1);
sharp.cache(false);
const inTurn = oneAtATime();

/** `owner` is the id of who sends it: pictures wait in one queue. Of one `circle`, one file is one picture. */
type Sent = { owner: string; circle: string; field: string; dataUrl: string };

/** Answers its name. @throws Refusal 422 on `field` that says what is wrong with it. */
export function storePicture(files: FileStore, { owner, circle, field, dataUrl }: Sent): Promise<string> {
  return inTurn(owner, async () => {
    const content = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
    const pixels = await decodePicture(content);
    if ('fault' in pixels) throw new Refusal(422, 'problem', { [field]: pixels.fault });
    const sum = createHash('sha256').update(`${circle} `).update(content).digest('hex');
    return storePixels(files, pixels, sum.slice(0, stemLength));
  });
}

/** Encodes and stores a picture with its narrower copies, and answers its name: new, or by `sum`, if it is there. */
export async function storePixels(files: FileStore, pixels: Pixels, sum?: string): Promise<string> {
  const { width, height } = pixels.raw;
  const extension = pixels.isOpaque ? 'jpg' : 'png';
  const name = `${sum ?? newStem()}-s${width}x${height}.${extension}`;
  if (sum !== undefined && (await files.find(name))) return name;
  // The one that names them comes last.
  const copies = filesOf(name).map(({ name, format, width }) => ({ name, make: () => encode(pixels, format, width) }));
  await files.write(copies);
  return name;
}

const stemLength = 24;
export const newStem = () => randomBytes(stemLength / 2).toString('hex');

/** Deletes a picture and its copies. Files that were put there by hand, or are sample content, stay. */
export async function deletePicture(files: FileStore, name: string): Promise<void> {
  await files.delete(filesOf(name).map((file) => file.name));
}

type Format = Parameters<typeof listVariants>[1];

function filesOf(name: string): { name: string; width: number; format: Format }[] {
  if (!sizeInName(name)) return [];
  const file = fileOfPicture(name);
  const formats = ['avif', 'webp', file.endsWith('.png') ? 'png' : 'jpg'] as const;
  return formats.flatMap((format) => listVariants(file, format).map((variant) => ({ ...variant, format })));
}

function encode({ data, raw, isOpaque }: Pixels, format: Format, width: number): Promise<Buffer> {
  const whole = sharp(data, { raw });
  const picture = (isOpaque ? whole.removeAlpha() : whole).resize({ width });
  if (format === 'avif') return picture.avif({ quality: 50, effort: 1 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 76 }).toBuffer();
  if (format === 'png') return picture.png({ compressionLevel: 9 }).toBuffer();
  return picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
