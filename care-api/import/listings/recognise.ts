import type { RecordReader } from '@/care-api/database/register-entry';
import { findHeading, type Heading, likelyHeading } from '@/care-api/import/tables/find-heading';
import { isJson, readDocuments } from '@/care-api/import/tables/json-documents';
import { jsonLayout } from '@/care-api/import/tables/json-layout';
import { type Layout, layoutsOf } from '@/care-api/import/tables/layouts';
import { linesIn } from '@/care-api/import/tables/lines-in';
import { openSource } from '@/care-api/import/tables/open-source';
import { refuseMarkup } from '@/care-api/import/tables/refuse-markup';
import { mostLines } from '@/care-api/import/tables/row';
import type { ImportMapping, TableReading } from '@/lib/contract/import';
import { cqcColumns, readCqcRow } from './formats/cqc-directory';
import { cqcLocationColumns, readCqcLocation } from './formats/cqc-locations';
import { readMapped } from './formats/mapped-columns';
import { isReferral } from './formats/open-referral/services-in';
import { ownHeading, ownSource, readOwnRow } from './formats/own-export';
import { readScottishRow, scottishColumns } from './formats/scottish-register';
import { readTraffordRow, traffordColumns } from './formats/trafford-data-lab';
import { isListing } from './whole-json';

/** `format` is '' for a table whose columns somebody must name; `heading` is null for any other, and where none is found. */
type Looked = { format: string; heading: Heading | null };

export async function lookAtRecords(
  file: string,
  reading: TableReading,
  choices: Pick<Choices, 'most' | 'isForeign'>,
): Promise<Looked> {
  const found = await recognise(file, { ...choices, reading });
  if (found.kind === 'table') return { format: found.table.name, heading: null };
  if (found.kind !== 'unknown') return { format: 'JSON', heading: null };
  return { format: '', heading: found.heading };
}

type Found =
  | { kind: 'table'; table: Table; heading: Heading }
  | { kind: 'lines' | 'json'; text(): AsyncIterable<string> }
  | { kind: 'unknown'; heading: Heading | null };

type Choices = {
  reading: TableReading;
  mapping?: ImportMapping | null | undefined;
  /** Bytes of text. */
  most?: number;
  /** No list of ours, whatever its columns are called. */
  isForeign?: boolean;
};

export async function recognise(file: string, { reading, mapping, most, isForeign }: Choices): Promise<Found> {
  const source = await openSource(file, reading.encoding, { bytes: most, lines: mostLines });
  if (source.kind === 'text') await refuseMarkup(source.text());
  const json = source.kind === 'text' ? await recogniseJson(source.text) : null;
  if (json && 'kind' in json && !mapping) return json;
  const layouts = json && 'rows' in json ? [json] : await layoutsOf(source, reading);
  for (const table of mapping ? [mappedTable(mapping)] : tables) {
    const heading = findHeading(layouts, (names) => table.columns.every((column) => names.includes(column)));
    if (heading) return { kind: 'table', table, heading };
  }
  const own = mapping || isForeign ? null : ownHeading(layouts);
  if (own) return { kind: 'table', table: ownTable, heading: own };
  return { kind: 'unknown', heading: mapping ? null : likelyHeading(layouts) };
}

type Json = Extract<Found, { kind: 'lines' | 'json' }>;

/** Listings, one a line or in a whole; a table of whatever else; null for what is no JSON. */
async function recogniseJson(text: () => AsyncIterable<string>): Promise<Layout | Json | null> {
  if (!(await isJson(text()))) return null;
  const line = await firstLine(text());
  const first = parseJson(line);
  if (isListing(first)) return { kind: 'lines', text };
  const documents = await readDocuments(text());
  // A title in brackets above a table.
  if (documents.every((document) => document === undefined) && !/["{]/.test(line)) return null;
  const isOfListings = documents.flat().some(isListing) || documents.some(isReferral);
  const layout = isOfListings ? null : jsonLayout(documents);
  if (layout) return layout;
  return { kind: first && !Array.isArray(first) && !isReferral(first) ? 'lines' : 'json', text };
}

type Table = { name: string; columns: readonly string[]; reader: RecordReader };

export const tables: readonly Table[] = [
  { name: "England's CQC directory", columns: cqcColumns, reader: readCqcRow },
  { name: "CQC's active locations", columns: cqcLocationColumns, reader: readCqcLocation },
  { name: "Scotland's register of care services", columns: scottishColumns, reader: readScottishRow },
  { name: "Trafford Data Lab's care homes", columns: traffordColumns, reader: readTraffordRow },
];

const ownTable: Table = { name: ownSource, columns: [], reader: readOwnRow };

function mappedTable(mapping: ImportMapping): Table {
  return { name: mapping.source, columns: Object.values(mapping.columns), reader: readMapped(mapping) };
}

async function firstLine(text: AsyncIterable<string>): Promise<string> {
  for await (const lines of linesIn(text)) {
    const first = lines.find((line) => line.trim() !== '');
    if (first !== undefined) return first;
  }
  return '';
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
