import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { persistentSecret } from './secret.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a secret is long, lasts, and is readable by its owner only', () => {
  const secret = persistentSecret('secret', join(folder, 'data'));
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(persistentSecret('secret', join(folder, 'data'))).toBe(secret);
  expect(statSync(join(folder, 'data', 'secret')).mode & 0o777).toBe(0o600);
});

test('two folders have two secrets', () => {
  expect(persistentSecret('secret', join(folder, 'one'))).not.toBe(persistentSecret('secret', join(folder, 'other')));
});

test('one that was cut off before a sign of it was written is made anew, and nothing lies beside it', () => {
  writeFileSync(join(folder, 'secret'), '');
  const secret = persistentSecret('secret', folder);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(persistentSecret('secret', folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['secret']);
});
