import { faqs } from '@/care-api/database/schema/provider';
import { translations } from '@/care-api/database/schema/translations';
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

it('keeps what a list shows, and says so there; what is another number by now stays', async () => {
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
  expect(await say({ textName: key, count: '3' })).toBe(`303 /ar${path}?status=changed&problem=changedMeanwhile`);
  expect(await say({ textName: key, language: 'de', count: '1' })).toBe(`303 /ar${path}?status=changed&done=noted`);
  expect(await originals()).toEqual(['May I bring a cat?', 'May I bring a dog?']);
  expect(await say({ kind: 'faq', q: '', language: '', count: '1' })).toBe(`303 /ar${path}?status=changed&done=noted`);
  expect(await originals()).toEqual(['May I bring a cat?', 'May I bring a cat?']);
});

it('is no form without a number, or for another page, and none of whoever keeps no translations', async () => {
  expect(await say({})).toBe('415 ');
  expect(await say({ count: '1', path: 'https://other.example' })).toBe('415 ');
  const user = await logIn((await site.makeAccount()).email);
  expect(await say({ count: '1' }, user)).toMatch(/problem=roleMissing/);
});
