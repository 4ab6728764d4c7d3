import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const ticksPerSecond = 100;

/**
 * Seconds of processor that children of this process have used, and theirs, once each has ended. Undefined where no
 * kernel tells (proc(5), `cutime` and `cstime`).
 */
export function childrenSeconds(read = () => readFileSync('/proc/self/stat', 'utf8')) {
  try {
    const stat = read();
    // The second field is the program's name, which may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    return undefined;
  }
}
