import { type FileHandle, open } from 'node:fs/promises';
import type { ByteRange } from '@/care-api/kernel/byte-range';

const chunkSize = 64 * 1024;

export function streamFile(file: string, { start, end }: ByteRange): ReadableStream<Uint8Array> {
  let handle: FileHandle | undefined;
  let position = start;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      handle ??= await open(file);
      const wanted = new Uint8Array(Math.min(chunkSize, end - position + 1));
      const { bytesRead } = await handle.read(wanted, 0, wanted.length, position);
      position += bytesRead;
      if (bytesRead > 0) controller.enqueue(wanted.subarray(0, bytesRead));
      if (bytesRead > 0 && position <= end) return;
      await handle.close();
      controller.close();
    },
    cancel: () => handle?.close(),
  };
  // Nothing is opened before somebody reads.
  return new ReadableStream(source, { highWaterMark: 0 });
}
