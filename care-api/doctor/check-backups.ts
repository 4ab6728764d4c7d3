import { openPlace } from '@/care-api/backup/backup-place';
import { readKeeping } from '@/care-api/backup/backup-plan';
import { lastOutcome } from '@/care-api/backup/outcome';
import type { BackupPlace } from '@/care-api/backup/place';
import { readEnvironment } from '@/care-api/kernel/env';
import type { Settings } from './check-settings';
import { broken, type Finding, look, ok } from './finding';

const about = 'backup';
const hour = 3_600_000;
/** Days after which a restore should be tried again. */
const drillsEvery = 31;

/** Nothing is said where nobody asked for backups. */
export async function checkBackups(settings: Settings, now = new Date()): Promise<Finding[]> {
  let every: number | undefined;
  let place: BackupPlace;
  try {
    const env = readEnvironment(settings);
    every = env.BACKUP_EVERY;
    const keeping = readKeeping(env);
    place = openPlace(keeping);
    if (keeping.bucket) await place.check();
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    // The other settings are judged elsewhere.
    return said.startsWith('BACKUP_') ? [broken(about, said)] : [];
  }
  if (every === undefined) return [look(about, 'nothing is saved by itself: set BACKUP_EVERY, or see to it yourself')];
  const last = await lastOutcome(place, 'backup');
  if (!last) return [look(about, `none in ${place.where} yet: the care API makes one within a minute of its start`)];
  if (!last.isGood) return [broken(about, `the last one failed: ${last.said}`)];
  const hours = Math.floor((now.getTime() - last.at.getTime()) / hour);
  const said = `${last.file}, ${hours} hours old (${last.said})`;
  const isLate = now.getTime() - last.at.getTime() > 2 * every;
  return [
    isLate ? broken(about, `${said}: none came since; is the care API running?`) : ok(about, said),
    await ofDrill(place, now),
  ];
}

async function ofDrill(place: BackupPlace, now: Date): Promise<Finding> {
  const name = 'restore drill';
  const last = await lastOutcome(place, 'drill');
  if (!last) return look(name, 'was never done: npm run restore -- --drill');
  if (!last.isGood) return broken(name, `the last one failed: ${last.said}`);
  const days = Math.floor((now.getTime() - last.at.getTime()) / (24 * hour));
  const said = `${days} days ago: ${last.said}`;
  return days > drillsEvery ? look(name, `${said}; do it again: npm run restore -- --drill`) : ok(name, said);
}
