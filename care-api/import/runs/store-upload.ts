import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ImportProblem } from '@/care-api/import/import-problem';
import { upTo } from '@/care-api/import/tables/open-bytes';
import { toFault } from '@/lib/contract/faults';
import { importMaxBytes } from '@/lib/contract/import';

/** As it is, so that it can be read otherwise. @throws ImportProblem for what is too large; nothing is left. */
export async function storeUpload(folder: string, body: ReadableStream<Uint8Array> | null): Promise<string> {
  if (!body) throw new ImportProblem(toFault('importEmpty'));
  await mkdir(folder, { recursive: true });
  const name = `${randomBytes(12).toString('hex')}.sent`;
  const file = path.join(folder, name);
  try {
    await pipeline(upTo({ bytes: importMaxBytes }, Readable.from(body)), createWriteStream(file));
    return name;
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}
