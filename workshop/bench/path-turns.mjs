/**
 * Paths taking turns, in two groups that share none: `kept` are for warming up and for the bare server, the others for
 * the measurement, so that the site meets them for the first time there. A single path is in both.
 * @param {string[]} paths
 * @param {number} mostKept
 */
export function pathTurns(paths, mostKept) {
  const kept = paths.slice(0, Math.max(1, Math.min(mostKept, Math.floor(paths.length / 2))));
  const measured = paths.length > 1 ? paths.slice(kept.length) : paths;
  let used = 0;
  return {
    kept,
    nextKept: turns(kept),
    nextPath: turns(measured, () => {
      used += 1;
    }),
    /** How many requests so far were for a path already used; always 0 for a page of one path. */
    repeated: () => (paths.length > 1 ? Math.max(0, used - measured.length) : 0),
  };
}

function turns(paths, onTurn) {
  let index = -1;
  return () => {
    onTurn?.();
    index = (index + 1) % paths.length;
    return paths[index];
  };
}
