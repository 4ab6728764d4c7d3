import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The linter knows which room may import which (biome.json); that none leads back to itself by way of others it cannot see.

test.each(['lib', 'components'])('no room of %s leads back to itself, type imports included', (house) => {
  const ways = waysBetweenRooms(house);
  const circles = [...ways.keys()].flatMap((room) => {
    const circle = wayBack(ways, room);
    return circle ? [circle.join(' -> ')] : [];
  });
  expect(circles).toEqual([]);
});

test('no request starts a process: the database’s own starts with the API, and no command runs by a shell', () => {
  const houses = ['app', 'lib', 'components', 'care-api', 'scripts/site', 'scripts/start'];
  const files = houses.flatMap((house) =>
    readdirSync(house, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.(tsx?|mjs)$/.test(file) && !/(^|\/)testing\//.test(file))
      .map((file) => join(house, file)),
  );
  expect(files.length).toBeGreaterThan(1_000);
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const starting = files.filter((file) => texts.get(file)?.includes('child_process'));
  expect(starting.sort()).toEqual([
    'care-api/database/embedded/start-embedded.ts',
    ...['scripts/start/child.mjs', 'scripts/start/process-start.mjs'],
  ]);
  for (const file of starting) expect(texts.get(file)).not.toMatch(/\bshell\b|\bexec(Sync)?\b/);
});

test('nothing of the product imports the workshop', () => {
  const houses = ['app', 'lib', 'components', 'care-api', 'scripts', 'deploy', 'testing', 'e2e'];
  const files = houses.flatMap((house) =>
    readdirSync(house, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|[cm]js)$/.test(file))
      .map((file) => join(house, file)),
  );
  const importing = files.filter((file) =>
    /(from|import\() ?'[^']*\bworkshop\/.+(?<!json)'/.test(readFileSync(file, 'utf8')),
  );
  expect(importing).toEqual([]);
});

/** For each folder of a house, the folders beside it that its files import. */
function waysBetweenRooms(house: string): Map<string, Set<string>> {
  const ways = new Map<string, Set<string>>();
  for (const file of readdirSync(house, { recursive: true, encoding: 'utf8' })) {
    const [room = '', ...rest] = file.split(/[\\/]/);
    if (rest.length === 0 || !/(?<!\.test)\.tsx?$/.test(file) || rest.includes('testing')) continue;
    const to = ways.get(room) ?? new Set();
    ways.set(room, to);
    const imports = readFileSync(join(house, file), 'utf8').matchAll(/(?:from|import\() ?'@\/(\w+)\/([^/']+)\//g);
    for (const [, top, imported = ''] of imports) if (top === house && imported !== room) to.add(imported);
  }
  return ways;
}

/** The rooms on the shortest way from a room to itself. */
function wayBack(ways: Map<string, Set<string>>, start: string): string[] | null {
  const seen = new Set<string>();
  const paths = [[start]];
  for (const path of paths) {
    for (const next of ways.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return [...path, start];
      if (!seen.has(next)) paths.push([...path, next]);
      seen.add(next);
    }
  }
  return null;
}
