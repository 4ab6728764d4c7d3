import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/**
 * Writes so many listings to `target`: the first ones of the file, or all of them again and again with a changed name,
 * place and key, so that no two are alike.
 */
export function resizeListings(file, size, target) {
  const packed = readFileSync(file);
  const lines = (file.endsWith('.gz') ? gunzipSync(packed) : packed).toString('utf8').split('\n').filter(Boolean);
  const rows = lines.slice(0, size);
  for (let copy = 1; rows.length < size; copy += 1) {
    for (const line of lines.slice(0, size - rows.length)) rows.push(change(line, copy));
  }
  writeFileSync(target, `${rows.join('\n')}\n`);
}

const words = ['North', 'South', 'Upper', 'Lower', 'New', 'Old', 'Little', 'Great', 'East', 'West'];

function change(line, copy) {
  const row = JSON.parse(line);
  const word = words[copy % words.length];
  return JSON.stringify({
    ...row,
    typeId: row.typeId + copy * 1_000_000,
    typeTitle: `${row.typeTitle} ${word} ${copy}`,
    ...(row.sourceId && { sourceId: `${row.sourceId}-${copy}` }),
    city: row.city ? `${word} ${row.city}` : row.city,
  });
}
