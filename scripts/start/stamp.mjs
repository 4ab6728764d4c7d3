import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One hash over the contents of the files and folders, tests left out. */
export function stampOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesIn)) {
    const content = readFileSync(path);
    hash.update(`\n${path} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

export function hasStamp(file, stamp) {
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

export function setStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
