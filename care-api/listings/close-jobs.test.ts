import { eq } from 'drizzle-orm';
import { listings } from '@/care-api/database/schema/listings';
import { schedules } from '@/care-api/database/schema/working';
import { runDueJobs } from '@/care-api/jobs';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { question } from '@/care-api/testing/questionnaires';
import { closeJobs } from './close-jobs';

let clock = Date.parse('2027-06-15T22:59:30Z');
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ now: () => new Date(clock) });
}, 60_000);
afterAll(() => test.close());

const db = () => test.deps.database.db;
async function makeJob(validThrough: string) {
  const [row] = await db()
    .insert(listings)
    .values({ title: 'Night carer', validThrough: new Date(validThrough) })
    .returning({ id: listings.id });
  return row?.id ?? 0;
}
const statusOf = async (id: number) => (await db().select().from(listings).where(eq(listings.id, id)))[0]?.status;

it('closes a job with the end of its last day in London, no sooner', async () => {
  const [today, tomorrow] = [await makeJob('2027-06-15T00:00:00Z'), await makeJob('2027-06-16T00:00:00Z')];
  await closeJobs(db(), new Date(clock));
  expect([await statusOf(today), await statusOf(tomorrow)]).toEqual(['Open', 'Open']);
  clock = Date.parse('2027-06-15T23:00:00Z');
  await closeJobs(db(), new Date(clock));
  expect([await statusOf(today), await statusOf(tomorrow)]).toEqual(['Closed', 'Open']);
});

it('takes no application once the day is over, also before anybody has noticed', async () => {
  const [admin, as] = [await test.signIn('admin'), await test.signIn('user')];
  const asked = { title: 'Nights', questions: [question({ id: 1, headline: 'Why?' })] };
  const { id, questions } = await (await test.send('POST', '/Questionnaire', asked, { as: admin })).json();
  const job = await makeJob('2027-06-15T00:00:00Z');
  const record = { questionnaireId: id, questionId: questions[0].id, typeId: job, responseValue: 'So.' };
  const apply = () => test.send('POST', '/Response/ObjectResponses', [record], { as });
  clock = Date.parse('2027-06-15T23:00:00Z');
  const refused = await apply();
  expect([refused.status, (await refused.json()).codes]).toMatchObject([
    422,
    { '0.typeId': { code: 'listingClosed' } },
  ]);
  clock = Date.parse('2027-06-15T22:59:59Z');
  expect((await apply()).status).toBe(201);
});

it('keeps a later day that is to be published by the clock', async () => {
  clock = Date.parse('2027-06-15T20:00:00Z');
  const as = await test.signIn('admin');
  const ask = async (method: string, path: string, body: object) => {
    const answer = await test.send(method, path, body, { as });
    return { status: answer.status, body: await answer.json() };
  };
  const { categoryId } = (await ask('POST', '/Category', { categoryName: 'Carer jobs' })).body;
  const id = await makeJob('2027-06-15T00:00:00Z');
  const data = {
    typeTitle: 'Night carer',
    categoryId: String(categoryId),
    job: { validThrough: '2027-06-30T00:00:00Z' },
  };
  const path = `/admin/working/listing/${id}`;
  expect((await ask('PUT', path, { data, version: 0, publicVersion: 1, tab: 'a' })).status).toBe(200);
  expect((await ask('POST', `${path}/schedule`, { version: 1, local: '2027-06-16T09:00' })).status).toBe(200);
  clock = Date.parse('2027-06-15T23:00:00Z');
  await closeJobs(db(), new Date(clock));
  expect(await statusOf(id)).toBe('Closed');
  clock = Date.parse('2027-06-16T09:00:00Z');
  await runDueJobs(test.deps);
  expect(await db().select().from(schedules)).toEqual([]);
  const [after] = await db().select().from(listings).where(eq(listings.id, id));
  expect(after?.validThrough).toEqual(new Date(data.job.validThrough));
});
