import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addEnvFile, parseEnvFile } from './env-file.mjs';

test('reads names and values, with or without quotes, export and comments', () => {
  const text = [
    '# a comment',
    'PORT=3000',
    ' export SITE_URL = https://example.com  # ours',
    'SMTP_URL="smtp://a:b#c@mail"  # quoted',
    "NAME='two words'",
    'EMPTY=',
    'not a setting',
  ].join('\r\n');
  expect(parseEnvFile(text)).toEqual({
    PORT: '3000',
    SITE_URL: 'https://example.com',
    SMTP_URL: 'smtp://a:b#c@mail',
    NAME: 'two words',
    EMPTY: '',
  });
});

test('keeps a hash inside a value', () => {
  expect(parseEnvFile('DATABASE_URL=postgres://u:p#1@db/care')).toEqual({ DATABASE_URL: 'postgres://u:p#1@db/care' });
});

test('the environment wins over the file, even with a blank value', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  const file = join(folder, '.env');
  writeFileSync(file, 'PORT=1\nDATA_DIR=there\nSITE_URL=https://example.com\n');
  const env = { PORT: '2', DATA_DIR: '' };
  addEnvFile(env, file);
  rmSync(folder, { recursive: true });
  expect(env).toEqual({ PORT: '2', DATA_DIR: '', SITE_URL: 'https://example.com' });
});

test('a missing file changes nothing', () => {
  const env = {};
  addEnvFile(env, join(tmpdir(), 'no-such-folder', '.env'));
  expect(env).toEqual({});
});
