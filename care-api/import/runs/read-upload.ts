import path from 'node:path';
import { cleanHtml } from '@/care-api/html/clean-html';
import { ImportProblem } from '@/care-api/import/import-problem';
import { type ReadListings, readListings } from '@/care-api/import/listings/import-steps';
import { errorCode } from '@/care-api/kernel/error-code';
import { toFault } from '@/lib/contract/faults';
import type { ImportDeps } from './import-deps';
import type { ImportRow } from './import-rows';

/** The file is stored under a name of ours; the one it came with may say its day. */
export async function readUpload(
  { importsDir }: Pick<ImportDeps, 'importsDir'>,
  row: ImportRow,
): Promise<ReadListings> {
  const { file, fileName, mapping, statedOn } = row;
  const date = statedOn ?? undefined;
  try {
    return await readListings(path.join(importsDir, file), { cleanHtml, mapping, date, fileName });
  } catch (error) {
    throw errorCode(error) === 'ENOENT' ? new ImportProblem(toFault('importFileGone')) : error;
  }
}
