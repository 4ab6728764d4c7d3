import { createHash } from 'node:crypto';

/** A record is the lengths of its head and body, 4 bytes each, the head as JSON, the body. */
export const lengthsBytes = 8;
export const maxHeadBytes = 64 * 1024;

/**
 * @param {string} key
 * @param {import('./kept-pages.mjs').Page} page
 * @returns {{ record: Buffer, head: number } | null} null where its head is too long to be kept; `head` in bytes
 */
export function packPage(key, { body, ...head }) {
  const text = Buffer.from(JSON.stringify({ key, ...head, sum: sumOf(body) }));
  if (text.length > maxHeadBytes) return null;
  const lengths = Buffer.alloc(lengthsBytes);
  lengths.writeUInt32LE(text.length, 0);
  lengths.writeUInt32LE(body.length, 4);
  return { record: Buffer.concat([lengths, text, body]), head: text.length };
}

/**
 * @param {string} key
 * @param {Buffer} record whole
 * @returns {import('./kept-pages.mjs').Page | null} null where it is another one's, or not as it was written
 */
export function unpackPage(key, record) {
  const start = lengthsBytes + record.readUInt32LE(0);
  const { key: of, sum, ...head } = headIn(record.toString('utf8', lengthsBytes, start));
  const body = record.subarray(start);
  return of === key && sum === sumOf(body) ? { ...head, body } : null;
}

function headIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** A machine that lost its power may have a file's length without what stood there. */
function sumOf(body) {
  return createHash('sha1').update(body).digest('base64');
}
