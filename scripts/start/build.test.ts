import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { careApiSources, siteSources } from './build.mjs';

const script = /(?<!\.test|\.d)\.(tsx?|mjs)$/;

function scriptsIn(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place].filter((file) => script.test(file));
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => script.test(name) && !/(^|\/)testing\//.test(name))
    .map((name) => path.join(place, name));
}

/** Files of ours that the file imports, types aside. */
function importedBy(file: string): string[] {
  const names = readFileSync(file, 'utf8').matchAll(/^(?:import (?!type )|export )[^;]*?from '((?:@|\.\.?)\/[^']+)'/gm);
  return [...names].map(([, name = '']) =>
    name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name),
  );
}

test.each([
  ['site', siteSources],
  ['care API', careApiSources],
])('all that the %s is made of is looked at before it is taken for built', (_, sources) => {
  const files = sources.flatMap(scriptsIn);
  expect(files.length).toBeGreaterThan(500);
  const isLookedAt = (file: string) => sources.some((place) => file === place || file.startsWith(`${place}/`));
  const others = files.flatMap((file) => importedBy(file).filter((name) => !isLookedAt(name)));
  expect(others).toEqual([]);
});

test('what Next takes by its name alone is looked at, too', () => {
  const named = ['instrumentation', 'instrumentation-client', 'middleware', 'proxy', 'mdx-components', 'next.config'];
  const files = named.flatMap((name) => ['ts', 'tsx', 'mjs'].map((end) => `${name}.${end}`)).filter(existsSync);
  expect(siteSources).toEqual(expect.arrayContaining(files));
});
