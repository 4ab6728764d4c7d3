import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lasting } from './secret.mjs';

test('a secret is long, lasts, and is readable by its owner only', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'secret-')), 'data');
  const secret = lasting('secret', folder);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(lasting('secret', folder)).toBe(secret);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

test('two folders have two secrets', () => {
  const one = lasting('secret', mkdtempSync(join(tmpdir(), 'secret-')));
  const other = lasting('secret', mkdtempSync(join(tmpdir(), 'secret-')));
  expect(one).not.toBe(other);
});
