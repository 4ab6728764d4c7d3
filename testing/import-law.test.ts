import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// The linter knows which room may import which (biome.json); that none leads back to itself by way of others it cannot see.

test.each(['lib', 'components', 'components/admin', 'care-api'])(
  'no room of %s leads back to itself, type imports included',
  (house) => {
    const ways = waysBetweenRooms(house);
    const circles = [...ways.keys()].flatMap((room) => {
      const circle = wayBack(ways, room);
      return circle ? [circle.join(' -> ')] : [];
    });
    expect(circles).toEqual([]);
  },
);

/** Of the care API, from the ground up. What is not named here is a resource: those know each other, in no circle. */
const floors = [
  ...[['kernel', 'html'], ['database'], ['files', 'mail'], ['desk']],
  ...[['resources'], ['resources'], ['http'], ['routes', 'commands', 'jobs'], ['app'], ['serve']],
];

test('in the care API nothing imports what stands on a floor above it', () => {
  const floorOf = (path: string) => {
    const floor = floors.findIndex((rooms) => rooms.includes(roomOf(path)));
    return floor === -1 ? floors.findIndex((rooms) => rooms.includes('resources')) : floor;
  };
  const imports = listImports('care-api');
  expect(imports.length).toBeGreaterThan(2_000);
  const upward = imports.filter(({ file, imported }) => floorOf(imported) > floorOf(file));
  expect(upward.map(({ file, imported }) => `${file} -> ${imported}`)).toEqual([]);
});

test('no way through the care API goes down more than ten floors', () => {
  const ways = new Map<string, Set<string>>();
  for (const { file, imported } of listImports('care-api')) {
    const [from, to] = [roomOf(file), roomOf(imported)];
    ways.set(from, (ways.get(from) ?? new Set()).add(to === from ? '' : to));
  }
  const heights = new Map<string, number>([['', 0]]);
  const heightOf = (room: string): number => {
    const known = heights.get(room);
    if (known !== undefined) return known;
    // Of a ring there is no end.
    heights.set(room, Number.POSITIVE_INFINITY);
    const height = 1 + Math.max(0, ...[...(ways.get(room) ?? [])].map(heightOf));
    heights.set(room, height);
    return height;
  };
  expect(Math.max(...[...ways.keys()].map(heightOf))).toBeLessThanOrEqual(10);
});

test('a route of the care API knows neither tables nor SQL: it calls what its resource can do', () => {
  const knowing = listImports('care-api').filter(
    ({ file, imported }) => file.startsWith('routes/') && imported.startsWith('database/schema'),
  );
  expect(knowing).toEqual([]);
  const routes = readdirSync('care-api/routes').filter((file) => !file.endsWith('.test.ts'));
  expect(routes.length).toBeGreaterThan(30);
  expect(
    routes.filter((file) => readFileSync(join('care-api/routes', file), 'utf8').includes("from 'drizzle-orm")),
  ).toEqual([]);
});

test('a row of SQL is read by a schema (`readRows`): its type is not only said', () => {
  const files = readdirSync('care-api', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && !/(^|\/)testing\//.test(file),
  );
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => readFileSync(join('care-api', file), 'utf8').includes('.execute<'))).toEqual([]);
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

/** The folder, or the file where it lies in none. */
function roomOf(path: string): string {
  return path.split('/')[0]?.replace(/\.ts$/, '') ?? '';
}

/** For each folder of a house, the folders beside it that its files import. */
function waysBetweenRooms(house: string): Map<string, Set<string>> {
  const ways = new Map<string, Set<string>>();
  for (const { file, imported } of listImports(house)) {
    const [[room = '', ...rest], [to = '', ...below]] = [file.split('/'), imported.split('/')];
    if (rest.length === 0) continue;
    const others = ways.get(room) ?? new Set();
    ways.set(room, others);
    if (below.length > 0 && to !== room) others.add(to);
  }
  return ways;
}

/** What the files of a house import of it, types included; both as paths inside of it, without tests. */
function listImports(house: string): { file: string; imported: string }[] {
  const files = readdirSync(house, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const own = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.split('/').includes('testing'));
  return own.flatMap((file) => {
    const imports = readFileSync(join(house, file), 'utf8').matchAll(
      /(?:from|import\(|^import) ?'((?:@|\.\.?)\/[^']+)'/gm,
    );
    return [...imports].flatMap(([, said = '']) => {
      const path = said.startsWith('@') ? said.slice(2) : join(house, dirname(file), said).replaceAll('\\', '/');
      return path.startsWith(`${house}/`) ? [{ file, imported: path.slice(house.length + 1) }] : [];
    });
  });
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
