import { s3Files } from '@/care-api/files/s3-files';
import { readS3Place } from '@/care-api/files/s3-place';
import type { Settings } from './check-settings';
import { broken, type Finding, ok } from './finding';

export async function checkFiles({
  FILES_URL,
  AWS_ACCESS_KEY_ID,
  AWS_SECRET_ACCESS_KEY,
}: Settings): Promise<Finding[]> {
  if (!FILES_URL || !URL.canParse(FILES_URL)) return [];
  try {
    await s3Files(readS3Place(FILES_URL, { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY })).check();
    return [ok('files', 'the bucket can be listed, written, read and cleared')];
  } catch (error) {
    return [broken('files', error instanceof Error ? error.message.replace(/^FILES_URL: /, '') : String(error))];
  }
}
