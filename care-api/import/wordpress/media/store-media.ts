import { randomBytes } from 'node:crypto';
import { decodeMovedPicture } from '@/care-api/files/decode-picture';
import { otherType } from '@/care-api/files/picture-type';
import { recordingType } from '@/care-api/files/recording-type';
import { storePixels } from '@/care-api/files/store-picture';
import type { FileStore } from '@/care-api/kernel/file-store';

export type StoredMedia = { name: string } | { problem: string };

const refused = new Map([
  ['pictureIsSvg', 'is an SVG drawing, which may hold script'],
  ['pictureIsHeic', 'is a HEIC picture, which browsers do not show'],
  ['pictureIsWebPage', 'is a web page'],
]);
const quickTime = 'is a QuickTime film, which browsers do not play';
const forGood = new Set([refused.get('pictureIsSvg'), refused.get('pictureIsHeic'), quickTime]);

/** Any other problem may be the old site's of an hour: a page of its own in place of the file, or half of it. */
export function isForGood(problem: string): boolean {
  return forGood.has(problem);
}

export async function storeMedia(files: FileStore, content: Buffer): Promise<StoredMedia> {
  if (content.length === 0) return { problem: 'is empty' };
  const recording = recordingType(content);
  if (recording === 'mov') return { problem: quickTime };
  if (recording) return { name: await writeRecording(files, recording, content) };
  const problem = refused.get(otherType(content) ?? '');
  if (problem) return { problem };
  const pixels = await decodeMovedPicture(content);
  return pixels
    ? { name: await storePixels(files, pixels) }
    : { problem: 'is no picture, sound, film or document that can be read' };
}

async function writeRecording(files: FileStore, extension: string, content: Buffer): Promise<string> {
  const name = `${randomBytes(12).toString('hex')}.${extension}`;
  await files.write([{ name, make: async () => content }]);
  return name;
}
