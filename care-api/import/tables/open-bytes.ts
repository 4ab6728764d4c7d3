import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ImportProblem } from '@/care-api/import/import-problem';
import { errorCode } from '@/care-api/kernel/error-code';
import { type Fault, toFault } from '@/lib/contract/faults';
import { mostRecords } from './row';

/** How much of a file is read. */
export type Bounds = { bytes: number; lines?: number | undefined };

/** A file's bytes, unpacked where it begins like an archive of gzip whatever its name, from its start each time. */
export async function openBytes(file: string, most: Bounds): Promise<() => Readable> {
  const start = await firstBytes(file, 2);
  const isGzip = start[0] === 0x1f && start[1] === 0x8b;
  return () => {
    const bytes = createReadStream(file);
    if (!isGzip) return upTo(most, bytes);
    const unpacked = createGunzip();
    bytes.on('error', (error) => unpacked.destroy(error));
    return upTo(most, bytes.pipe(unpacked));
  };
}

export async function firstBytes(file: string, count: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Counted as it passes: a small archive may hold a world. One that is damaged must not look like a short one. */
export function upTo(
  { bytes, lines: mostLines }: Bounds,
  from: Readable,
  damaged: Fault = toFault('importPacked'),
): Readable {
  let size = 0;
  let lines = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _, pass) {
      size += chunk.byteLength;
      if (mostLines !== undefined) lines += countLines(chunk);
      if (size > bytes) pass(new ImportProblem(toFault('importTooLarge')));
      else if (lines > (mostLines ?? 0)) pass(new ImportProblem(toFault('importTooMany', { max: mostRecords })));
      else pass(null, chunk);
    },
  });
  from.on('error', (error) => {
    const isSystem = /^E[A-Z]+$/.test(errorCode(error));
    counted.destroy(isSystem ? error : new ImportProblem(damaged));
  });
  // Whoever stops reading stops the file as well.
  counted.on('close', () => from.destroy());
  return from.pipe(counted);
}

/** Of Windows, Unix or an old Mac; of two bytes a sign as well. */
function countLines(chunk: Buffer): number {
  return Math.max(
    ...[10, 13].map((end) => {
      let ends = 0;
      for (let at = chunk.indexOf(end); at !== -1; at = chunk.indexOf(end, at + 1)) ends += 1;
      return ends;
    }),
  );
}
