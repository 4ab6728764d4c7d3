import { decode } from 'bmp-ts';
import sharp, { type Sharp } from 'sharp';
import type { FaultLike } from '@/lib/contract/faults';

export type Refused = { fault: FaultLike };

/** Plain rows, and rows with colour masks; run-length coded ones come out of the decoder in wrong colours. */
const compressions = [0, 3, 6];
const bitsPerPixel = [1, 4, 8, 16, 24, 32];
const unknownKind: Refused = { fault: 'pictureBmpUnreadable' };

/** A BMP, which sharp cannot read; or what is wrong with it, judged by its header before anything is decoded. */
export function decodeBmp(
  content: Buffer,
  refuseSize: (width: number, height: number) => Refused | null,
): Sharp | Refused {
  // An older header is laid out in another way.
  if (content.readUInt32LE(14) < 40) return unknownKind;
  const dataStart = content.readUInt32LE(10);
  const width = content.readInt32LE(18);
  const height = Math.abs(content.readInt32LE(22));
  const bits = content.readUInt16LE(28);
  const tooLarge = refuseSize(width, height);
  if (tooLarge) return tooLarge;
  if (!compressions.includes(content.readUInt32LE(30)) || !bitsPerPixel.includes(bits)) return unknownKind;
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  if (width < 1 || height < 1 || dataStart + rowBytes * height > content.length) return { fault: 'pictureDamaged' };
  // The decoder gives ABGR. What BMPs hold as alpha is seldom meant.
  const data = decode(content).data.swap32();
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}
