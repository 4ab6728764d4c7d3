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
/** After one that failed, and after one that was cut off: so long is it nobody else's. */
const againAfter = 15 * 60_000;

/** Once, by whoever of the APIs on this database is there. */
export function startBackups({ database, files, plan, log }: Options): DueWork {
  return startDueWork(async () => {
    try {
      if (!(await claimBackup(database.db, plan.every))) return looksEvery;
      const { manifest: _, ...made } = await whileHeld(database.db, plan.every, () =>
        makeBackup({ database, files }, plan, new Date()),
      );
      await letAgain(database.db, plan.every, plan.every);
      log({ level: 'info', message: 'backup made', ...made });
    } catch (error) {
      log({ level: 'error', message: 'backup failed', why: reasonOf(error).message });
      await letAgain(database.db, plan.every, againAfter).catch(() => {});
    }
    return looksEvery;
  });
}

const key = 'lastBackup';

/** What is kept under the key: when the last one was made, by the database's clock, for whoever asks again in so long. */
const madeFor = (every: number, again: number) =>
  sql`(now() - make_interval(secs => ${Math.max(0, every - again) / 1000}))::text`;

/** True for one asker when the last one is so long ago. It is made once it is said to be: whoever is cut off made none. */
export async function claimBackup(db: Db, every: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into settings (key, value) values (${key}, ${madeFor(every, againAfter)})
    on conflict (key) do update set value = excluded.value
      where settings.value::timestamptz <= now() - make_interval(secs => ${every / 1000})
    returning key`);
  return rows.length > 0;
}

async function whileHeld<T>(db: Db, every: number, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => letAgain(db, every, againAfter).catch(() => {}), againAfter / 3);
  timer.unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

async function letAgain(db: Db, every: number, again: number): Promise<void> {
  await db.execute(sql`update settings set value = ${madeFor(every, again)} where key = ${key}`);
}
