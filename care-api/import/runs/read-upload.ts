import path from 'node:path';
import { cleanHtml } from '@/care-api/html/clean-html';
import { type ReadListings, readListings } from '@/care-api/import/listings/import-steps';
import type { ImportDeps } from './import-deps';
import type { ImportRow } from './import-rows';

/** The file is stored under a name of ours; the one it came with may say its day. */
export function readUpload({ importsDir }: Pick<ImportDeps, 'importsDir'>, row: ImportRow): Promise<ReadListings> {
  const { file, fileName, mapping, statedOn } = row;
  const date = statedOn ?? undefined;
  return readListings(path.join(importsDir, file), { cleanHtml, mapping, date, fileName });
}
