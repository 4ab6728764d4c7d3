import { backupDir, lastOutcome } from '@/care-api/backup/backup-folder';
import { readPassphrase } from '@/care-api/backup/seal';
import { readEnvironment } from '@/care-api/env';
import type { Settings } from './check-settings';
import { broken, type Finding, look, ok } from './finding';

const about = 'backup';
const hour = 3_600_000;
/** Days after which a restore should be tried again. */
const drillsEvery = 31;

/** When everything was last saved, and whether that was ever restored; nothing is said where nobody asked for backups. */
export async function checkBackups(settings: Settings, now = new Date()): Promise<Finding[]> {
  let env: ReturnType<typeof readEnvironment>;
  try {
    env = readEnvironment(settings);
    if (env.BACKUP_PASSPHRASE_FILE) readPassphrase(env.BACKUP_PASSPHRASE_FILE);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    // The other settings are judged elsewhere.
    return said.startsWith('BACKUP_') ? [broken(about, said)] : [];
  }
  const { BACKUP_EVERY: every } = env;
  if (every === undefined) return [look(about, 'nothing is saved by itself: set BACKUP_EVERY, or see to it yourself')];
  const dir = backupDir(env);
  const last = await lastOutcome(dir, 'backup');
  if (!last) return [look(about, `none in ${dir} yet: the care API makes one within a minute of its start`)];
  if (!last.isGood) return [broken(about, `the last one failed: ${last.said}`)];
  const hours = Math.floor((now.getTime() - last.at.getTime()) / hour);
  const said = `${last.file}, ${hours} hours old (${last.said})`;
  const isLate = now.getTime() - last.at.getTime() > 2 * every;
  return [
    isLate ? broken(about, `${said}: none came since; is the care API running?`) : ok(about, said),
    await ofDrill(dir, now),
  ];
}

async function ofDrill(dir: string, now: Date): Promise<Finding> {
  const name = 'restore drill';
  const last = await lastOutcome(dir, 'drill');
  if (!last) return look(name, 'was never done: npm run restore-drill');
  if (!last.isGood) return broken(name, `the last one failed: ${last.said}`);
  const days = Math.floor((now.getTime() - last.at.getTime()) / (24 * hour));
  const said = `${days} days ago: ${last.said}`;
  return days > drillsEvery ? look(name, `${said}; do it again: npm run restore-drill`) : ok(name, said);
}
