import { readdirSync, readFileSync } from 'node:fs';

const pages = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /page\.tsx$/.test(file),
);
const readme = readFileSync('README.md', 'utf8');

/** `/form/{sent,problem}` as two addresses; a single name in braces or brackets is a gap. */
function spell(address: string): string[] {
  const [, before = '', inside = '', after = ''] = /^(.*?)\{([^}]*,[^}]*)\}(.*)$/.exec(address) ?? [];
  if (inside) return inside.split(',').flatMap((name) => spell(`${before}${name}${after}`));
  return [address.replace(/\{\w+\}|\[\w+\]/g, '{}')];
}

it("every page stands in the README's table of routes", () => {
  const rows = readme.slice(readme.indexOf('### Routes'), readme.indexOf('## Explore')).matchAll(/^\| (.*?) \|/gm);
  const told = [...rows].flatMap(([, first = '']) => first.match(/\/[^`]*/g) ?? []).flatMap(spell);
  const routes = pages
    .map((page) => page.split('/').slice(0, -1))
    .map((folders) => `/${folders.filter((folder) => !/^\(.*\)$/.test(folder)).join('/')}`);
  expect(routes.length).toBeGreaterThan(40);
  expect(routes.flatMap(spell).filter((route) => !told.includes(route))).toEqual([]);
});

it('the README has no line that is too long', () => {
  expect(readme.split('\n').filter((line) => line.length > 120)).toEqual([]);
});
