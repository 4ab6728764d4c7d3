import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { emptyDatabases, migrationsDir, packagesLock } from '@/care-api/kernel/paths';

export function emptyDatabase(): string {
  const steps = readdirSync(migrationsDir).filter((name) => name.endsWith('.sql'));
  const hash = createHash('sha256');
  for (const name of steps.sort()) hash.update(`${name}\n`).update(readFileSync(path.join(migrationsDir, name)));
  hash.update(readFileSync(packagesLock));
  return path.join(emptyDatabases, hash.digest('hex').slice(0, 16));
}

/** The engine takes six seconds of processor to make one. @throws what the disk says; the folder is then as it was. */
export function layEmptyDatabase(databaseDir: string): void {
  if (existsSync(databaseDir) && readdirSync(databaseDir).length > 0) return;
  const original = emptyDatabase();
  if (!existsSync(original)) return;
  // It gets its name when it is whole.
  const copy = `${databaseDir}.new`;
  rmSync(copy, { recursive: true, force: true });
  try {
    cpSync(original, copy, { recursive: true });
    rmSync(databaseDir, { recursive: true, force: true });
    renameSync(copy, databaseDir);
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    throw error;
  }
}
