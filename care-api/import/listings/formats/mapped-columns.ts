import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { ReadEntry, RecordReader } from '@/care-api/database/register-entry';
import { plainFigures, writtenOut } from '@/care-api/import/cells/plain-figures';
import { type DayOrder, readDay } from '@/care-api/import/cells/read-day';
import { readCount, readDegrees } from '@/care-api/import/cells/read-number';
import { readPhone, readPrice } from '@/care-api/import/cells/read-phone';
import { identify } from '@/care-api/import/listings/identity';
import { ratingOf, readLabels, unratedOf } from '@/care-api/import/listings/read-labels';
import { saidText } from '@/care-api/import/listings/readable-text';
import { noFacts, regulatorOf } from '@/care-api/import/listings/regulators';
import { type Fault, toFault } from '@/lib/contract/faults';
import { type ImportField, type ImportMapping, importMapping } from '@/lib/contract/import';
import type { ListingStatus } from '@/lib/contract/listing';
import { plainFieldNames, plainFields } from '@/lib/contract/listing-fields';
import { escapeHtml, paragraphs, splitList, whyRefused } from './parts';

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

const cells = z.record(z.string(), z.string());

export function readMapped(
  { source, columns, separator, closed }: ImportMapping,
  orders: Partial<Record<ImportField, DayOrder>> = {},
): RecordReader {
  const closedWords = new Set(closed.map((word) => word.toLowerCase()));
  const statusIn = (text: string): ListingStatus => (closedWords.has(text.toLowerCase()) ? 'Closed' : 'Open');
  // Whoever stands in a regulator's own list is open.
  const saysStatus = columns.status !== undefined || regulatorOf(source) !== null;
  return (record) => {
    const row = cells.parse(record);
    const { cell, take, told } = openRow(row, columns);
    const list = (field: 'categories' | 'features') => splitList(cell(field), separator);
    const day = (field: ImportField) => take(field, (text) => readDay(text, orders[field] ?? 'day')) || null;
    const plain = plainFields.parse(Object.fromEntries(plainFieldNames.map((field) => [field, cell(field)])));
    const number = take('number', (text) => writtenOut(plainFigures(text))) ?? '';
    const place = { title: cell('title'), postcode: plainFigures(cell('postcode')), address: cell('address') };
    const isPlaced = () =>
      [cell('city'), place.address, place.postcode].some(hasLetters) || readPhone(cell('phone')) !== '';
    if (place.title === '' ? isTotalRow(row) : isTotal(place.title) && !isPlaced())
      return { skipped: toFault('importTotalLine') };
    const labels = readLabels(list('features'));
    plain.postcode = place.postcode;
    plain.phone = take('phone', readPhone) ?? '';
    plain.price = take('price', readPrice) ?? '';
    const registration = identify(source, number, place, list('categories'));
    const entry: ReadEntry = {
      source: registration.source,
      sourceKey: registration.sourceKey,
      title: place.title,
      status: saysStatus ? statusIn(cell('status')) : undefined,
      descriptionHtml: paragraphs([escapeHtml(cell('description'))]),
      features: [...labels.needs, ...labels.others],
      headFeatures: labels.who,
      categoryNames: list('categories'),
      facts: labels.facts,
      lat: take('lat', readDegrees),
      lng: take('lng', readDegrees),
      // One spread, and it last: with several, V8 takes twenty times as long for each line.
      ...plain,
    };
    const regulator = regulatorOf(source);
    if (!regulator) return { entry, told };
    const word = cell('rating');
    const unrated = unratedOf(word, day('ratedOn'));
    const rating = unrated.reason === 'none' ? take('rating', ratingOf) : null;
    // A regulator's own list leads to its own pages.
    const isOfRegister = registerPage.test(columns.website ?? '');
    const register = {
      ...noFacts,
      regulator,
      number,
      url: isOfRegister && /^https?:\/\//i.test(cell('website')) ? cell('website') : '',
      provider: cell('provider'),
      kinds: list('categories'),
      places: take('places', readCount) || null,
      rating: rating && { ...rating, publishedOn: unrated.since, url: '', isInherited: false },
      ...(columns.rating && { unrated }),
      inspectedOn: day('inspectedOn'),
    };
    return { entry: { ...entry, ...(isOfRegister && { website: '' }), register }, told };
  };
}

const ofRegisters = ['provider', 'places', 'rating', 'ratedOn', 'inspectedOn'] as const;

export function tellLeftOut({ source, columns }: ImportMapping, names: readonly string[]): Fault[] {
  const mapped = new Set(Object.values(columns));
  const left = names.filter((name) => !mapped.has(name) && !/^\(\d+\)$/.test(name));
  const unshown = regulatorOf(source) ? [] : ofRegisters.flatMap((field) => columns[field] ?? []);
  return [
    ...(left.length > 0 ? [toFault('importColumnsLeft', { columns: left.join(', ') })] : []),
    ...(unshown.length > 0 ? [toFault('importRegisterOnly', { columns: unshown.join(', ') })] : []),
  ];
}

const registerPage = /\b(?:service|register|registration|report|inspection)\b.*\b(?:url|link|page|address)\b/i;

function openRow(row: Readonly<Record<string, string>>, columns: ImportMapping['columns']) {
  const told: Fault[] = [];
  const cell = (field: ImportField) => saidText(row[columns[field] ?? ''] ?? '');
  const take = <T>(field: ImportField, read: (text: string) => T | null): T | null => {
    const text = cell(field);
    const value = text === '' ? null : read(text);
    if (value !== null && value !== '') return value;
    if (text !== '') told.push(toFault('importCellUnread', { column: columns[field] ?? field }));
    return null;
  };
  return { cell, take, told };
}

function isTotalRow(row: Readonly<Record<string, string>>): boolean {
  const [words = '', ...others] = Object.values(row).filter(hasLetters);
  return others.length === 0 && isTotal(words);
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** 'Total', 'Grand total:', 'Sub-total 2026'. */
function isTotal(title: string): boolean {
  return /^(grand |sub-? ?)?totals?\b/i.test(title);
}
