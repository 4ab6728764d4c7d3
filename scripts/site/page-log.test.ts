import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPageLog } from './page-log.mjs';

/** Bytes for which the disk has room; null where it has enough. */
let mockRoom: number | null = null;
jest.mock('node:fs', () => {
  const fs = jest.requireActual('node:fs');
  const { promisify } = jest.requireActual('node:util');
  const writeAll = promisify(fs.write);
  const write = (descriptor: number, record: Buffer, from: number, bytes: number, position: number) =>
    writeAll(descriptor, record, from, Math.min(bytes, mockRoom ?? bytes), position);
  return { ...fs, write: Object.assign(() => {}, { [promisify.custom]: write }) };
});

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'page-log-'));
  folder = path.join(root, 'one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const page = (text: string) => ({ headers: { etag: text }, tags: ['faqs'], version: '1', body: Buffer.from(text) });
const files = () => readdirSync(folder).map((name) => path.join(folder, name));

it('has every page again after a new start, the last of each address', async () => {
  const log = openPageLog(folder);
  for (const text of ['first', 'Zoë 😀']) await log.set('/a', page(text));
  await log.set('/b', page('b'.repeat(9_000)));
  log.close();
  const again = openPageLog(folder);
  expect(await again.get('/a')).toEqual(page('Zoë 😀'));
  expect((await again.get('/b'))?.body).toHaveLength(9_000);
  expect(await again.get('/c')).toBeNull();
  again.close();
});

it('reads a file that was cut as far as it is whole, and one of nothing but zeros not at all', async () => {
  const log = openPageLog(folder);
  await log.set('/a', page('a'));
  await log.set('/b', page('b'.repeat(500)));
  log.close();
  const [file] = files();
  truncateSync(file!, statSync(file!).size - 100);
  appendFileSync(path.join(folder, '0.pages'), Buffer.alloc(99));
  const again = openPageLog(folder);
  expect(await again.get('/a')).toEqual(page('a'));
  expect(await again.get('/b')).toBeNull();
  await again.set('/b', page('b'));
  expect(await again.get('/b')).toEqual(page('b'));
  again.close();
});

it('knows a page whose bytes are not those that were written, as after a power cut', async () => {
  const log = openPageLog(folder);
  await log.set('/a', page('a'.repeat(5_000)));
  log.close();
  const [file] = files();
  const written = readFileSync(file!);
  writeFileSync(file!, written.fill(0, written.length - 3_000));
  const again = openPageLog(folder);
  expect(await again.get('/a')).toBeNull();
  // Its head, too, after it was found.
  writeFileSync(file!, written.fill(1, 8));
  expect(await again.get('/a')).toBeNull();
  again.close();
});

it('stays within its bytes: the oldest pages go', async () => {
  const log = openPageLog(folder, { maxBytes: 160_000 });
  for (let n = 0; n < 100; n += 1) await log.set(`/${n}`, page('x'.repeat(5_000)));
  expect(files().reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(160_000);
  expect(await log.get('/0')).toBeNull();
  expect((await log.get('/99'))?.body).toHaveLength(5_000);
  log.close();
});

it('takes away what other builds kept, and nothing else that stands beside it', () => {
  for (const [other, file] of [
    ['other', '1.pages'],
    ['pictures', 'rose.jpg'],
    ['both', '1.pages'],
    ['both', 'rose.jpg'],
  ] as const) {
    mkdirSync(path.join(root, other), { recursive: true });
    writeFileSync(path.join(root, other, file), '');
  }
  mkdirSync(path.join(root, 'empty'));
  openPageLog(folder).close();
  expect(readdirSync(root).sort()).toEqual(['both', 'empty', 'one', 'pictures']);
});

it('says that a disk takes nothing, and goes on', async () => {
  const log = openPageLog(folder, { maxBytes: 16_000 });
  rmSync(folder, { recursive: true });
  await expect(log.set('/a', page('a'))).rejects.toThrow('ENOENT');
  mkdirSync(folder);
  await log.set('/a', page('a'));
  expect(await log.get('/a')).toEqual(page('a'));
  log.close();
});

it('has all that follows a page of which the disk took a part alone', async () => {
  const log = openPageLog(folder);
  mockRoom = 100;
  await expect(log.set('/a', page('a'.repeat(5_000)))).rejects.toThrow('the disk took 100 bytes of');
  mockRoom = null;
  expect(await log.get('/a')).toBeNull();
  for (const name of ['b', 'c']) await log.set(`/${name}`, page(name));
  expect(await log.get('/c')).toEqual(page('c'));
  log.close();
  const again = openPageLog(folder);
  expect([await again.get('/b'), await again.get('/c')]).toEqual([page('b'), page('c')]);
  again.close();
});
