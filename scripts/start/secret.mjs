import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A random secret of 43 characters, made at the first call and kept in `folder/name` for its owner only. */
export function persistentSecret(name, folder) {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (fault) {
    if (fault.code !== 'EEXIST') throw fault;
  }
  return readFileSync(file, 'utf8').trim();
}
