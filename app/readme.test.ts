import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
const pages = readdirSync('docs').filter((name) => name.endsWith('.md'));
const documents = ['README.md', 'workshop/README.md', ...pages.map((name) => `docs/${name}`)];

/** `/form/{sent,problem}` as two addresses; a single name in braces or brackets is a gap. */
function spell(address: string): string[] {
  const [, before = '', inside = '', after = ''] = /^(.*?)\{([^}]*,[^}]*)\}(.*)$/.exec(address) ?? [];
  if (inside) return inside.split(',').flatMap((name) => spell(`${before}${name}${after}`));
  return [address.replace(/\{\w+\}|\[+[\w.]+\]+/g, '{}')];
}

function routesOf(file: RegExp): string[] {
  return files
    .filter((path) => file.test(path))
    .map((path) =>
      path
        .replace(/^\[locale\]\//, '')
        .split('/')
        .slice(0, -1),
    )
    .map((folders) => `/${folders.filter((folder) => !/^\(.*\)$/.test(folder)).join('/')}`)
    .flatMap(spell);
}

it.each([
  { kind: 'page', heading: '## Pages', file: /(^|\/)page\.tsx$/, atLeast: 40, made: [] },
  {
    kind: 'handler',
    heading: '## Handlers',
    file: /(^|\/)route\.ts$/,
    atLeast: 25,
    made: ['/sitemap.xml', '/robots.txt'],
  },
])('every $kind stands in the table of routes, and nothing else does', ({ heading, file, atLeast, made }) => {
  const [, section = ''] = readFileSync('docs/routes.md', 'utf8').split(heading);
  const [table = ''] = section.split('\n## ');
  const cells = [...table.matchAll(/^\| (.*?) \|/gm)].map(([, first = '']) => first.replace(/\(`.*?`.*?\)/g, ''));
  const told = cells.flatMap((cell) => cell.match(/\/[^`]*/g) ?? []).flatMap(spell);
  const routes = [...routesOf(file), ...made];
  expect(routes.length).toBeGreaterThan(atLeast);
  expect(routes.filter((route) => !told.includes(route))).toEqual([]);
  expect(told.filter((route) => !routes.includes(route))).toEqual([]);
});

it('the README is short', () => {
  expect(readFileSync('README.md', 'utf8').trim().split('\n').length).toBeLessThanOrEqual(120);
});

it.each(documents)('%s has no line that is too long, but for rows of tables', (document) => {
  const lines = readFileSync(document, 'utf8').split('\n');
  expect(lines.filter((line) => line.length > 120 && !line.startsWith('| '))).toEqual([]);
});

it.each(documents)('what %s links to is there', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#:]+)(?:#[\w-]+)?\)/g)];
  const missing = links.filter(([, target = '']) => !existsSync(join(dirname(document), target)));
  expect(missing.map(([link]) => link)).toEqual([]);
});
