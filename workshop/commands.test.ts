import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

it('no command that starts what it has built does so with the settings of this machine, which lead to real data', () => {
  const files = readdirSync('workshop').filter((name) => name.endsWith('.mjs'));
  const texts = files.map((name) => ({ name, text: readFileSync(path.join('workshop', name), 'utf8') }));
  const starting = texts.filter(({ text }) => /build\w*IfNeeded\(/.test(text));
  expect(starting.length).toBeGreaterThan(6);
  const blank = /^ {2}Object\.assign\(process\.env, blankSettings\);$/m;
  expect(starting.filter(({ text }) => !blank.test(text)).map(({ name }) => name)).toEqual([]);
});
