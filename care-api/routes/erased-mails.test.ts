import { eq } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { mails } from '@/care-api/database/schema/settings';
import { openHiring } from '@/care-api/testing/hiring';
import { openOutbox } from '@/care-api/testing/open-outbox';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

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

const db = () => test.deps.database.db;
const mailsTo = (email: string) => db().select().from(mails).where(eq(mails.to, email));

async function apply() {
  const made = await hiring.apply();
  const { email } = (await hiring.call('GET', '/session', undefined, made.sender)).body;
  const [account] = await db().select().from(accounts).where(eq(accounts.email, email));
  return { ...made, account: account?.id ?? '', email };
}
const erase = async (account: string) => expect((await hiring.call('DELETE', `/User/${account}`)).status).toBe(200);

it('with whoever applied goes the mail that told their referee that nothing is needed', async () => {
  const { path, account } = await apply();
  const refereeEmail = 'rita@example.org';
  await hiring.act(path, { action: 'askReference', referee: 'Rita', refereeEmail, language: 'en' });
  await outbox.leave(10);
  const { references } = (await hiring.call('GET', `${path}/file`)).body;
  await hiring.act(path, { action: 'withdrawReference', reference: references[0].id });
  expect(await mailsTo(refereeEmail)).toHaveLength(2);
  await erase(account);
  expect(await mailsTo(refereeEmail)).toEqual([]);
});

it('with whoever applied go the mails about it to an address that they had before', async () => {
  const { path, account, email } = await apply();
  await hiring.act(path, { action: 'mailed', subject: 'Hello', text: 'When can we talk?' });
  expect(await mailsTo(email)).toHaveLength(2);
  await db().update(accounts).set({ email: 'newer@example.org' }).where(eq(accounts.id, account));
  await erase(account);
  expect(await mailsTo(email)).toEqual([]);
});
