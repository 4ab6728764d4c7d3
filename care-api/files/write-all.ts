import type { FileStore, NewFile } from '@/care-api/kernel/file-store';
import { someAtOnce } from './some-at-once';

type Place = Pick<FileStore, 'find'> & {
  /** Whole or not at all. */
  put(name: string, content: Buffer): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
};

/** Writes one after the other. When one fails those before it go again, but for names that were there already. */
export async function writeAll(files: readonly NewFile[], { find, put, remove }: Place): Promise<void> {
  const isNew = new Map<string, boolean>();
  await someAtOnce(
    files.map(({ name }) => name),
    async (name) => void isNew.set(name, (await find(name)) === null),
  );
  const made: string[] = [];
  try {
    for (const { name, make } of files) {
      const content = await make();
      // Also one that was not answered may be there.
      if (isNew.get(name)) made.push(name);
      await put(name, content);
    }
  } catch (error) {
    await remove(made).catch(() => {});
    throw error;
  }
}
