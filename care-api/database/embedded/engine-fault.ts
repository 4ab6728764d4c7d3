import { freeNow, isNoRoom, noRoom } from '@/care-api/kernel/disk/no-room';
import { writeFloor } from '@/care-api/kernel/disk/require-disk-space';

/** One line that says what to do. `said`: what the engine wrote before it ended; `end`: exit code or signal. */
export function engineFault(dataDir: string | null, said: string, end: string | number): Error {
  if (dataDir === null) return new Error(`The embedded database did not start (${end}).`);
  if (isNoRoom(said) || freeNow(dataDir) < writeFloor) return new Error(noRoom(dataDir));
  const [why = ''] = said.split('\n').map((line) => line.trim());
  return new Error(
    `The embedded database in ${dataDir} cannot be opened: it is damaged, or was made by another version (${why.slice(0, 120) || end}). Move the folder away, keep it, and bring your last backup back: npm run restore -- <file>`,
  );
}
