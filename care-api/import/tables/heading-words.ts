import { foldText } from '@/lib/contract/fold-text';
import type { ImportField } from '@/lib/contract/import';

/** What a table's columns may be called, the surest name first. */
export const headingWords: readonly (readonly [ImportField, readonly string[]])[] = [
  ['title', ['title', 'type title', 'service name', 'location name', 'home name', 'name', 'care home', 'service']],
  ['postcode', ['postcode', 'post code', 'postal code', 'zip']],
  ['city', ['town', 'city', 'town city', 'post town']],
  ['location', ['area', 'county', 'region', 'local authority', 'council area', 'location']],
  ['address', ['address', 'full address', 'street address', 'address line 1', 'street']],
  [
    'phone',
    ['phone', 'telephone', 'phone number', 'telephone number', 'tel', 'tel no', 'telephone no', 'contact number'],
  ],
  ['email', ['email', 'e mail', 'email address']],
  ['website', ['website', 'web', 'url', 'web address', 'web site']],
  ['price', ['price', 'fees', 'weekly fee', 'cost']],
  ['description', ['description', 'about', 'details', 'notes']],
  ['categories', ['category', 'categories', 'type', 'service type', 'kind', 'type of service']],
  ['features', ['features', 'services', 'specialisms', 'facilities']],
  ['status', ['status', 'open close', 'service status', 'registration status']],
  ['lat', ['lat', 'latitude']],
  ['lng', ['lng', 'lon', 'long', 'longitude']],
  ['number', ['number', 'id', 'registration number', 'location id', 'reference', 'ref', 'service number', 'code']],
  ['provider', ['provider', 'provider name', 'operator', 'company', 'owner']],
  ['places', ['places', 'beds', 'registered places', 'number of beds', 'capacity']],
  ['rating', ['rating', 'overall rating', 'grade', 'latest rating']],
  ['ratedOn', ['rating date', 'rated on', 'publication date', 'date of rating']],
  ['inspectedOn', ['last inspection', 'inspected on', 'inspection date', 'last inspected', 'date of last inspection']],
];

const all = new Set(headingWords.flatMap(([, words]) => words));

export function countHeadingWords(cells: readonly string[]): number {
  return cells.filter((cell) => cell.length < 60 && all.has(plainHeading(cell))).length;
}

/** 'Post_Code', 'postCode' and 'POST CODE' alike. */
export function plainHeading(name: string): string {
  return foldText(name.replace(/([a-z])([A-Z])/g, '$1 $2'))
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
