import { z } from 'zod';
import type { ReadRecord } from '@/care-api/database/register-entry';
import { readLabels } from '@/care-api/import/listings/read-labels';
import { cqcAddress, noFacts } from '@/care-api/import/listings/regulators';
import { toFault } from '@/lib/contract/faults';
import { kindNames } from './kind-names';
import { escapeHtml, formatDay, joinAddress, paragraphs, splitList } from './parts';

const column = z.string().trim().default('');

const rowSchema = z.object({
  Name: column,
  'Address 1': column,
  'Address 2': column,
  'Town/City': column,
  County: column,
  Postcode: column,
  'Phone number': column,
  'CQC Provider ID (for office use only)': column,
  'CQC Location ID (for office use only)': column,
  Website: column,
  'Local authority': column,
  Region: column,
  'Report publication date': column,
  URL: column,
  'Also known as': column,
  'Specialisms/services': column,
  'Service types': column,
  'Provider name': column,
});
type Row = z.output<typeof rowSchema>;

export const cqcColumns = ['Name', 'CQC Location ID (for office use only)', 'Specialisms/services'];

export function readCqcRow(record: unknown): ReadRecord {
  const row = rowSchema.parse(record);
  const location = row['CQC Location ID (for office use only)'];
  // A provider without a place of its own stands in the directory under its provider id.
  const number = location || row['CQC Provider ID (for office use only)'];
  if (!number) return { skipped: toFault('importCellEmpty', { column: 'CQC Location ID, CQC Provider ID' }) };
  const labels = readLabels(splitList(row['Specialisms/services']));
  const kinds = splitList(row['Service types']);
  return {
    entry: {
      source: 'CQC',
      sourceKey: number,
      title: row.Name,
      status: 'Open',
      location: row['Local authority'],
      city: row['Town/City'],
      phone: row['Phone number'],
      address: joinAddress(row['Address 1'], row['Address 2'], row['Town/City'], row.Postcode),
      postcode: row.Postcode,
      website: row.Website,
      descriptionHtml: describe(row),
      features: [...labels.needs, ...labels.others],
      headFeatures: labels.who,
      categoryNames: kindNames(kinds, labels.activities),
      facts: [row.Region],
      register: {
        ...noFacts,
        regulator: 'Care Quality Commission',
        number,
        url: cqcAddress(number, location ? 'location' : 'provider'),
        provider: row['Provider name'],
        kinds,
      },
    },
  };
}

function describe(row: Row): string {
  const published = formatDay(row['Report publication date']);
  return paragraphs([
    row['Also known as'] && `Also known as ${escapeHtml(row['Also known as'])}.`,
    published && `The regulator published its latest report on ${published}.`,
  ]);
}
