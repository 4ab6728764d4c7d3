import { sql } from 'drizzle-orm';
import { companies } from '@/care-api/database/schema/provider';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

let test: TestApp;
let as: string;
let one: string;
beforeAll(async () => {
  test = await openTestApp();
  as = await test.signIn('admin');
}, 60_000);
afterAll(() => test.close());
beforeEach(async () => {
  const { db } = test.deps.database;
  const [row] = await db.insert(companies).values({ name: 'Test Care', phone: '01632 960000' }).returning();
  one = `/CompanyDetail/${row!.id}`;
});

async function put(body: object, headers = {}) {
  const response = await test.send('PUT', one, body, { as, headers });
  return { status: response.status, body: await response.json(), etag: response.headers.get('etag') };
}
const audited = async () => {
  const id = one.replace(/\D/g, '');
  const { rows } = await test.deps.database.db.execute(
    sql`select action, checked, changes from audit where kind = 'company' and object_id = ${id} order by id`,
  );
  return rows;
};

it('changes the fields that are sent, in one row of the audit', async () => {
  expect(await put({ phone: '01632 960999' }, { 'if-match': '"1"' })).toMatchObject({
    status: 200,
    etag: '"2"',
    body: { companyName: 'Test Care', phone: '01632 960999', version: 2 },
  });
  expect(await audited()).toEqual([
    { action: 'update', checked: true, changes: { phone: ['01632 960000', '01632 960999'] } },
  ]);
});

it('takes a change by somebody who says no version, and the audit says so', async () => {
  expect((await put({ phone: '' })).status).toBe(200);
  expect(await audited()).toMatchObject([{ checked: false }]);
});

it('writes nothing over what somebody changed meanwhile', async () => {
  await put({ phone: '01632 960111' });
  expect(await put({ phone: '01632 960222', version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'changedMeanwhile', current: { phone: '01632 960111', version: 2 } },
  });
  expect(await audited()).toHaveLength(1);
});

it('says at each field what is wrong, and stores none of it', async () => {
  const bad = await put({ phone: 'ring us', email: 'nobody', regulatorUrl: 'javascript:alert(1)', companyName: 'New' });
  expect(bad).toMatchObject({
    status: 422,
    body: {
      codes: {
        phone: { code: 'phoneInvalid' },
        email: { code: 'emailInvalid' },
        regulatorUrl: { code: 'webAddressInvalid' },
      },
    },
  });
  expect(await (await test.send('GET', one)).json()).toMatchObject({ companyName: 'Test Care', version: 1 });
});
