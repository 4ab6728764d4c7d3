import path from 'node:path';

/** The one place that knows where files lie: below the project root, from the sources and from the bundle alike. */
const root = process.cwd();

export const migrationsDir = path.join(root, 'care-api/database/migrations');
export const emptyDatabases = path.join(root, '.care-api/empty-database');
export const packagesLock = path.join(root, 'package-lock.json');
export const embeddedChild = path.join(root, 'care-api/database/embedded/child.mjs');
export const sealWorker = path.join(root, 'care-api/backup/seal-worker.mjs');
export const sampleDir = path.join(root, 'care-api/sample');

export function dataPaths(dataDir: string) {
  return {
    databaseDir: path.join(dataDir, 'database'),
    filesDir: path.join(dataDir, 'files'),
    importsDir: path.join(dataDir, 'imports'),
    /** Scheduled backups, unless BACKUP_DIR names another folder. */
    backupsDir: path.join(dataDir, 'backups'),
    outboxDir: path.join(dataDir, 'outbox'),
    lockFile: path.join(dataDir, 'lock'),
  };
}
