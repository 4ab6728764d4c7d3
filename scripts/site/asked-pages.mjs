import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** So many addresses are written down, and so many counted before the rarest go. */
const mostWritten = 40;
const mostCounted = 4_000;

/**
 * Which shared pages are asked for most, over starts: what was asked before a start counts half after it.
 * @param {string | null} file null where nothing is to be written
 */
export function askedPages(file) {
  const counts = read(file);
  let isWritten = true;

  /** Those asked for most, in that order. */
  function most() {
    const ranked = [...counts].sort(([, a], [, b]) => b - a);
    return ranked.slice(0, mostWritten).map(([address]) => address);
  }

  return {
    most,
    /** @param {string} address without a host */
    count(address) {
      counts.set(address, (counts.get(address) ?? 0) + 1);
      isWritten = false;
      if (counts.size > mostCounted) forgetRarest(counts);
    },
    save() {
      if (!file || isWritten) return;
      isWritten = true;
      try {
        // What one person asked for once is nobody else's.
        const kept = most()
          .map((address) => [address, counts.get(address)])
          .filter(([, count]) => count >= 2);
        writeFileSync(`${file}.new`, JSON.stringify(kept), { mode: 0o600 });
        renameSync(`${file}.new`, file);
      } catch {
        // A disk that takes nothing costs the next start its warmth, and nothing else.
      }
    },
  };
}

function forgetRarest(counts) {
  const ranked = [...counts].sort(([, a], [, b]) => a - b);
  for (const [address] of ranked.slice(0, mostCounted / 2)) counts.delete(address);
}

/** @returns {Map<string, number>} */
function read(file) {
  try {
    const written = file ? JSON.parse(readFileSync(file, 'utf8')) : [];
    return new Map(written.filter(isCount).map(([address, count]) => [address, count / 2]));
  } catch {
    return new Map();
  }
}

function isCount(entry) {
  return Array.isArray(entry) && /^\/(?!\/)/.test(entry[0]) && Number.isFinite(entry[1]);
}
