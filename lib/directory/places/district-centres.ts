import type { Position } from './place';
import { type Postcode, withoutLetter } from './postcode';

/** 'LS17' or 'LS17 6', and its middle. */
export type PostcodeRow = Position & { code: string };

export type Located = { postcode: Postcode; position: Position };

/** What the table has, else the middle of the exact positions in it, else, for districts, of the rough ones. */
export function makeCentres(
  table: readonly PostcodeRow[],
  exact: readonly Located[],
  rough: readonly Located[],
): ReadonlyMap<string, Position> {
  const districts = table
    .filter(({ code }) => !code.includes(' '))
    .map((row) => ({ code: withoutLetter(row.code), position: row }));
  return new Map([
    ...middles(rough.flatMap(inDistrict)),
    ...middles([...exact.flatMap(inDistrict), ...exact.flatMap(inSector)]),
    ...middles(districts),
    ...table.map(({ code, lat, lng }) => [code, { lat, lng }] as const),
  ]);
}

type Coded = { code: string; position: Position };

function inDistrict({ postcode: { district }, position }: Located): Coded[] {
  return [...new Set([district, withoutLetter(district)])].map((code) => ({ code, position }));
}

function inSector({ postcode: { sector }, position }: Located): Coded[] {
  return sector ? [{ code: sector, position }] : [];
}

function middles(coded: readonly Coded[]): [string, Position][] {
  const byCode = new Map<string, Position[]>();
  for (const { code, position } of coded) {
    const known = byCode.get(code);
    if (known) known.push(position);
    else byCode.set(code, [position]);
  }
  return [...byCode].map(([code, positions]) => [code, middle(positions)]);
}

/** The median of each axis: one listing with a wrong position moves nothing. */
function middle(positions: readonly Position[]): Position {
  return { lat: median(positions.map(({ lat }) => lat)), lng: median(positions.map(({ lng }) => lng)) };
}

function median(values: number[]): number {
  values.sort((a, b) => a - b);
  const half = values.length / 2;
  const [low = 0, high = low] = values.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return (low + high) / 2;
}
