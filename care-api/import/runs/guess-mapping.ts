import { foldText } from '@/lib/contract/fold-text';
import { type ImportField, type ImportMapping, importMapping } from '@/lib/contract/import';

/** What a table's columns may be called, the surest name first. */
const words: readonly (readonly [ImportField, readonly string[]])[] = [
  ['title', ['title', 'type title', 'service name', 'location name', 'home name', 'name', 'care home', 'service']],
  ['postcode', ['postcode', 'post code', 'postal code', 'zip']],
  ['city', ['town', 'city', 'town city', 'post town']],
  ['location', ['area', 'county', 'region', 'local authority', 'council area', 'location']],
  ['address', ['address', 'full address', 'street address', 'address line 1', 'street']],
  ['phone', ['phone', 'telephone', 'phone number', 'telephone number', 'tel', 'contact number']],
  ['email', ['email', 'e mail', 'email address']],
  ['website', ['website', 'web', 'url', 'web address', 'web site']],
  ['price', ['price', 'fees', 'weekly fee', 'cost']],
  ['description', ['description', 'about', 'details', 'notes']],
  ['categories', ['category', 'categories', 'type', 'service type', 'kind', 'type of service']],
  ['features', ['features', 'services', 'specialisms', 'facilities']],
  ['status', ['status', 'open close', 'service status', 'registration status']],
  ['lat', ['lat', 'latitude']],
  ['lng', ['lng', 'lon', 'long', 'longitude']],
  ['number', ['number', 'id', 'registration number', 'location id', 'reference', 'ref', 'service number']],
  ['provider', ['provider', 'provider name', 'operator', 'company', 'owner']],
  ['places', ['places', 'beds', 'registered places', 'number of beds', 'capacity']],
  ['rating', ['rating', 'overall rating', 'grade', 'latest rating']],
  ['ratedOn', ['rating date', 'rated on', 'publication date', 'date of rating']],
  ['inspectedOn', ['last inspection', 'inspected on', 'inspection date', 'date of last inspection']],
];

/** A first idea of which column holds what, each once; the file's name stands for whose table it is. */
export function guessMapping(names: readonly string[], fileName: string): ImportMapping {
  const free = new Map(names.map((name) => [plain(name), name]));
  const columns: ImportMapping['columns'] = {};
  for (const [field, called] of words) {
    const word = called.find((one) => free.has(one));
    if (word === undefined) continue;
    columns[field] = free.get(word);
    free.delete(word);
  }
  const source = fileName
    .replace(/(\.(csv|tsv|txt|json|gz))+$/i, '')
    .replace(/\p{Cc}/gu, '')
    .trim();
  return importMapping.parse({ source: source.slice(0, 100) || 'file', columns });
}

/** 'Post_Code', 'postCode' and 'POST CODE' alike. */
function plain(name: string): string {
  return foldText(name.replace(/([a-z])([A-Z])/g, '$1 $2'))
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
