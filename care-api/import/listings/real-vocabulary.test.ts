import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { isKnownCategory } from '@/lib/directory/kinds';
import { kindNames } from './formats/kind-names';
import { splitList } from './formats/parts';
import { readLabels } from './read-labels';

// Real registers are not part of the project: where they lie beside it, every word in them must be known.
const folder = path.join(process.cwd(), '../shared/data/listings');
const real = existsSync(folder) ? test : test.skip;

const rowsSchema = z.array(z.record(z.string(), z.string()));
const lineSchema = z.object({
  categoryNames: z.array(z.string()),
  headFeatures: z.string(),
  listingFeatures: z.string(),
});

real("every kind of the registers' own is in the table", () => {
  const words = [
    ...lines().flatMap(({ categoryNames }) => categoryNames),
    ...columns('england_cqc_care_directory_head500.csv', ',', 'Service types'),
    ...columns('scotland_care_services_2026-05-31.csv.gz', ',', 'CareService', 'Subtype'),
    ...columns('scotland_care_services_2026-05-31.csv.gz', ';', 'AdditionalSubtypes'),
  ];
  expect([...new Set(words)].filter((word) => !isKnownCategory(word))).toEqual([]);
});

real('every label of the registers is a word for people, a fact, or left out for a reason', () => {
  const labels = [
    ...lines().flatMap((line) => [...splitList(line.headFeatures), ...splitList(line.listingFeatures)]),
    ...columns('england_cqc_care_directory_head500.csv', ',', 'Specialisms/services'),
    ...columns(
      'scotland_care_services_2026-05-31.csv.gz',
      ',',
      ...['Client_group', 'ServiceType', 'CareHome_Main_Area_of_Care', 'Care_Home_All_Areas_of_Provision'],
    ),
  ];
  expect(readLabels([...new Set(labels)]).others).toEqual([]);
});

real('what visitors read of the registers can be said in every language', () => {
  const kinds = [
    ...lines().flatMap(({ categoryNames }) => kindNames(categoryNames, [])),
    ...kindNames(columns('england_cqc_care_directory_head500.csv', ',', 'Service types'), []),
  ];
  const labels = lines().flatMap((line) => [...splitList(line.headFeatures), ...splitList(line.listingFeatures)]);
  const { who, needs } = readLabels([...new Set(labels)]);
  const subtypes = columns('scotland_care_services_2026-05-31.csv.gz', ';', 'AdditionalSubtypes');
  const said = JSON.parse(readFileSync('messages/registers/en.json', 'utf8'));
  expect([...new Set([...kinds, ...who, ...needs, ...subtypes])].filter((word) => !Object.hasOwn(said, word))).toEqual(
    [],
  );
});

function lines() {
  return textOf('all_listings_typedetail_shape.ndjson.gz')
    .split('\n')
    .filter(Boolean)
    .map((line) => lineSchema.parse(JSON.parse(line)));
}

function columns(file: string, separator: ',' | ';', ...names: string[]): string[] {
  const rows = rowsSchema.parse(parse(textOf(file), { bom: true, columns: true, trim: true }));
  return rows.flatMap((row) => names.flatMap((name) => splitList(row[name] ?? '', separator)));
}

function textOf(file: string): string {
  const bytes = readFileSync(path.join(folder, file));
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}
