import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { foldName } from '@/lib/contract/fold-name';

let test: TestApp;
let admin: string;
const titles = [
  ...['Ty Helyg', 'Tyhelyg Road Surgery', 'Tŷ Coed', 'Llys-y-Coed', 'Łódź House', 'Ohara Ltd', 'McDonald Home'],
  ...['H and H Care', "O'Hara House", 'St. Swithin’s Lodge', 'Crème Court', 'Shaw Side', 'A.B. Homes & Sons'],
];
beforeAll(async () => {
  test = await openTestApp();
  admin = await test.signIn('admin');
  for (const typeTitle of [...titles, 'Fishhouse']) {
    await test.send('POST', '/TypeDetail', { typeTitle, openClose: 'Open' }, { as: admin });
    const callBack = { yourName: typeTitle, email: 'ann@example.org', yourMessage: 'Please ring.' };
    await test.send('POST', '/Requestcallback', callBack, { as: admin });
  }
}, 60_000);
afterAll(() => test.close());

const ask = async (path: string) => (await test.send('GET', path, undefined, { as: admin })).json();
/** Each place where a name is looked for, and what it finds. */
const places: Record<string, (q: string) => Promise<string[]>> = {
  'the public search': async (q) => titlesOf((await ask(`/TypeDetail/typecardlist?page=1&q=${q}`)).items, 'typeTitle'),
  'the list of listings': async (q) => titlesOf((await ask(`/TypeDetail?page=1&q=${q}`)).items, 'typeTitle'),
  'the inbox': async (q) => titlesOf((await ask(`/Requestcallback?page=1&status=all&q=${q}`)).items, 'yourName'),
  'the palette': async (q) => titlesOf((await ask(`/admin/search?q=${q}`)).items, 'title'),
};

function titlesOf(items: Record<string, string>[], field: string): string[] {
  return items.map((item) => item[field] ?? '');
}

describe.each(Object.entries(places))('%s', (_, find) => {
  it.each([
    ['hh', 'H and H Care'],
    ['h%20%26%20h', 'H and H Care'],
    ['ohara', "O'Hara House"],
    ['o’hara', "O'Hara House"],
    ['st%20swithins', 'St. Swithin’s Lodge'],
    ['creme', 'Crème Court'],
    ['shawside', 'Shaw Side'],
    ['ab%20homes', 'A.B. Homes & Sons'],
    ['tyhelyg', 'Ty Helyg'],
    ['tycoed', 'Tŷ Coed'],
    ['llysycoed', 'Llys-y-Coed'],
    ['lodz', 'Łódź House'],
    ['stswithins', 'St. Swithin’s Lodge'],
    ['saint%20swithins', 'St. Swithin’s Lodge'],
    ['mc%20donald', 'McDonald Home'],
    ['o%20hara', "O'Hara House"],
    ['a.b.%20homes%20and%20sons', 'A.B. Homes & Sons'],
  ])('finds by %s', async (q, title) => expect(await find(q)).toContain(title));
});

it('the lists find by many at once what their pages show', async () => {
  const answer = await test.send('GET', '/admin/export/listing.csv?q=shawside', undefined, { as: admin });
  expect(await answer.text()).toContain('Shaw Side');
});

const foldedRow = z.object({ said: z.string(), folded: z.string() });

it('the database folds a name as the contract does', async () => {
  const said = [
    ...titles,
    'J & P  Ltd.',
    'a b and c',
    'and h',
    'Ç–Ô “x”',
    "d'Arcy`s",
    'H AND H',
    'É h',
    '',
    '  ',
    'a.b@example.org',
    'Saint Ann & Møller, Straße; sainthood',
  ];
  const rows = await readRows(
    test.deps.database.db,
    foldedRow,
    sql`select said, plain_name(said) as folded from unnest(${sql.param(said)}::text[]) said`,
  );
  expect(rows.map(({ folded }) => folded)).toEqual(said.map(foldName));
});
