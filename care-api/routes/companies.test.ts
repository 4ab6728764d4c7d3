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

describe('the sample, once it has a name of its own', () => {
  const made = { name: 'Made Up', phone: '01632 960140', email: 'hello@example.com', address: '1 Sample Street' };
  const prices = [
    { name: 'A week', amount: 900, unit: 'week', people: '', level: '', unavoidable: 'yes', when: '' } as const,
  ];
  beforeEach(async () => {
    const { db } = test.deps.database;
    const more = { openingHours: 'Always', promiseMinutes: 60, logoPath: 'logo.png' };
    const row = { ...made, ...more, fees: [...prices], claims: ['noHidden' as const], isSample: true };
    const [{ id = 0 } = {}] = await db.insert(companies).values(row).returning({ id: companies.id });
    one = `/CompanyDetail/${id}`;
    await db.execute(sql`insert into sample_rows select 'provider', id, to_jsonb(t) from companies t where id = ${id}`);
  });

  it('keeps nothing that was made up', async () => {
    const { body } = await put({ companyName: 'Ours', email: 'office@ours.example' });
    expect(body).toMatchObject({ companyName: 'Ours', email: 'office@ours.example', isSample: false, logoPath: '' });
    expect(body).toMatchObject({
      phone: '',
      address: '',
      fees: [],
      claims: [],
      openingHours: '',
      promiseMinutes: null,
    });
  });

  it('keeps what was said with the name, but no address or price of the sample', async () => {
    const said = { companyName: 'Ours', ...made, name: undefined, openingHours: 'Always', claims: ['identity'] };
    const { body } = await put({ ...said, fees: prices });
    expect(body).toMatchObject({ phone: '', address: '', fees: [], openingHours: 'Always', claims: ['identity'] });
  });

  it('loses nothing while it is the sample still', async () => {
    expect((await put({ phone: '01632 960199' })).body).toMatchObject({ claims: ['noHidden'], address: made.address });
  });
});
