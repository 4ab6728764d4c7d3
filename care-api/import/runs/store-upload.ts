import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { errorCode } from '@/care-api/kernel/error-code';
import { Refusal } from '@/care-api/kernel/refusal';
import { importMaxBytes, importMaxText } from '@/lib/contract/import';
import { watchText } from './watch-text';

/**
 * Stores what somebody sends as a text file in UTF-8, unpacked, and answers its name in the folder.
 * @throws Refusal 413 and 422 for what is too large, packed in another way, or no text; then nothing is left behind.
 */
export async function storeUpload(folder: string, body: ReadableStream<Uint8Array> | null): Promise<string> {
  await mkdir(folder, { recursive: true });
  const name = `${randomBytes(12).toString('hex')}.text`;
  const [sent, unpacked, file] = ['.sent', '.raw', ''].map((ending) => path.join(folder, name + ending));
  if (!body || !sent || !unpacked || !file) throw new Refusal(422, 'importEmpty');
  try {
    await pipeline(Readable.from(body), upTo(importMaxBytes), createWriteStream(sent));
    const bytes = createReadStream(sent);
    const watched = watchText();
    const steps = [upTo(importMaxText), watched.passing, createWriteStream(unpacked)] as const;
    if (await isGzip(sent)) await pipeline(bytes, createGunzip(), ...steps);
    else await pipeline(bytes, ...steps);
    const encoding = watched.encoding();
    await pipeline(createReadStream(unpacked), decode(encoding), createWriteStream(file));
    return name;
  } catch (error) {
    await rm(file, { force: true });
    throw /^Z_/.test(errorCode(error)) ? new Refusal(422, 'importPacked') : error;
  } finally {
    await rm(sent, { force: true });
    await rm(unpacked, { force: true });
  }
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

/** Counted as it passes: a small archive may hold a world. */
function upTo(most: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _, pass) {
      size += chunk.byteLength;
      if (size > most) pass(new Refusal(413, 'importTooLarge'));
      else pass(null, chunk);
    },
  });
}

function decode(encoding: string): Transform {
  const decoder = new TextDecoder(encoding);
  return new Transform({
    transform: (chunk: Buffer, _, pass) => pass(null, decoder.decode(chunk, { stream: true })),
    flush: (pass) => pass(null, decoder.decode()),
  });
}
