import { statfs } from 'node:fs/promises';

/** How long an answer holds: writes come in crowds, disks fill slowly. */
const holds = 2_000;

/** A disk that cannot be measured counts as empty. */
export function freeBytesOf(folder: string): () => Promise<number> {
  let measured = Number.NEGATIVE_INFINITY;
  let answer: Promise<number> = Promise.resolve(0);
  return () => {
    if (performance.now() - measured < holds) return answer;
    measured = performance.now();
    answer = measure(folder).catch(() => Number.POSITIVE_INFINITY);
    return answer;
  };
}

async function measure(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
