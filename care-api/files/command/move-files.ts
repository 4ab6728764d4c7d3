import { createHash } from 'node:crypto';
import { someAtOnce } from '@/care-api/files/some-at-once';
import type { FileStore } from '@/care-api/kernel/file-store';

type Moved = { moved: number; bytes: number };

/** Old files go when all copies are there. Stopped in the middle, the next run goes on from there. */
export async function moveFiles(from: FileStore, to: FileStore, onProgress: (done: number) => void): Promise<Moved> {
  const names = await from.list();
  const there = new Set(await to.list());
  let bytes = 0;
  let moved = 0;
  await someAtOnce(names, async (name) => {
    const copied = await copyFile(from, to, name, there.has(name));
    bytes += copied;
    moved += 1;
    if (moved % 100 === 0) onProgress(moved);
  });
  await from.delete(names);
  return { moved, bytes };
}

async function copyFile(from: FileStore, to: FileStore, name: string, mayBeThere: boolean): Promise<number> {
  const content = await readWhole(from, name);
  if (!content) return 0;
  const arrived = async () => hashOf(await readWhole(to, name)) === hashOf(content);
  if (!(mayBeThere && (await arrived()))) {
    await to.write([{ name, make: async () => content }]);
    if (!(await arrived())) throw new Error(`${name} did not arrive whole. Nothing was deleted; try again.`);
  }
  return content.length;
}

async function readWhole(files: FileStore, name: string): Promise<Buffer | null> {
  const found = await files.find(name);
  if (!found) return null;
  if (found.bytes === 0) return Buffer.alloc(0);
  const stream = await files.read(name, { start: 0, end: found.bytes - 1 });
  return Buffer.from(await new Response(stream).arrayBuffer());
}

function hashOf(content: Buffer | null): string {
  return content ? createHash('sha256').update(content).digest('hex') : '';
}
