import { findHeading } from '@/care-api/import/tables/find-heading';
import { isJson, readDocuments } from '@/care-api/import/tables/json-documents';
import { jsonLayout } from '@/care-api/import/tables/json-layout';
import { layoutsOf } from '@/care-api/import/tables/layouts';
import type { Source } from '@/care-api/import/tables/open-source';
import type { TableReading } from '@/lib/contract/import';
import { isDump, readDump } from './geonames-dump';
import type { ListedPlaces } from './listed-places';
import { placeColumns, readPlaceRows } from './place-rows';
import { tableFiles } from './table-files';

/** Populated places: GeoNames' dump of a country (tabs, no heading), or any table with their names and positions. */
export async function readPlaces(file: string, reading: TableReading = {}): Promise<ListedPlaces> {
  for await (const source of tableFiles(file, reading.encoding)) {
    // Awaited here: the archive closes when the loop is left.
    if (source.kind === 'text' && (await isDump(source.text()))) return await readDump(source.text());
    const heading = findHeading(await layoutsIn(source, reading), (names) => placeColumns(names) !== null);
    if (heading) return await readPlaceRows(heading);
  }
  throw new Error(
    `${file} is no list of places: a dump of GeoNames (GB.txt), or a table with the columns name, lat and lng, and where known county and population.`,
  );
}

async function layoutsIn(source: Source, reading: TableReading) {
  const isText = source.kind === 'text' && (await isJson(source.text()));
  const json = isText ? jsonLayout(await readDocuments(source.text())) : null;
  return json ? [json] : layoutsOf(source, reading);
}
