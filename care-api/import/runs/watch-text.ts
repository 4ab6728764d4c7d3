import { Transform } from 'node:stream';
import { Refusal } from '@/care-api/kernel/refusal';

type Watched = {
  passing: Transform;
  /** Once all has passed: how its letters are written. */
  encoding(): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
};

/**
 * Finds out how a text is written while it passes. What is no UTF-8 was saved by a spreadsheet of Western Europe.
 * @throws Refusal 422 for an empty file and for what is no text at all: a workbook, a picture, another archive.
 */
export function watchText(): Watched {
  let start: Buffer | null = null;
  let isUtf8 = true;
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const look = (chunk?: Buffer) => {
    try {
      if (isUtf8) utf8.decode(chunk, { stream: chunk !== undefined });
    } catch {
      isUtf8 = false;
    }
  };
  const passing = new Transform({
    transform(chunk: Buffer, _, pass) {
      start ??= chunk.subarray(0, 4);
      look(chunk);
      const isText = wideEncoding(start) !== null || !chunk.includes(0);
      pass(isText && !isArchive(start) ? null : new Refusal(422, 'importNotText'), chunk);
    },
    flush(pass) {
      look();
      pass(start ? null : new Refusal(422, 'importEmpty'));
    },
  });
  return { passing, encoding: () => (start && wideEncoding(start)) ?? (isUtf8 ? 'utf-8' : 'windows-1252') };
}

function wideEncoding(start: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : null;
}

/** Workbooks are archives, too. */
function isArchive(start: Buffer): boolean {
  return ['PK\x03\x04', '%PDF', 'Rar!', '7z\xbc\xaf'].includes(start.toString('latin1'));
}
