import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptyDatabase } from '@/care-api/database/embedded/empty-database';
import { buildCareApi } from './start-care-api';

/** A folder for DATA_DIR whose first start is quick: the build's empty database is there to be copied. */
export function newDataFolder(): string {
  if (!existsSync(emptyDatabase())) buildCareApi();
  return mkdtempSync(path.join(tmpdir(), 'care-test-'));
}
