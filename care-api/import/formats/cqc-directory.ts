import { z } from 'zod';
import type { ReadRecord } from '@/care-api/import/imported-listing';
import { escapeHtml, joinAddress, paragraphs, splitList } from './parts';

const column = z.string().trim().default('');

/** One row of the Care Quality Commission's directory of England, under the column names it is published with. */
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
  // A provider without a place of its own stands in the directory under its provider id.
  const key = row['CQC Location ID (for office use only)'] || row['CQC Provider ID (for office use only)'];
  if (!key) return { skipped: 'no register id' };
  return {
    listing: {
      source: 'CQC',
      sourceKey: key,
      title: row.Name,
      location: row['Local authority'],
      city: row['Town/City'],
      phone: row['Phone number'],
      address: joinAddress(row['Address 1'], row['Address 2'], row['Town/City'], row.Postcode),
      postcode: row.Postcode,
      website: row.Website,
      status: 'Open',
      descriptionHtml: describe(row),
      features: splitList(row['Specialisms/services']),
      headFeatures: [row.Region],
      categoryNames: splitList(row['Service types']),
      facts: [],
    },
  };
}

function describe(row: Row): string {
  const isSameName = row['Provider name'].toLowerCase() === row.Name.toLowerCase();
  const published = formatDay(row['Report publication date']);
  return paragraphs([
    isSameName ? '' : `Run by ${escapeHtml(row['Provider name'])}.`,
    row['Also known as'] && `Also known as ${escapeHtml(row['Also known as'])}.`,
    published && `The regulator published its latest report on ${published}.`,
    /^https:\/\/www\.cqc\.org\.uk\/[\w/-]+$/.test(row.URL) &&
      `<a href="${row.URL}" rel="noopener nofollow">This service on the Care Quality Commission’s website</a>`,
  ]);
}

function formatDay(value: string): string {
  const time = Date.parse(value);
  if (Number.isNaN(time)) return '';
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(time);
}
