import type { Readable } from 'node:stream';
import { type Entry, openPromise } from 'yauzl';
import { ImportProblem } from '@/care-api/import/import-problem';
import { toFault } from '@/lib/contract/faults';
import { upTo } from './open-bytes';

const mostParts = 10_000;

/** Each read as a stream of at most so many bytes; closed once `work` has ended. */
export async function* withArchive<T>(
  file: string,
  most: number,
  work: (part: (path: string) => Promise<Readable | null>) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const archive = await openPromise(file, { autoClose: false }).catch(damaged);
  try {
    const parts = new Map<string, Entry>();
    const entries = archive.eachEntry()[Symbol.asyncIterator]();
    for (let next = await entries.next().catch(damaged); !next.done; next = await entries.next().catch(damaged)) {
      if (parts.size === mostParts) throw new ImportProblem(toFault('importTooLarge'));
      parts.set(next.value.fileName, next.value);
    }
    yield* work(async (path) => {
      const entry = parts.get(path);
      if (!entry) return null;
      if (entry.uncompressedSize > most) throw new ImportProblem(toFault('importTooLarge'));
      return upTo(
        { bytes: most },
        await archive.openReadStreamPromise(entry).catch(damaged),
        toFault('importWorkbook'),
      );
    });
  } finally {
    archive.close();
  }
}

function damaged(): never {
  throw new ImportProblem(toFault('importWorkbook'));
}
