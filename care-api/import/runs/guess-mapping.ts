import { headingWords, plainHeading } from '@/care-api/import/tables/heading-words';
import { type ImportMapping, importMapping } from '@/lib/contract/import';

/** A first idea of which column holds what, each once; the file's name stands for whose table it is. */
export function guessMapping(names: readonly string[], fileName: string): ImportMapping {
  const free = new Map(names.map((name) => [plainHeading(name), name]));
  const columns: ImportMapping['columns'] = {};
  for (const [field, called] of headingWords) {
    const word = called.find((one) => free.has(one));
    if (word === undefined) continue;
    columns[field] = free.get(word);
    free.delete(word);
  }
  const source = fileName
    .replace(/(\.(csv|tsv|txt|xlsx|ods|json|gz))+$/i, '')
    .replace(/\p{Cc}/gu, '')
    .trim();
  return importMapping.parse({ source: source.slice(0, 100) || 'file', columns });
}
