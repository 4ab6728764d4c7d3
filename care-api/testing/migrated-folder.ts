import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@/care-api/database/open-database';
import { stampOf } from '@/scripts/start/stamp.mjs';

const kept = path.resolve('node_modules/.cache/migrated-database');

/**
 * A new data folder of the embedded engine, migrated and empty. It is a copy: making the first takes five seconds of
 * work, which only changed migrations or packages ask for again.
 */
export async function copyMigratedFolder(): Promise<string> {
  const original = path.join(kept, stampOf(['care-api/database/migrations', 'package-lock.json']));
  const copy = mkdtempSync(path.join(tmpdir(), 'care-test-'));
  if (!tryToCopy(original, copy)) {
    await make(original);
    cpSync(original, copy, { recursive: true });
  }
  return copy;
}

function tryToCopy(from: string, to: string): boolean {
  try {
    cpSync(from, to, { recursive: true });
    return true;
  } catch {
    return false;
  }
}

/** Two test files may do so at once: the folder gets its name when it is whole, and the first to give it wins. */
async function make(original: string): Promise<void> {
  mkdirSync(kept, { recursive: true });
  for (const name of readdirSync(kept)) {
    if (!name.startsWith('making-')) rmSync(path.join(kept, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(path.join(kept, 'making-'));
  const database = await openDatabase({ dataDir: folder });
  await database.close();
  try {
    renameSync(folder, original);
  } catch {
    rmSync(folder, { recursive: true });
  }
}
