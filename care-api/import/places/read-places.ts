import { type LinesByReason, note } from '@/care-api/import/reasons';
import { areaNamed } from '@/lib/directory/places/areas';
import type { TownRow } from '@/lib/directory/places/towns';
import { cellsOf, type TableFile, tableFiles } from './table-files';

export type ReadPlaces = { format: string; places: (TownRow & { key: string })[]; skipped: LinesByReason };

/** Populated places of GeoNames: its dump of a country (tabs, no heading), or a CSV cut from it. */
export async function readPlaces(file: string): Promise<ReadPlaces> {
  for await (const table of tableFiles(file)) {
    // Awaited here: the archive closes when the loop is left.
    const first = await firstCells(table);
    if (first.length >= 15 && /^\d+$/.test(first[0] ?? '')) return await readDump(table);
    if (csvColumns.every((column) => first.includes(column))) return await readCsv(table);
  }
  throw new Error(`${file} is no list of places: a dump of GeoNames (GB.txt), or a CSV with ${csvColumns.join(', ')}.`);
}

const csvColumns = ['name', 'lat', 'lng', 'admin2_name', 'population'];

/** What nobody lives in any more. */
const gone = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

type DumpTown = { key: string; name: string; lat: number; lng: number; population: number; codes: string[] };

async function readDump(table: TableFile): Promise<ReadPlaces> {
  const towns: DumpTown[] = [];
  const authorities = new Map<string, string>();
  const skipped: LinesByReason = new Map();
  for await (const { line, cells } of cellsOf(table)) {
    const [key = '', name = '', , , lat, lng, featureClass, feature = '', country] = cells;
    const codes = cells.slice(10, 13);
    const population = Math.max(0, Number(cells[14]) || 0);
    if (country !== 'GB') note(skipped, 'not in the United Kingdom', line);
    else if (feature === 'ADM2') authorities.set(codes.slice(0, 2).join('.'), name);
    else if (feature === 'ADM3') authorities.set(codes.join('.'), name);
    else if (featureClass !== 'P' || gone.has(feature)) note(skipped, 'no town or village', line);
    else if (!isPlace(name, lat, lng)) note(skipped, 'no name or no position', line);
    else towns.push({ key, name, lat: Number(lat), lng: Number(lng), population, codes });
  }
  // Authorities stand anywhere in the file. A district only counts where it is one that registers know: London's.
  const places = towns.map(({ codes, ...town }) => {
    const district = authorities.get(codes.join('.')) ?? '';
    const county = authorities.get(codes.slice(0, 2).join('.')) ?? '';
    return { ...town, authority: areaNamed(district)?.name ?? county };
  });
  return { format: 'dump of GeoNames', places, skipped };
}

async function readCsv(table: TableFile): Promise<ReadPlaces> {
  const places: ReadPlaces['places'] = [];
  const skipped: LinesByReason = new Map();
  let columns: string[] | undefined;
  for await (const { line, cells } of cellsOf(table)) {
    if (!columns) {
      columns = cells;
      continue;
    }
    const row = Object.fromEntries(columns.map((column, index) => [column, cells[index]?.trim() ?? '']));
    const { name = '', lat, lng, admin2_name: authority = '' } = row;
    if (!isPlace(name, lat, lng)) note(skipped, 'no name or no position', line);
    else {
      const population = Math.max(0, Number(row.population) || 0);
      const place = { name, authority, lat: Number(lat), lng: Number(lng), population };
      places.push({ ...place, key: [name, authority, lat, lng].join('|') });
    }
  }
  return { format: 'CSV of GeoNames', places, skipped };
}

function isPlace(name: string, lat: string | undefined, lng: string | undefined): boolean {
  const isDegree = (value: string | undefined, most: number) =>
    value !== undefined && /^-?\d+(\.\d+)?$/.test(value.trim()) && Math.abs(Number(value)) <= most;
  return name.trim() !== '' && isDegree(lat, 90) && isDegree(lng, 180);
}

async function firstCells(table: TableFile): Promise<string[]> {
  for await (const { cells } of cellsOf(table)) return cells;
  return [];
}
