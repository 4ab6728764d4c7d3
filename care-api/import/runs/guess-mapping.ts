import { eq } from 'drizzle-orm';
import { importMappings } from '@/care-api/database/schema/imports';
import { beginningOf, keyOf } from '@/care-api/import/storable';
import { headingWords, plainHeading } from '@/care-api/import/tables/heading-words';
import type { Db } from '@/care-api/kernel/db';
import { type ImportMapping, importMapping } from '@/lib/contract/import';

type Column = { name: string; samples: readonly string[] };

export async function firstMapping(db: Db, table: readonly Column[], fileName: string): Promise<ImportMapping> {
  const signature = signatureOf(table);
  const [kept] = await db.select().from(importMappings).where(eq(importMappings.signature, signature));
  return kept?.mapping ?? guessMapping(table, fileName);
}

export function signatureOf(table: readonly Column[]): string {
  return keyOf(table.map(({ name }) => name).join('\n'));
}

/** A first idea of which column holds what, each once; the file's name stands for whose table it is. */
export function guessMapping(table: readonly Column[], fileName: string): ImportMapping {
  const free = new Map(table.map(({ name }) => [plainHeading(name), name]));
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
  const lists = table.filter(({ name }) => name === columns.categories || name === columns.features);
  const separator = [';', '|'].find((sign) => lists.some(({ samples }) => samples.some((cell) => cell.includes(sign))));
  return importMapping.parse({ source: beginningOf(source, 100) || 'file', columns, separator });
}
