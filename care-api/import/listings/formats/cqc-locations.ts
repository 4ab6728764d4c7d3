import { z } from 'zod';
import type { ReadRecord } from '@/care-api/database/register-entry';
import { dayIn } from '@/care-api/import/listings/file-date';
import { ratingOf, readLabels, unratedOf } from '@/care-api/import/listings/read-labels';
import { saidText } from '@/care-api/import/listings/readable-text';
import { cqcAddress, noFacts } from '@/care-api/import/listings/regulators';
import { toFault } from '@/lib/contract/faults';
import { kindNames } from './kind-names';
import { joinAddress, placesIn, positionIn, splitList } from './parts';

const column = z.string().default('').transform(saidText);

/** CQC's "care directory with filters": a Y in the column of each activity, service type and group of people. */
const rowSchema = z.looseObject({
  'Location ID': column,
  'Location Name': column,
  'Dormant (Y/N)': column,
  'Location Telephone Number': column,
  'Location Web Address': column,
  'Care homes beds': column,
  'Location Latest Overall Rating': column,
  'Publication Date': column,
  'Inherited Rating (Y/N)': column,
  'Location Region': column,
  'Location Local Authority': column,
  'Location Street Address': column,
  'Location Address Line 2': column,
  'Location City': column,
  'Location County': column,
  'Location Postal Code': column,
  'Location Latitude': column,
  'Location Longitude': column,
  'Provider Name': column,
});
type Row = z.output<typeof rowSchema>;

export const cqcLocationColumns = ['Location ID', 'Location HSCA start date', 'Location Name'];

export function readCqcLocation(record: unknown): ReadRecord {
  const row = rowSchema.parse(record);
  const number = row['Location ID'];
  if (!number) return { skipped: toFault('importCellEmpty', { column: 'Location ID' }) };
  const people = readLabels(ticked(row, 'Service user band - '));
  const kinds = ticked(row, 'Service type - ');
  const lines = [row['Location Street Address'], row['Location Address Line 2'], row['Location City']];
  return {
    entry: {
      source: 'CQC',
      sourceKey: number,
      title: row['Location Name'],
      status: row['Dormant (Y/N)'] === 'Y' ? 'OnHold' : 'Open',
      location: row['Location Local Authority'],
      city: row['Location City'],
      phone: row['Location Telephone Number'],
      website: row['Location Web Address'],
      address: joinAddress(...lines, row['Location Postal Code']),
      postcode: row['Location Postal Code'],
      features: people.needs,
      headFeatures: people.who,
      categoryNames: kindNames(kinds, ticked(row, 'Regulated activity - ')),
      facts: [row['Location Region']],
      ...positionIn(row['Location Latitude'], row['Location Longitude']),
      register: {
        ...noFacts,
        regulator: 'Care Quality Commission',
        number,
        url: cqcAddress(number),
        provider: row['Provider Name'],
        kinds,
        places: placesIn(row['Care homes beds']),
        rating: rating(row),
        ...(isRated(record) && { unrated: unratedOf(row[ratedColumn]) }),
      },
    },
  };
}

function ticked(row: Row, family: string): string[] {
  const names = Object.entries(row).flatMap(([name, cell]) =>
    name.startsWith(family) && cell === 'Y' ? name.slice(family.length).replace(/\s+/g, ' ').trim() : [],
  );
  return names.flatMap((name) => splitList(name, ';'));
}

const ratedColumn = 'Location Latest Overall Rating';

/** Some editions have no ratings at all. */
function isRated(record: unknown): boolean {
  return typeof record === 'object' && record !== null && ratedColumn in record;
}

function rating(row: Row) {
  const grade = ratingOf(row['Location Latest Overall Rating']);
  if (!grade) return null;
  const publishedOn = dayIn(row['Publication Date']) || null;
  return { ...grade, publishedOn, url: '', isInherited: row['Inherited Rating (Y/N)'] === 'Y' };
}
