import { readdirSync, readFileSync } from 'node:fs';
import * as names from './cookie-names.mjs';

const messages = readdirSync('messages').filter((file) => file.endsWith('.json'));
const policies = [...messages.map((file) => `messages/${file}`), 'components/policies/slovak-cookie-policy.ts'];

it.each(policies)('the cookie policy of %s tells of every cookie', (file) => {
  const policy = readFileSync(file, 'utf8');
  const cookies = Object.values(names).filter((name) => typeof name === 'string');
  expect(cookies).toContain('Bearer');
  expect(cookies.filter((name) => !new RegExp(`[>' ]${name}[<')]`).test(policy))).toEqual([]);
});

/** Keys of the browser's own storage, or how they begin. */
const stored = [
  'lang',
  'answers',
  'unsent',
  'comment-words',
  'switched-words',
  'kept-words',
  'last-search',
  'list-keys',
  'list-place',
];

it.each(policies)('the cookie policy of %s tells of everything else that is kept in a browser', (file) => {
  const policy = readFileSync(file, 'utf8');
  expect(stored.filter((name) => !new RegExp(`[>' ]${name}[<':]`).test(policy))).toEqual([]);
});

it('the list of what is kept in a browser is whole', () => {
  const keeps = /(?:localStorage|sessionStorage)\.setItem\(|keepInTab\(/;
  const files = ['lib', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const keeping = files.filter((file) => keeps.test(readFileSync(file, 'utf8')));
  expect(keeping.sort()).toEqual([
    'lib/browser/comment-draft.ts',
    'lib/browser/kept-form-values.ts',
    'lib/browser/language-switch.ts',
    'lib/browser/last-search.ts',
    'lib/browser/remembered-language.ts',
    'lib/browser/tab-storage.ts',
    'lib/browser/unsent-words.ts',
    'lib/browser/use-list-keys.ts',
    'lib/unsent-answers/browser-copy.ts',
  ]);
});
