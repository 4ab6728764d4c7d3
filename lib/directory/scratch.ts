import type { Directory } from './directory';

type Scratch = ReturnType<typeof makeScratch>;

const kept = new WeakMap<Directory['facts'], Scratch>();

/** Numbers by the entries' places, of one search and then of the next. Made once for a directory: megabytes for each search would keep the garbage collector busier than the search. */
export function scratchOf(facts: Directory['facts']): Scratch {
  const scratch = kept.get(facts) ?? makeScratch(facts.closed.length);
  kept.set(facts, scratch);
  return scratch;
}

function makeScratch(size: number) {
  return {
    words: { matched: new Uint8Array(size), fit: new Float64Array(size), isName: new Uint8Array(size) },
    /** Zeros between two uses. */
    best: new Float32Array(size),
    has: new Uint8Array(size),
    near: { miles: new Float64Array(size), isHere: new Uint8Array(size) },
    missed: new Uint16Array(size),
    group: new Uint8Array(size),
    marked: new Uint32Array(size),
    hits: new Uint32Array(size),
  };
}
