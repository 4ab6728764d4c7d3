import { Refusal } from '@/care-api/kernel/refusal';
import type { WholeCode } from '@/lib/contract/faults';

/** @throws Refusal 422 for one that is larger */
export async function readStream(
  stream: ReadableStream<Uint8Array> | null,
  mostBytes: number,
  tooLarge: WholeCode,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new Refusal(422, tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
