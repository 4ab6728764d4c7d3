import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A random secret of 43 characters, made at the first call and kept in `folder/name` for its owner only. */
export function persistentSecret(name, folder) {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true });
  if (read(file) === '') rmSync(file, { force: true });
  // It is there whole or not at all: one that a kill or a full disk cut off would keep every later start from it.
  const made = `${file}.${process.pid}`;
  try {
    writeFileSync(made, randomBytes(32).toString('base64url'), { mode: 0o600 });
    linkSync(made, file);
  } catch (fault) {
    if (fault.code !== 'EEXIST') throw fault;
  } finally {
    rmSync(made, { force: true });
  }
  return read(file) ?? '';
}

function read(file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (fault) {
    if (fault.code !== 'ENOENT') throw fault;
    return null;
  }
}
