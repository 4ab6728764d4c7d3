import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type DataFolder = { path: string; remove(): void };

/** A folder for one product: empty, or a copy of another that nothing uses. */
export function newDataFolder(from?: string): DataFolder {
  const path = mkdtempSync(join(tmpdir(), 'care-e2e-'));
  if (from) cpSync(from, path, { recursive: true });
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}
