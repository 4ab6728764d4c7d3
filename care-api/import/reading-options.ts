import { type TableReading, tableEncodings, tableReading, tableSeparators } from '@/lib/contract/import';

export const readingOptions = {
  encoding: { type: 'string' },
  separator: { type: 'string' },
  sheet: { type: 'string' },
} as const;

export const readingUsage = '[--encoding utf-8] [--separator ,] [--sheet NAME]';

type Options = { encoding?: string; separator?: string; sheet?: string };

/** Undefined for nothing said: it is guessed. @throws an Error with one line for what cannot be. */
export function readReading({ encoding, separator, sheet }: Options): TableReading | undefined {
  if (encoding === undefined && separator === undefined && sheet === undefined) return undefined;
  const read = tableReading.safeParse({ encoding, separator, sheet });
  if (read.success) return read.data;
  throw new Error(
    `--encoding is one of ${tableEncodings.join(', ')}; --separator one of ${tableSeparators.join(' ')}.`,
  );
}
