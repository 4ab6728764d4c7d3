import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { openSource } from './open-source';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bytes-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function open(bytes: Uint8Array, lines: number) {
  const file = path.join(folder, 'table');
  writeFileSync(file, bytes);
  return openSource(file, undefined, { lines });
}

describe.each([
  ['as it is', (bytes: Buffer) => bytes],
  ['packed', (bytes: Buffer) => gzipSync(bytes)],
])('a file %s', (_, pack) => {
  test.each(['\n', '\r\n', '\r'])('of more lines than are read (%j) is given up before it is all read', async (end) => {
    const bytes = pack(Buffer.from(`a,b${end}`.repeat(100)));
    await expect(open(bytes, 99)).rejects.toMatchObject({ fault: { code: 'importTooMany' } });
    expect(await open(bytes, 100)).toMatchObject({ kind: 'text', encoding: 'utf-8' });
  });

  test('of two bytes a sign is given up as well', async () => {
    const bytes = pack(Buffer.from('\uFEFFa,b\n'.repeat(100), 'utf16le'));
    await expect(open(bytes, 99)).rejects.toMatchObject({ fault: { code: 'importTooMany' } });
    expect(await open(bytes, 100)).toMatchObject({ encoding: 'utf-16le' });
  });
});
