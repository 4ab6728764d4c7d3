import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { scripts } from '../package.json';
import { scripts as ofWorkshop } from '../workshop/package.json';

/** Where people read what to type: the docs, the settings, and what the product says. */
const places = [
  'README.md',
  '.env.example',
  '.github',
  'docs',
  'deploy',
  'scripts',
  'care-api',
  'lib',
  'messages',
  'workshop',
];

function filesIn(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('node_modules'))
    .map((name) => path.join(place, name))
    .filter((name) => /\.(md|mjs|ts|json|yml|yaml|service|example|sh)$|Dockerfile$/.test(name));
}

/** The workshop's own stand behind its folder's name elsewhere, alone in its files. */
function namedIn(file: string) {
  const isWorkshop = file.startsWith('workshop/');
  const commands = readFileSync(file, 'utf8').matchAll(/npm (--prefix workshop )?run ([a-z][\w:-]*\w)/g);
  return [...commands].map(([, prefix, name = '']) => {
    const known = isWorkshop ? { ...scripts, ...ofWorkshop } : prefix ? ofWorkshop : scripts;
    return { file, name, isKnown: Object.hasOwn(known, name) };
  });
}

it('every command that is named somewhere is there to be run', () => {
  const named = places.flatMap(filesIn).flatMap(namedIn);
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter(({ isKnown }) => !isKnown)).toEqual([]);
});

it('the host of a repository runs the test command of the README, on the Node of .nvmrc', () => {
  const workflow = readFileSync('.github/workflows/check.yml', 'utf8');
  expect(workflow).toContain('node-version-file: .nvmrc\n      - run: npm test\n');
  expect(readFileSync('README.md', 'utf8')).toMatch(/^npm test /m);
});

it('what `npm run` lists fits on one screen', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(18);
});
