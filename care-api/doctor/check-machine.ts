import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { diskReserve } from '@/care-api/kernel/disk/require-disk-space';
import { broken, type Finding, look, ok, whyNot } from './finding';

const roomy = 1024 ** 3;

export function checkNode(version: string): Finding {
  const [major = 0] = version.split('.').map(Number);
  if (major >= 22) return ok('Node', version);
  return look('Node', `${version} runs the site, but gets no more security fixes: take 24`);
}

/** Writes and deletes a file, as the care API will; where the folder is to be made yet, in the one it will stand in. */
export async function checkFolder(dataDir: string): Promise<Finding[]> {
  const about = 'DATA_DIR';
  const folder = standing(path.resolve(dataDir));
  const probe = path.join(folder, `doctor-${randomUUID()}`);
  try {
    await writeFile(probe, '', { flag: 'wx' });
    await rm(probe);
    const { bavail, bsize } = await statfs(folder);
    return [ok(about, `${dataDir} can be written`), ofRoom(bavail * bsize)];
  } catch (error) {
    return [broken(about, `${dataDir} cannot be written (${whyNot(error)}): give the user of this process the folder`)];
  }
}

function standing(folder: string): string {
  return existsSync(folder) ? folder : standing(path.dirname(folder));
}

export function ofRoom(free: number): Finding {
  const said = `${Math.floor(free / 1024 ** 2).toLocaleString('en-GB')} MB free`;
  if (free < diskReserve) return broken('disk', `${said}: nothing more is stored; make room`);
  return free < roomy ? look('disk', `${said}: make room soon; below 64 MB nothing more is stored`) : ok('disk', said);
}

/** @param theirs what another machine says the time is, now */
export function checkClock(whose: string, theirs: Date, now = new Date()): Finding {
  const seconds = Math.round(Math.abs(now.getTime() - theirs.getTime()) / 1000);
  if (seconds <= 5) return ok('clock', `as that of the ${whose}`);
  const said = `${seconds} s away from that of the ${whose}: set both by NTP`;
  return seconds > 60 ? broken('clock', `${said}, or log-ins and one-time codes fail`) : look('clock', said);
}
