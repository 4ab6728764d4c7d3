import { type LinesByReason, note } from '@/care-api/import/reasons';
import { type Layout, layoutsOf } from '@/care-api/import/tables/layouts';
import { sentenceOf } from '@/lib/contract/fault-words';
import type { PostcodeRow } from '@/lib/directory/places/district-centres';
import { readPostcode } from '@/lib/directory/places/postcode';
import { toPosition } from './national-grid';
import { tableFiles } from './table-files';

export type ReadPostcodes = { format: string; postcodes: PostcodeRow[]; taken: number; skipped: LinesByReason };

/** Two axes, in metres or degrees; a string says why it is none. */
type Point = { x: number; y: number } | string;

type Shape = {
  format: string;
  postcode(cells: readonly string[]): string;
  point(cells: readonly string[]): Point;
  toPosition(x: number, y: number): { lat: number; lng: number };
};

type Sum = { x: number; y: number; count: number };

/** The middle of every district and sector of a full list: Code-Point Open, or the ONS Postcode Directory. */
export async function readPostcodes(file: string, onProgress: (rows: number) => void): Promise<ReadPostcodes> {
  const skipped: LinesByReason = new Map();
  const sums = new Map<string, Sum>();
  let shape: Shape | null = null;
  let taken = 0;
  for await (const source of tableFiles(file)) {
    const [found] = shapesOf(await layoutsOf(source, {}));
    if (!found || (shape && shape.format !== found.format)) continue;
    shape = found;
    for await (const { line, cells, fault } of found.layout.rows(() => 0)) {
      if (isHeading(cells)) continue;
      if (fault) {
        note(skipped, sentenceOf(fault), line);
        continue;
      }
      const postcode = readPostcode(found.postcode(cells));
      const point = found.point(cells);
      if (!postcode?.sector) note(skipped, 'no postcode', line);
      else if (typeof point === 'string') note(skipped, point, line);
      else {
        for (const code of [postcode.district, postcode.sector]) add(sums, code, point);
        taken += 1;
        if (taken % 250_000 === 0) onProgress(taken);
      }
    }
  }
  if (!shape)
    throw new Error(`${file} is no list of postcodes: Code-Point Open or the ONS Postcode Directory, as CSV.`);
  return { format: shape.format, postcodes: middles(sums, shape), taken, skipped };
}

function shapesOf(layouts: readonly Layout[]): (Shape & { layout: Layout })[] {
  return layouts.flatMap((layout) => {
    const [{ cells } = { cells: [] }] = layout.beginning;
    const shape = isHeading(cells) ? onsShape(cells) : codePointShape(cells);
    return shape ? [{ ...shape, layout }] : [];
  });
}

/** Code-Point Open has none. */
function isHeading(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim().toLowerCase() === 'pcds');
}

function onsShape(heading: readonly string[]): Shape | null {
  const names = heading.map((cell) => cell.trim().toLowerCase());
  const [postcode, lat, lng, ended] = ['pcds', 'lat', 'long', 'doterm'].map((name) => names.indexOf(name));
  if (postcode === undefined || lat === undefined || lng === undefined || lat < 0 || lng < 0) return null;
  return {
    format: 'ONS Postcode Directory',
    postcode: (cells) => cells[postcode] ?? '',
    point(cells) {
      if (cells[ended ?? -1]) return 'no longer in use';
      const [x, y] = [Number(cells[lat]), Number(cells[lng])];
      // 99.999999 stands for none.
      return Math.abs(x) < 90 && x !== 0 && Number.isFinite(y) ? { x, y } : 'no position';
    },
    toPosition: (x, y) => ({ lat: x, lng: y }),
  };
}

function codePointShape([first = '', quality, easting, northing]: readonly string[]): Shape | null {
  const numbers = [quality, easting, northing];
  if (!readPostcode(first)?.sector || !numbers.every((cell) => /^\d+$/.test(cell ?? ''))) return null;
  return {
    format: 'Code-Point Open',
    postcode: (cells) => cells[0] ?? '',
    point(cells) {
      const [x, y] = [Number(cells[2]), Number(cells[3])];
      return x > 0 && y > 0 ? { x, y } : 'no position';
    },
    toPosition: (x, y) => toPosition({ easting: x, northing: y }),
  };
}

function add(sums: Map<string, Sum>, code: string, { x, y }: Exclude<Point, string>): void {
  const sum = sums.get(code);
  if (!sum) {
    sums.set(code, { x, y, count: 1 });
    return;
  }
  sum.x += x;
  sum.y += y;
  sum.count += 1;
}

function middles(sums: ReadonlyMap<string, Sum>, shape: Shape): PostcodeRow[] {
  return [...sums].map(([code, { x, y, count }]) => {
    const { lat, lng } = shape.toPosition(x / count, y / count);
    return { code, lat: metre(lat), lng: metre(lng) };
  });
}

function metre(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
