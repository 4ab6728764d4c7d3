import { createTranslator } from 'next-intl';
import { sessions } from '@/care-api/database/schema/accounts';
import type { Locale } from '@/lib/i18n/languages';
import { logIn, openTestSite } from '@/testing/test-site';
import { GET } from './export/[file]/route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));
jest.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: 'AdminTables' }) => {
    const { default: messages } = await import(`@/messages/admin/${locale}.json`);
    return createTranslator({ locale, namespace, messages });
  },
}));

const site = openTestSite();

function ask(file: string, search: string, cookie: string): Promise<Response> {
  const request = new Request(`http://site.example/api/admin/export/${file}?${search}`, { headers: { cookie } });
  return GET(request, { params: Promise.resolve({ file }) });
}
async function lines(file: string, search: string, cookie: string): Promise<string[]> {
  const answer = await ask(file, search, cookie);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  return (await answer.text()).trim().split('\r\n');
}
const place = async (file: string, search: string, cookie: string) => {
  const answer = await ask(file, search, cookie);
  return `${answer.status} ${answer.headers.get('location') ?? ''}`;
};

async function askCall(yourName: string): Promise<number> {
  const body = { yourName, email: 'a@example.org', yourMessage: 'Please ring.' };
  return (await (await site.api.test.send('POST', '/Requestcallback', body)).json()).requestId;
}

it('is what the list was asked for, or the rows that are ticked, in the words of the reader', async () => {
  const cookie = await logIn((await site.makeAccount({ roles: ['coordinator'] })).email);
  const [ann, bea] = [await askCall('Ann Table'), await askCall('Bea Table')];
  expect(await lines('callBack.csv', 'status=all&q=table&locale=en', cookie)).toHaveLength(3);
  const [head, row, ...rest] = await lines('callBack.csv', 'status=all&q=ann+table&locale=ar', cookie);
  expect(head).toContain('"الاسم"');
  expect([row, rest]).toEqual([expect.stringContaining('"Ann Table"'), []]);
  const ofForm = `kind=callBack&search=${encodeURIComponent('?status=all&q=table')}&locale=en`;
  const ticked = await lines('callBack.csv', `${ofForm}&ids=${bea}@1`, cookie);
  expect(ticked.slice(1)).toEqual([expect.stringContaining('"Bea Table"')]);
  expect(await lines('callBack.csv', `${ofForm}&ids=${ann}@1&all=1`, cookie)).toHaveLength(3);
  expect(await place('callBack.csv', ofForm, cookie)).toBe(
    '303 /adminPanel/call-backs?q=table&status=all&problem=idsOrQuery',
  );
});

it('has the columns that are ticked and the number that it is known by, all where none is, and none that there is not', async () => {
  const { cookie } = await site
    .makeAccount({ roles: ['editor'] })
    .then(async ({ email }) => ({ cookie: await logIn(email) }));
  const [head] = await lines('listing.csv', 'columns=city&columns=typeTitle&columns=secret&locale=en', cookie);
  expect(head?.replace('\uFEFF', '')).toBe('"Number","Title","City"');
  expect((await lines('listing.csv', 'columns=secret&locale=en', cookie))[0]).toContain('"Number","Title"');
});

it('asks for the password first where that was said long ago, and goes back to the list from there', async () => {
  const cookie = await logIn((await site.makeAccount({ roles: ['coordinator'] })).email);
  await site.api.test.deps.database.db.update(sessions).set({ confirmedAt: new Date(0) });
  expect(await place('callBack.csv', 'status=all&locale=en', cookie)).toBe(
    `303 /adminPanel/confirm?path=${encodeURIComponent('/adminPanel/call-backs')}&search=${encodeURIComponent('?status=all')}`,
  );
});

it('is for those whose work it is', async () => {
  const { cookie } = await site.somebody();
  expect(await place('listing.csv', 'locale=en', cookie)).toBe('303 /adminPanel/listings?problem=roleMissing');
  expect(await place('listing.csv', 'locale=en', '')).toMatch(/^303 \/login-register\?/);
  expect((await ask('nothing.csv', 'locale=en', cookie)).status).toBe(404);
});
