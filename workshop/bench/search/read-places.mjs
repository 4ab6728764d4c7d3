import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

export function readPlaces(file) {
  return parse(readFileSync(file), { columns: true, bom: true }).map((row) => ({
    name: row.name,
    lat: Number(row.lat),
    lng: Number(row.lng),
    nation: row.nation,
    area: row.admin2_name,
    population: Number(row.population) || 0,
  }));
}
