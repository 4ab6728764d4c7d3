import { totalmem } from 'node:os';

/**
 * What the site may use of a machine of so many megabytes: V8 clears its memory late where nothing keeps it from that. The
 * young half in memory gives 15 to 20 % more pages a second where there is room. The last row is for all larger ones.
 */
const rooms = [
  { upTo: 1_100, flags: ['--max-semi-space-size=16', '--max-old-space-size=200'], arenas: '2' },
  { upTo: 2_200, flags: ['--max-semi-space-size=32', '--max-old-space-size=384'], arenas: '2' },
  { upTo: Number.POSITIVE_INFINITY, flags: ['--max-semi-space-size=64'], arenas: '' },
];

/**
 * @param {number} [megabytes] of memory
 * @returns {{ flags: string[], arenas: string }} `arenas` is `MALLOC_ARENA_MAX` of the C library, '' for its own choice
 */
export function siteMemory(megabytes = machineMemory()) {
  const { flags, arenas } = rooms.find(({ upTo }) => megabytes <= upTo) ?? rooms[2];
  return { flags, arenas };
}

/** The container's, where it has less than the machine. */
function machineMemory() {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 1024 ** 2;
}
