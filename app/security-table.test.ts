import { existsSync, readFileSync } from 'node:fs';

const [, ...lines] = readFileSync('docs/security.tsv', 'utf8').trimEnd().split('\n');
const rows = lines.map((line) => {
  const [, numbers = '', what = '', tests = ''] = line.split('\t');
  return { numbers: spell(numbers), what, tests: tests.split(', ').filter(Boolean) };
});

/** `6.2.1, 6.6.1 to 6.6.3` one by one. */
function spell(numbers: string): string[] {
  return numbers.split(', ').flatMap((part) => {
    const [first = '', last] = part.trim().split(' to ');
    const [, section = '', from = ''] = /^(\d+\.\d+)\.(\d+)$/.exec(first) ?? [];
    const end = Number((last ?? first).split('.')[2]);
    return Array.from({ length: end - Number(from) + 1 }, (_, at) => `${section}.${Number(from) + at}`);
  });
}

/** The rows of level 1 and 2 of ASVS 5.0.0: how many there are from the first of each section. V17 is told as a whole. */
const sections: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
};

it('every row of the standard up to V16 stands in the table once', () => {
  const known = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  );
  const told = rows.flatMap(({ numbers }) => numbers);
  expect(known).toHaveLength(246);
  expect(known.filter((number) => !told.includes(number))).toEqual([]);
  expect(told.filter((number, at) => told.indexOf(number) !== at)).toEqual([]);
});

it('what holds a row is there, and a row that nothing holds says why', () => {
  const named = rows.flatMap(({ tests }) => tests);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
  const bare = rows.filter(
    ({ what, tests }) =>
      tests.length === 0 && !/not (applicable|met)|held by no test|operator|security\.md|proxy/.test(what),
  );
  expect(bare.map(({ numbers }) => numbers)).toEqual([]);
});
