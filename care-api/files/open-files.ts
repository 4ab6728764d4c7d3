import type { Environment } from '@/care-api/kernel/env';
import type { FileStore } from '@/care-api/kernel/file-store';
import { dataPaths } from '@/care-api/kernel/paths';
import { BadBucket } from './files-away';
import { localFiles } from './local-files';
import { s3Files } from './s3-files';
import { readS3Place } from './s3-place';

export async function openFiles(env: Environment): Promise<FileStore> {
  if (!env.FILES_URL) return localFiles(dataPaths(env.DATA_DIR).filesDir);
  const files = s3Files(readS3Place(env.FILES_URL, env));
  await files.check();
  return files;
}

/** A bucket that is only away for now keeps nobody from the pages. */
export async function openFilesOfServer(env: Environment, onTrouble: (what: string) => void): Promise<FileStore> {
  try {
    return await openFiles(env);
  } catch (error) {
    if (!env.FILES_URL || !(error instanceof BadBucket) || error.isSetting) throw error;
    onTrouble(error.message);
    return s3Files(readS3Place(env.FILES_URL, env));
  }
}
