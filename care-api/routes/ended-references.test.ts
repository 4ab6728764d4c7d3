import { mails } from '@/care-api/database/schema/settings';
import { openHiring } from '@/care-api/testing/hiring';
import { openOutbox } from '@/care-api/testing/open-outbox';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { referenceDays } from '@/lib/contract/reference-request';

let test: TestApp;
let hiring: Awaited<ReturnType<typeof openHiring>>;
let outbox: ReturnType<typeof openOutbox>;
beforeAll(async () => {
  test = await openTestApp();
  hiring = await openHiring(test);
  outbox = openOutbox(test);
}, 60_000);
afterAll(async () => {
  await test.close();
  outbox.remove();
});

it('a request for a reference that is over is not withdrawn, and nobody is written to about it', async () => {
  const { path } = await hiring.apply();
  const referee = { referee: 'Rita', refereeEmail: 'rita@example.org', language: 'en' };
  await hiring.act(path, { action: 'askReference', ...referee });
  await outbox.leave(10);
  const [{ id }] = (await hiring.call('GET', `${path}/file`)).body.references;
  const db = test.deps.database.db;
  const before = await db.$count(mails);
  await db.execute(`update reference_requests set created_at = now() - interval '${referenceDays} days'`);
  const { status, body } = await hiring.act(path, { action: 'withdrawReference', reference: id });
  expect([status, body.codes]).toEqual([422, { reference: { code: 'referenceOver' } }]);
  expect(await db.$count(mails)).toBe(before);
});
