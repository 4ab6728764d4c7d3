import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { scripts } from '../package.json';

/** Where people read what to type: the docs, the settings, and what the product says. */
const places = ['README.md', '.env.example', 'docs', 'deploy', 'scripts', 'care-api', 'lib', 'messages'];

function filesIn(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(place, name))
    .filter((name) => /\.(md|mjs|ts|json|yml|yaml|service|example|sh)$/.test(name));
}

it('every command that is named somewhere is there to be run', () => {
  const named = places
    .flatMap(filesIn)
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/npm run ([a-z][\w:-]*\w)/g)].map(([, name = '']) => ({ file, name })),
    );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([]);
});
