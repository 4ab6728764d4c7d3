import { listings } from '@/care-api/database/schema/listings';
import { companies, faqs, menus } from '@/care-api/database/schema/provider';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { callBackExtensionFields } from '@/lib/contract/call-back';
import { companyExtensionFields } from '@/lib/contract/company';
import { orderedFields } from '@/lib/contract/kept-fields';
import { listingExtensionFields } from '@/lib/contract/listing';
import type { App } from './route';

let test: TestApp;
let bare: App;
let admin: string;
beforeAll(async () => {
  test = await openTestApp();
  bare = test.appWith({ bare: true });
  const { db } = test.deps.database;
  await db.insert(companies).values({ name: 'Test Care', logoPath: 'logo.png', phone: '01632 960000' });
  await db.insert(faqs).values({ question: 'Why?', answer: 'So.' });
  await db.insert(menus).values({ name: 'Home', url: '/home', position: 1 });
  await db.insert(listings).values({ id: 41, title: 'Live-in care', phone: '01632 960001', homePosition: 1 });
  await test.send('POST', '/Requestcallback', { yourName: 'A', email: 'a@example.org', yourMessage: 'm' });
  admin = await test.signIn('admin');
}, 60_000);
afterAll(() => test.close());

async function read(app: App, path: string): Promise<Record<string, unknown>[]> {
  const answer = await (await app.request(path, { headers: { authorization: `Bearer ${admin}` } })).json();
  return Array.isArray(answer) ? answer : [answer];
}

describe('the API without its extensions', () => {
  it.each([
    ['/CompanyDetail/GetLatestCompanyDetailslatest', companyExtensionFields],
    ['/MenuMaster', ['menuUrl', 'parentMenuId']],
    ['/Faq', orderedFields],
    ['/Requestcallback', callBackExtensionFields],
    ['/TypeDetail', listingExtensionFields],
    ['/TypeDetail/typecardlist', listingExtensionFields],
    ['/TypeDetail/typecardlist?page=1', listingExtensionFields],
    ['/TypeDetail/typecardlisthome', listingExtensionFields],
    ['/TypeDetail/typeid/41', listingExtensionFields],
  ])('leaves the extra fields out of %s and nothing else', async (path, extra) => {
    const [row = {}] = await read(bare, path);
    const [full = {}] = await read(test.app, path.replace('?page=1', ''));
    expect(Object.keys(row)).toEqual(Object.keys(full).filter((field) => !extra.some((one) => one === field)));
    expect(Object.keys(row).length).toBeLessThan(Object.keys(full).length);
  });

  it('keeps the phone of a listing, though that of the company is extra', async () => {
    expect((await read(bare, '/TypeDetail/typeid/41'))[0]).toMatchObject({ phone: '01632 960001' });
    expect((await read(bare, '/CompanyDetail/GetLatestCompanyDetailslatest'))[0]).not.toHaveProperty('phone');
  });
});
