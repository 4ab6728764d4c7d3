import { open, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { type FetchedFile, openHost, tooLarge } from './fetch-file';

export type MediaSource = (file: string) => Promise<FetchedFile>;

const largest = 64 * 1024 * 1024;
const patience = 60_000;

export async function openMedia(place: string): Promise<MediaSource> {
  if (/^https?:\/\//i.test(place)) return openAddress(place);
  const found = await stat(place).catch(() => null);
  if (!found?.isDirectory()) throw new Error(`--media: there is no folder ${place}.`);
  return openFolder(await realpath(place));
}

async function openAddress(place: string): Promise<MediaSource> {
  if (!URL.canParse(place)) throw new Error(`--media: ${place} is no address.`);
  const base = new URL(place.replace(/[?#].*$/, '').replace(/\/*$/, '/'));
  if (base.username || base.password) throw new Error('--media: an address with a password in it is not taken.');
  const fetchFile = await openHost(base, { bytes: largest, milliseconds: patience });
  return (file) => fetchFile(new URL(file.split('/').map(encodeURIComponent).join('/'), base));
}

function openFolder(root: string): MediaSource {
  return async (file) => {
    // A link in the folder may lead anywhere.
    const whole = await realpath(path.join(root, file)).catch(() => null);
    if (!whole) return { problem: 'is not there' };
    if (!whole.startsWith(`${root}${path.sep}`)) return { problem: 'leads out of the folder' };
    return readWhole(whole);
  };
}

async function readWhole(file: string): Promise<FetchedFile> {
  try {
    const handle = await open(file);
    try {
      const { size } = await handle.stat();
      return size > largest ? { problem: tooLarge(largest) } : { content: await handle.readFile() };
    } finally {
      await handle.close();
    }
  } catch {
    return { problem: 'cannot be read' };
  }
}
