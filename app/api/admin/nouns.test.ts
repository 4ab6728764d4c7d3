import { asForm, asScript, logIn, openTestSite } from '@/testing/test-site';
import { POST as saveNoun } from './[noun]/route';
import { POST as merge } from './categories/merge/route';
import { POST as saveCompany } from './company/route';
import { POST as trash } from './trash/route';

jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const site = openTestSite();
const saveCategory = (request: Request) => saveNoun(request, { params: Promise.resolve({ noun: 'categories' }) });
type Fields = Record<string, string>;
type Post = (request: Request) => Promise<Response>;
const address = 'http://site.example/api/admin';
const script = (post: Post, fields: Fields, cookie: string) =>
  post(new Request(address, { method: 'POST', body: JSON.stringify(fields), headers: { ...asScript, cookie } }));
const plain = async (post: Post, fields: Fields, cookie: string) => {
  const body = new URLSearchParams(fields);
  const answer = await post(new Request(address, { method: 'POST', body, headers: { ...asForm, cookie } }));
  return answer.headers.get('location');
};
const get = async (path: string) => (await fetch(`${site.api.url}/api/${path}`)).json();
const admin = async () => logIn((await site.makeAccount({ isAdmin: true })).email);

async function newCategory(cookie: string): Promise<string> {
  const { location } = await (await script(saveCategory, { name: `Category ${crypto.randomUUID()}` }, cookie)).json();
  return /categories\/(\d+)/.exec(location)?.[1] ?? '';
}

describe('the company', () => {
  it('is made, and changed by the fields that differ, at one address', async () => {
    const cookie = await admin();
    const blank = { name: '', phone: '', openingHours: '', email: '', address: '', rating: '', ratingUrl: '' };
    const made = await script(saveCompany, { ...blank, name: 'Test Care', phone: '01632 960000' }, cookie);
    expect((await made.json()).location).toBe('/adminPanel/company?done=created');
    const { companyId } = await get('CompanyDetail/GetLatestCompanyDetailslatest');
    const opened = { 'was.name': 'Test Care', 'was.phone': '01632 960000' };
    const asked = { id: String(companyId), version: '1', locale: 'ar', ...opened, name: 'Test Care' };
    expect(await plain(saveCompany, { ...asked, phone: '01632 960999', address: 'A\r\nB' }, cookie)).toBe(
      '/ar/adminPanel/company?done=saved',
    );
    expect(await get('CompanyDetail/GetLatestCompanyDetailslatest')).toMatchObject({
      ...{ companyName: 'Test Care', phone: '01632 960999', address: 'A\nB', version: 2 },
    });
    const late = await script(saveCompany, { ...asked, phone: '01632 960111' }, cookie);
    expect([late.status, (await late.json()).current.fields.phone]).toEqual([409, '01632 960999']);
  });

  it('says at each field what is wrong, in the names of the form', async () => {
    const bad = { name: 'Test Care', phone: 'ring us', email: 'nobody', ratingUrl: 'javascript:alert(1)' };
    const answer = await script(saveCompany, bad, await admin());
    expect(answer.status).toBe(422);
    expect((await answer.json()).codes).toEqual({
      phone: { code: 'phoneInvalid' },
      email: { code: 'emailInvalid' },
      ratingUrl: { code: 'webAddressInvalid' },
    });
  });

  it('is for admins alone', async () => {
    const { cookie } = await site.somebody();
    expect((await script(saveCompany, { name: 'Mine' }, cookie)).status).toBe(403);
    expect((await script(saveCompany, { name: 'Mine' }, '')).status).toBe(401);
  });
});

describe('categories', () => {
  it('go into one another, and the way leads to the one that stays', async () => {
    const cookie = await admin();
    const [from, into] = [await newCategory(cookie), await newCategory(cookie)];
    expect(await plain(merge, { id: from, into, version: '1' }, cookie)).toBe(
      `/adminPanel/categories/${into}?done=merged`,
    );
    expect((await fetch(`${site.api.url}/api/Category/${from}`)).status).toBe(404);
  });

  it('stay where they are until one is chosen to go into', async () => {
    const cookie = await admin();
    const from = await newCategory(cookie);
    const path = `/adminPanel/categories/${from}`;
    expect(await plain(merge, { id: from, into: '' }, cookie)).toBe(`${path}?problem=fieldsRequired`);
    expect(await plain(merge, { id: from, into: '999999' }, cookie)).toBe(`${path}?problem=problem`);
    expect((await fetch(`${site.api.url}/api/Category/${from}`)).status).toBe(200);
    expect(await plain(merge, { id: from, into: '1' }, '')).toMatch(/^\/login-register\?/);
  });
});

describe.each([false, true])('a category, bare API %s', (isBare) => {
  beforeEach(() => isBare && site.api.serveBare());

  it('is added, renamed and deleted for good', async () => {
    const cookie = await admin();
    const id = await newCategory(cookie);
    const { categoryName, version } = await get(`Category/${id}`);
    const opened = { id, 'was.name': categoryName, ...(version && { version: String(version) }) };
    const name = `Renamed ${crypto.randomUUID()}`;
    expect((await script(saveCategory, { ...opened, name }, cookie)).status).toBe(200);
    const late = await script(saveCategory, { ...opened, name: 'Too late' }, cookie);
    expect([late.status, (await late.json()).current.fields]).toEqual([409, { name }]);
    const gone = { id, kind: 'category', path: '/adminPanel/categories', search: '' };
    expect(await plain(trash, gone, cookie)).toBe(`/adminPanel/categories?done=deleted&id=${id}`);
    expect((await fetch(`${site.api.url}/api/Category/${id}`)).status).toBe(404);
  });
});
