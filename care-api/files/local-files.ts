import { constants } from 'node:fs';
import { copyFile, cp, lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '@/care-api/kernel/file-store';
import { partName } from './part-files';
import { streamFile } from './stream-file';
import { writeAll } from './write-all';

export function localFiles(folder: string): FileStore {
  const at = (name: string) => path.join(folder, name);
  const remove = async (names: readonly string[]) => {
    for (const name of names) await rm(at(name), { force: true });
  };
  const find: FileStore['find'] = async (name) => {
    const found = await lstat(at(name)).catch(() => null);
    return found?.isFile() ? { bytes: found.size, changedAt: found.mtime } : null;
  };
  const put = async (name: string, content: Buffer) => {
    await mkdir(folder, { recursive: true });
    try {
      await writeFile(at(partName(name)), content, { flush: true });
      await rename(at(partName(name)), at(name));
    } catch (error) {
      await remove([partName(name)]);
      throw error;
    }
  };
  const list = async () => {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
  };
  return {
    find,
    list,
    read: async (name, range) => streamFile(at(name), range),
    write: (files) => writeAll(files, { find, put, remove }),
    delete: remove,
    async takeFrom(other, { replace }) {
      await mkdir(folder, { recursive: true });
      await cp(other, folder, { recursive: true, force: replace });
    },
    async copyTo(other) {
      await mkdir(other, { recursive: true });
      for (const name of await list()) {
        await copyFile(at(name), path.join(other, name), constants.COPYFILE_FICLONE).catch((error) => {
          // Deleted since it was listed: no row names it any more.
          if (error.code !== 'ENOENT') throw error;
        });
      }
    },
    check: async () => {},
  };
}
