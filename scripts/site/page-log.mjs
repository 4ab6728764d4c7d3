import { closeSync, mkdirSync, openSync, read, readdirSync, readSync, rmSync, statSync, write } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { lengthsBytes, maxHeadBytes, packPage, unpackPage } from './page-record.mjs';

const readAt = promisify(read);
const writeAt = promisify(write);
/** Files that this process began, whichever log they are of: two may begin in one millisecond. */
let begun = 0;

/**
 * Pages in files that only grow: the oldest file goes when all together are too large. A start begins a new file, so that
 * one that was cut by a crash is read as far as it goes.
 * @param {string} folder of this version of the site; those beside it that hold pages are of other versions, and go
 * @param {{ maxBytes?: number }} limits
 */
export function openPageLog(folder, { maxBytes = 512 * 1024 * 1024 } = {}) {
  const fileBytes = maxBytes / 16;
  mkdirSync(folder, { recursive: true });
  for (const other of readdirSync(dirname(folder), { withFileTypes: true })) {
    const path = join(dirname(folder), other.name);
    if (other.isDirectory() && path !== folder && isOfPages(path)) rmSync(path, { recursive: true, force: true });
  }
  const index = new Map();
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.pages'))
    .sort()
    .map((name) => openFile(join(folder, name), index));
  let writing = Promise.resolve();

  async function append(key, page) {
    const packed = packPage(key, page);
    if (!packed) return;
    const { record, head } = packed;
    const file = fileFor(record.length);
    const position = file.bytes;
    // A disk that is full takes a part: what is written next lies over it.
    const { bytesWritten } = await writeAt(file.descriptor, record, 0, record.length, position);
    if (bytesWritten < record.length) throw new Error(`the disk took ${bytesWritten} bytes of ${record.length}`);
    file.bytes += record.length;
    index.set(key, { file, position, head, bytes: record.length });
  }

  function fileFor(bytes) {
    const last = files.at(-1);
    if (last?.isOurs && last.bytes + bytes <= fileBytes) return last;
    begun += 1;
    const path = join(folder, `${Date.now()}-${process.pid}-${String(begun).padStart(6, '0')}.pages`);
    const file = { path, descriptor: openSync(path, 'wx+'), bytes: 0, isOurs: true };
    files.push(file);
    while (files.length > 1 && files.reduce((sum, one) => sum + one.bytes, 0) > maxBytes - fileBytes)
      drop(files.shift());
    return file;
  }

  function drop(file) {
    for (const [key, place] of index) if (place.file === file) index.delete(key);
    rmSync(file.path, { force: true });
    closeSync(file.descriptor);
  }

  return {
    /** @type {(key: string) => Promise<import('./kept-pages.mjs').Page | null>} the page as it was set */
    async get(key) {
      const place = index.get(key);
      if (!place) return null;
      const record = Buffer.allocUnsafe(place.bytes);
      const { bytesRead } = await readAt(place.file.descriptor, record, 0, place.bytes, place.position).catch(
        () => ({}),
      );
      if (bytesRead !== place.bytes) return null;
      return unpackPage(key, record);
    },
    /** @type {(key: string, page: import('./kept-pages.mjs').Page) => Promise<void>} resolves when it is on disk, throws where that takes nothing */
    set(key, page) {
      const done = writing.then(() => append(key, page));
      writing = done.catch(() => {});
      return done;
    },
    close() {
      for (const { descriptor } of files) closeSync(descriptor);
    },
  };
}

/** The place may be a folder that holds other things too. */
function isOfPages(path) {
  const names = readdirSync(path);
  return names.length > 0 && names.every((name) => name.endsWith('.pages'));
}

/** Reads where its pages lie, as far as it is whole. */
function openFile(path, index) {
  const file = { path, descriptor: openSync(path, 'r'), bytes: statSync(path).size, isOurs: false };
  const start = Buffer.alloc(lengthsBytes + maxHeadBytes);
  let position = 0;
  while (position + lengthsBytes < file.bytes) {
    const got = readSync(file.descriptor, start, 0, 4_096, position);
    const head = start.readUInt32LE(0);
    const bytes = lengthsBytes + head + start.readUInt32LE(4);
    if (head === 0 || head > maxHeadBytes || position + bytes > file.bytes) break;
    if (got < lengthsBytes + head) readSync(file.descriptor, start, 0, lengthsBytes + head, position);
    const key = keyIn(start.toString('utf8', lengthsBytes, lengthsBytes + head));
    if (key === null) break;
    index.set(key, { file, position, head, bytes });
    position += bytes;
  }
  return file;
}

function keyIn(head) {
  try {
    return JSON.parse(head).key;
  } catch {
    return null;
  }
}
