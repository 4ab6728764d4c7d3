import type { Audience, Kind } from '@/lib/contract/kind';
import { compareText } from '@/lib/contract/search-text';
import type { DirectoryEntry } from './directory-entry';
import { squareAt } from './squares';

/** An entry's `codes` are from `starts[place]` to before `starts[place + 1]`, and are places in `values`. */
export type Column<T> = {
  starts: Uint32Array;
  codes: Uint32Array;
  values: readonly T[];
  codeOf: ReadonlyMap<T, number>;
};

export type Columns = {
  location: Column<string>;
  city: Column<string>;
  postcode: Column<string>;
  /** 'LS176' of 'LS176AA'; '' where no more than the district is known. */
  sector: Column<string>;
  /** 'LS17' of 'LS176AA'. */
  district: Column<string>;
  square: Column<number>;
  kind: Column<Kind>;
  audience: Column<Audience>;
  category: Column<number>;
  filter: Column<number>;
};

type Entries = readonly DirectoryEntry[];

const kept = new WeakMap<Entries, Columns>();

/** Made once for a list of entries: walking numbers side by side takes a twentieth of walking objects. */
export function columnsOf(entries: Entries): Columns {
  const known = kept.get(entries);
  if (known) return known;
  const columns = {
    location: makeColumn(entries, ({ location }) => [location], compareText),
    city: makeColumn(entries, ({ city }) => [city], compareText),
    postcode: makeColumn(entries, ({ postcode }) => [postcode], compareText),
    sector: makeColumn(entries, ({ postcode }) => [isLong(postcode) ? postcode.slice(0, -2) : ''], compareText),
    district: makeColumn(entries, ({ postcode }) => [isLong(postcode) ? postcode.slice(0, -3) : postcode], compareText),
    square: makeColumn(entries, ({ position }) => (position ? [squareAt(position.lat, position.lng)] : []), byNumber),
    kind: makeColumn(entries, (entry) => entry.kinds, compareText),
    audience: makeColumn(entries, (entry) => entry.audiences, compareText),
    category: makeColumn(entries, ({ categoryIds }) => categoryIds, byNumber),
    filter: makeColumn(entries, ({ filterIds }) => filterIds, byNumber),
  };
  kept.set(entries, columns);
  return columns;
}

function makeColumn<T>(
  entries: Entries,
  valuesOf: (entry: DirectoryEntry) => readonly T[],
  compare: (a: T, b: T) => number,
): Column<T> {
  const distinct = new Set<T>();
  const starts = new Uint32Array(entries.length + 1);
  let length = 0;
  for (const [place, entry] of entries.entries()) {
    const own = valuesOf(entry);
    for (const value of own) distinct.add(value);
    length += own.length;
    starts[place + 1] = length;
  }
  const values = [...distinct].sort(compare);
  const codeOf = new Map(values.map((value, code) => [value, code]));
  const codes = new Uint32Array(length);
  let at = 0;
  for (const entry of entries) {
    for (const value of valuesOf(entry)) {
      codes[at] = codeOf.get(value) ?? 0;
      at += 1;
    }
  }
  return { starts, codes, values, codeOf };
}

/** 1 for each code of a column that stands for one of these values. */
export function markCodes<T>({ values, codeOf }: Column<T>, wanted: readonly T[]): Uint8Array {
  const marks = new Uint8Array(values.length);
  for (const value of wanted) {
    const code = codeOf.get(value);
    if (code !== undefined) marks[code] = 1;
  }
  return marks;
}

export function addCodes({ starts, codes }: Column<unknown>, places: Uint32Array, counts: Uint32Array): void {
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0;
    const end = starts[place + 1] ?? 0;
    for (let at = starts[place] ?? 0; at < end; at += 1) {
      const code = codes[at] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
}

function isLong(postcode: string): boolean {
  return postcode.length > 4;
}

function byNumber(a: number, b: number): number {
  return a - b;
}
