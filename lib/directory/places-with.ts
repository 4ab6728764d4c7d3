import type { Column } from './columns';

type Plain = Pick<Column<unknown>, 'starts' | 'codes' | 'values'>;

const inverted = new WeakMap<Uint32Array, { starts: Uint32Array; places: Uint32Array }>();

export function placesWith(column: Plain, code: number): Uint32Array {
  const { starts, places } = inverted.get(column.codes) ?? invert(column);
  return places.subarray(starts[code], starts[code + 1]);
}

function invert({ starts, codes, values }: Plain) {
  const from = new Uint32Array(values.length + 1);
  for (const code of codes) from[code + 1] = (from[code + 1] ?? 0) + 1;
  for (let code = 1; code < from.length; code += 1) from[code] = (from[code] ?? 0) + (from[code - 1] ?? 0);
  const next = from.slice();
  const places = new Uint32Array(codes.length);
  for (let place = 0; place + 1 < starts.length; place += 1) {
    for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at += 1) {
      const code = codes[at] ?? 0;
      const slot = next[code] ?? 0;
      places[slot] = place;
      next[code] = slot + 1;
    }
  }
  const made = { starts: from, places };
  inverted.set(codes, made);
  return made;
}
