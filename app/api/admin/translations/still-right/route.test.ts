import { faqs } from '@/care-api/database/schema/provider';
import { translations } from '@/care-api/database/schema/translations';
import { getOutOfDate } from '@/care-api/translations/keep-translations';
import { asForm, logIn, openTestSite } from '@/testing/test-site';
import { POST } from './route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const site = openTestSite();
const path = '/adminPanel/translations';
let cookie = '';
beforeAll(async () => {
  cookie = await logIn((await site.makeAccount({ isAdmin: true })).email);
}, 60_000);

async function say(fields: Record<string, string>, as = cookie): Promise<string> {
  const body = new URLSearchParams({ path, search: '?status=changed', locale: 'ar', ...fields });
  const request = new Request('http://site.example/api', { method: 'POST', body, headers: { ...asForm, cookie: as } });
  const answer = await POST(request);
  return `${answer.status} ${answer.headers.get('location') ?? ''}`;
}

it('keeps what a list shows, and says so there; what was not seen as it is stays', async () => {
  const { db } = site.api.test.deps.database;
  await db.insert(faqs).values({ question: 'May I bring a cat?', answer: 'Yes.', position: 1 });
  const { rows } = await db.execute<{ key: string }>(`select md5('faq ' || id || ' 0') as key from faqs`);
  const key = rows[0]?.key ?? '';
  const text = { part: 'site', original: 'May I bring a dog?', words: 'Darf ich?' };
  await db
    .insert(translations)
    .values(['de', 'fr'].map((language) => ({ ...text, id: `${language}-${key}`, language })));
  const originals = async () =>
    (await db.select().from(translations).orderBy(translations.id)).map((one) => one.original);
  const sayOf = async (which: object, more = {}) =>
    say({ ...which, ...more, mark: (await getOutOfDate(db, which)).mark });
  expect(await say({ textName: key, mark: 'another' })).toBe(`303 /ar${path}?status=changed&problem=changedMeanwhile`);
  expect(await sayOf({ textName: key, language: 'de' })).toBe(`303 /ar${path}?status=changed&done=noted`);
  expect(await originals()).toEqual(['May I bring a cat?', 'May I bring a dog?']);
  expect(await sayOf({ kind: 'faq' }, { q: '', language: '' })).toBe(`303 /ar${path}?status=changed&done=noted`);
  expect(await originals()).toEqual(['May I bring a cat?', 'May I bring a cat?']);
});

it('is no form without what was seen, or for another page, and none of whoever keeps no translations', async () => {
  expect(await say({})).toBe('415 ');
  expect(await say({ mark: 'x', path: 'https://other.example' })).toBe('415 ');
  const user = await logIn((await site.makeAccount()).email);
  expect(await say({ mark: 'x' }, user)).toMatch(/problem=roleMissing/);
});
