import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** A file's text, unpacked where it begins like an archive whatever its name, from its start each time. */
export async function openText(file: string): Promise<() => Readable> {
  const isGzip = await startsAsGzip(file);
  return () => {
    const bytes = createReadStream(file);
    if (!isGzip) return bytes;
    const text = createGunzip();
    bytes.on('error', (error) => text.destroy(error));
    return bytes.pipe(text);
  };
}

async function startsAsGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

export async function firstLines(text: Readable, count: number): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(text)) {
    lines.push(lines.length === 0 ? line.replace(/^\ufeff/, '') : line);
    if (lines.length === count) break;
  }
  text.destroy();
  return lines;
}

export function linesOf(text: Readable): AsyncIterable<string> {
  return createInterface({ input: failing(text), crlfDelay: Number.POSITIVE_INFINITY });
}

/** readline ends quietly when its input breaks; a damaged archive must not look like a short one. */
function failing(text: Readable): Readable {
  const passed = new Transform({ transform: (chunk, _, done) => done(null, chunk) });
  text.on('error', (error) => passed.destroy(error));
  return text.pipe(passed);
}
