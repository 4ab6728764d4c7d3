import { type FileHandle, open } from 'node:fs/promises';
import { z } from 'zod';
import { readXml } from './read-xml';
import type { Bucket } from './s3-bucket';

/** S3 takes ten thousand parts of 5 MB or more. Bytes. */
const usualPart = 16 * 1024 * 1024;
const mostParts = 10_000;

const begun = z.object({ InitiateMultipartUploadResult: z.object({ UploadId: z.string().min(1) }) });
const ended = z.object({ CompleteMultipartUploadResult: z.object({}) });

/** A part in memory at a time. It is there whole or not at all. */
export async function uploadFile(bucket: Bucket, name: string, file: string, smallestPart = usualPart): Promise<void> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const partBytes = Math.max(smallestPart, Math.ceil(size / mostParts));
    if (size > partBytes) return await inParts(bucket, name, handle, { size, partBytes });
    await done(bucket.ofFile(name, { method: 'PUT', body: await read(handle, 0, size) }));
  } finally {
    await handle.close();
  }
}

type Sizes = { size: number; partBytes: number };

async function inParts(bucket: Bucket, name: string, handle: FileHandle, { size, partBytes }: Sizes): Promise<void> {
  const { UploadId } = begun.parse(
    await readXml(await (await bucket.ofFile(name, { method: 'POST', query: '?uploads=' })).text()),
  ).InitiateMultipartUploadResult;
  const upload = `uploadId=${encodeURIComponent(UploadId)}`;
  try {
    const parts: string[] = [];
    for (let start = 0; start < size; start += partBytes) {
      const number = parts.length + 1;
      const body = await read(handle, start, Math.min(partBytes, size - start));
      const { headers } = await done(
        bucket.ofFile(name, { method: 'PUT', body, query: `?partNumber=${number}&${upload}` }),
      );
      const etag = (headers.get('etag') ?? '').replaceAll('"', '');
      parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>"${etag}"</ETag></Part>`);
    }
    const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
    const answer = await (await bucket.ofFile(name, { method: 'POST', body, query: `?${upload}` })).text();
    // It begins with 200 before it knows how it will end.
    if (!ended.safeParse(await readXml(answer)).success) throw bucket.away(`did not put ${name} together`, 0);
  } catch (error) {
    await bucket.ofFile(name, { method: 'DELETE', query: `?${upload}` }).catch(() => {});
    throw error;
  }
}

async function read(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await handle.read(buffer, filled, length - filled, start + filled);
    if (bytesRead === 0) throw new Error('The file became shorter while it was read.');
    filled += bytesRead;
  }
  return buffer;
}

async function done(asked: Promise<Response>): Promise<Response> {
  const answer = await asked;
  await answer.body?.cancel();
  return answer;
}
