import { sql } from 'drizzle-orm';
import type { Database, Db } from '@/care-api/kernel/db';
import { type DueWork, startDueWork } from '@/care-api/kernel/due-work';
import type { FileStore } from '@/care-api/kernel/file-store';
import { reasonOf } from '@/care-api/kernel/reason-of';
import type { BackupPlan } from './backup-plan';
import { makeBackup } from './make-backup';

type Options = {
  database: Database;
  files: FileStore;
  plan: BackupPlan;
  log: (entry: Record<string, unknown>) => void;
};

const looksEvery = 60_000;
/** After one that failed. */
const againAfter = 15 * 60_000;

/** Once, by whoever of the APIs on this database is there. */
export function startBackups({ database, files, plan, log }: Options): DueWork {
  return startDueWork(async () => {
    try {
      if (!(await claimBackup(database.db, plan.every))) return looksEvery;
      const { manifest: _, ...made } = await makeBackup({ database, files }, plan, new Date());
      log({ level: 'info', message: 'backup made', ...made });
    } catch (error) {
      log({ level: 'error', message: 'backup failed', why: reasonOf(error).message });
      await letAgain(database.db, plan.every).catch(() => {});
    }
    return looksEvery;
  });
}

const key = 'lastBackup';

/** True for one asker when the last one is so long ago, by the database's clock. */
export async function claimBackup(db: Db, every: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into settings (key, value) values (${key}, now()::text)
    on conflict (key) do update set value = excluded.value
      where settings.value::timestamptz <= now() - make_interval(secs => ${every / 1000})
    returning key`);
  return rows.length > 0;
}

async function letAgain(db: Db, every: number): Promise<void> {
  const early = Math.max(0, every - againAfter) / 1000;
  await db.execute(sql`
    update settings set value = (now() - make_interval(secs => ${early}))::text where key = ${key}`);
}
