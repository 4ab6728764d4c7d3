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
