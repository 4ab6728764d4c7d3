import { BadBucket } from '@/care-api/files/files-away';
import { readS3Place, type S3Place } from '@/care-api/files/s3-place';
import { dataPaths } from '@/care-api/kernel/paths';
import { openPlace } from './backup-place';
import { readPassphrase } from './seal';

/** No setting says `sealWork`, how hard the passphrase is to guess: what saves a second would cost the seal. */
export type Keeping = {
  dir: string;
  bucket: S3Place | null;
  keep: number;
  passphrase: string | null;
  sealWork?: number;
};
/** `every` in milliseconds. */
export type BackupPlan = Keeping & { every: number };

type Settings = {
  DATA_DIR: string;
  BACKUP_EVERY?: number | undefined;
  BACKUP_DIR?: string | undefined;
  BACKUP_URL?: string | undefined;
  BACKUP_KEEP: number;
  BACKUP_PASSPHRASE_FILE?: string | undefined;
  FILES_URL?: string | undefined;
  AWS_ACCESS_KEY_ID?: string | undefined;
  AWS_SECRET_ACCESS_KEY?: string | undefined;
};

export function readPlan(settings: Settings): BackupPlan | null {
  const keeping = readKeeping(settings);
  const { BACKUP_EVERY: every } = settings;
  return every === undefined ? null : { every, ...keeping };
}

/** @throws with one line for a passphrase that cannot be had, or a bucket that cannot be meant. */
export function readKeeping(settings: Settings): Keeping {
  const { BACKUP_PASSPHRASE_FILE: file, BACKUP_URL: url, BACKUP_KEEP: keep, DATA_DIR, BACKUP_DIR } = settings;
  const bucket = url ? readS3Place(url, settings, 'BACKUP_URL') : null;
  if (bucket && settings.FILES_URL && isSamePlace(bucket, readS3Place(settings.FILES_URL, settings))) {
    throw new Error(
      'BACKUP_URL: pictures are kept there (FILES_URL). Name a folder of its own, as in s3://bucket/backups',
    );
  }
  return {
    dir: BACKUP_DIR ?? dataPaths(DATA_DIR).backupsDir,
    bucket,
    keep,
    passphrase: file ? readPassphrase(file) : null,
  };
}

/** At the start of a server: a bucket that is only away for now keeps nobody from the pages. @throws with one line. */
export async function checkBucket({ dir, bucket }: Keeping, onTrouble: (what: string) => void): Promise<void> {
  try {
    if (bucket) await openPlace({ dir, bucket }).check();
  } catch (error) {
    if (!(error instanceof BadBucket) || error.isSetting) throw error;
    onTrouble(error.message);
  }
}

function isSamePlace(one: S3Place, other: S3Place): boolean {
  return one.bucketUrl === other.bucketUrl && one.prefix === other.prefix;
}
