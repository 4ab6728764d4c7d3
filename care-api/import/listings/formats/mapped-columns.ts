import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { ReadEntry, RecordReader } from '@/care-api/database/register-entry';
import { dayIn } from '@/care-api/import/listings/file-date';
import { identify } from '@/care-api/import/listings/identity';
import { ratingOf, readLabels } from '@/care-api/import/listings/read-labels';
import { saidText } from '@/care-api/import/listings/readable-text';
import { noFacts, regulatorOf } from '@/care-api/import/listings/regulators';
import { toFault } from '@/lib/contract/faults';
import { type ImportField, type ImportMapping, importMapping } from '@/lib/contract/import';
import { plainFieldNames } from '@/lib/contract/listing-fields';
import { escapeHtml, paragraphs, placesIn, positionIn, splitList, whyRefused } from './parts';

/** @throws an Error with one line when the file is no mapping. */
export async function readMapping(file: string): Promise<ImportMapping> {
  const parsed = importMapping.safeParse(parseJson(await readFile(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} is no mapping of columns: ${whyRefused(parsed.error)}`);
  if (!parsed.data.columns.title) throw new Error(`${file} names no column for title.`);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads rows by the mapping. */
export function readMapped({ source, columns, separator, closed }: ImportMapping): RecordReader {
  const closedWords = new Set(closed.map((word) => word.toLowerCase()));
  return (record) => {
    const row = z.record(z.string(), z.string()).parse(record);
    const cell = (field: ImportField) => saidText(row[columns[field] ?? ''] ?? '');
    const list = (field: 'categories' | 'features') => splitList(cell(field), separator);
    const plain = Object.fromEntries(plainFieldNames.map((field) => [field, cell(field)]));
    const place = { title: cell('title'), postcode: cell('postcode'), address: cell('address') };
    if (isTotal(place.title) && !['postcode', 'city', 'address', 'phone'].some((field) => plain[field])) {
      return { skipped: toFault('importTotalLine') };
    }
    const labels = readLabels(list('features'));
    const entry: ReadEntry = {
      ...identify(source, cell('number'), place, list('categories')),
      ...plain,
      title: place.title,
      status: closedWords.has(cell('status').toLowerCase()) ? 'Closed' : 'Open',
      descriptionHtml: paragraphs([escapeHtml(cell('description'))]),
      features: [...labels.needs, ...labels.others],
      headFeatures: labels.who,
      categoryNames: list('categories'),
      facts: labels.facts,
      ...positionIn(cell('lat'), cell('lng')),
    };
    const regulator = regulatorOf(source);
    if (!regulator) return { entry };
    const rating = ratingOf(cell('rating'));
    const register = {
      ...noFacts,
      regulator,
      number: cell('number'),
      provider: cell('provider'),
      kinds: list('categories'),
      places: placesIn(cell('places')),
      rating: rating && { ...rating, publishedOn: dayIn(cell('ratedOn')) || null, url: '', isInherited: false },
      inspectedOn: dayIn(cell('inspectedOn')) || null,
    };
    return { entry: { ...entry, register } };
  };
}

/** 'Total', 'Grand total:', 'Sub-total 2026'. */
function isTotal(title: string): boolean {
  return /^(grand |sub-? ?)?totals?\b/i.test(title);
}
