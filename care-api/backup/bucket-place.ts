import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FilesAway } from '@/care-api/files/files-away';
import { openBucket } from '@/care-api/files/s3-bucket';
import { s3Files } from '@/care-api/files/s3-files';
import type { S3Place } from '@/care-api/files/s3-place';
import { uploadFile } from '@/care-api/files/upload-file';
import { isBackupName } from './backup-name';
import type { BackupPlace } from './place';

/** So much of a backup is asked for at once, each time anew with its own patience. Bytes. */
const readAtOnce = 64 * 1024 * 1024;

/** Backups in a bucket, put together in a folder of this machine. What fails there is said with what to do. */
export function bucketPlace(dir: string, bucket: S3Place): BackupPlace {
  const files = s3Files(bucket);
  const told = async <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw error instanceof FilesAway ? error.advise(bucket) : error;
    });
  const bytesOf = async (name: string) => {
    const found = await told(files.find(name));
    if (!found) throw new Error(`${name} is not in ${bucket.bucketUrl}.`);
    return found.bytes;
  };
  const download = async (name: string, file: string) => {
    const bytes = await bytesOf(name);
    for (let start = 0; start < bytes; start += readAtOnce) {
      const end = Math.min(start + readAtOnce, bytes) - 1;
      await pipeline(await files.read(name, { start, end }), createWriteStream(file, { flags: 'a', mode: 0o600 }));
    }
  };
  return {
    where: [bucket.bucketUrl, bucket.prefix].filter(Boolean).join('/'),
    dir,
    list: async () => (await told(files.list())).filter(isBackupName).sort().reverse(),
    bytesOf,
    async make(name, write) {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const folder = await mkdtemp(path.join(dir, `${name}.`));
      try {
        const made = await write(path.join(folder, name));
        await told(uploadFile(openBucket(bucket), name, path.join(folder, name)));
        return made;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async use(name, work) {
      const folder = await mkdtemp(path.join(tmpdir(), 'care-fetched-'));
      try {
        const file = path.join(folder, name);
        await told(download(name, file));
        return await work(file);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    delete: (name) => told(files.delete([name])),
    outcomes: {
      write: (name, text) => files.write([{ name, make: async () => Buffer.from(text) }]),
      async read(name) {
        const found = await files.find(name).catch(() => null);
        return found && new Response(await files.read(name, { start: 0, end: found.bytes - 1 })).text();
      },
    },
    check: () => files.check(),
  };
}
