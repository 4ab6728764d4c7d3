import { ImportProblem } from '@/care-api/import/import-problem';
import { toFault } from '@/lib/contract/faults';
import type { TableEncoding } from '@/lib/contract/import';
import { openDecoder } from './encodings';
import { guessEncoding } from './guess-encoding';
import { openOds } from './ods';
import { type Bounds, firstBytes, openBytes } from './open-bytes';
import type { Sheet } from './sheet';
import { openXlsx } from './xlsx';

export type Source =
  | { kind: 'text'; encoding: TableEncoding; text(): AsyncIterable<string> }
  | { kind: 'book'; sheets: Sheet[] };

/** Bytes of text that are read of one file. */
const mostText = 2 * 1024 * 1024 * 1024;

export async function openSource(
  file: string,
  chosen?: TableEncoding | undefined,
  { bytes = mostText, lines }: { [bound in keyof Bounds]?: number | undefined } = {},
): Promise<Source> {
  const start = (await firstBytes(file, 4)).toString('latin1');
  if (isArchive(start)) {
    const book = await openBook(file);
    if (!book) throw new ImportProblem(toFault('importNotText'));
    return book;
  }
  if (noText.some((sign) => start.startsWith(sign))) throw new ImportProblem(toFault('importNotText'));
  return openText(await openBytes(file, { bytes, lines }), chosen);
}

export function isArchive(start: string): boolean {
  return start === 'PK\x03\x04';
}

export async function openBook(file: string): Promise<Source | null> {
  const sheets = (await openXlsx(file)) ?? (await openOds(file));
  return sheets && { kind: 'book', sheets };
}

/** `bytes`: from their start each time. */
export async function openText(
  bytes: () => AsyncIterable<Buffer>,
  chosen?: TableEncoding | undefined,
): Promise<Extract<Source, { kind: 'text' }>> {
  const encoding = chosen ?? (await guessEncoding(bytes()));
  return {
    kind: 'text',
    encoding,
    async *text() {
      const decoder = openDecoder(encoding);
      for await (const chunk of bytes()) yield decoder.decode(chunk, { stream: true });
      yield decoder.decode();
    },
  };
}

/** A workbook of before 2007 or one with a password, and what is none. */
const noText = ['\xd0\xcf\x11\xe0', '%PDF', 'Rar!', '7z\xbc\xaf', '\x89PNG', 'GIF8'];
