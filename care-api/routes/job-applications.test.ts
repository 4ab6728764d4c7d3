import { sql } from 'drizzle-orm';
import { openHiring } from '@/care-api/testing/hiring';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

let test: TestApp;
let hiring: Awaited<ReturnType<typeof openHiring>>;
let [recruiter, coordinator] = ['', ''];
beforeEach(async () => {
  test = await openTestApp();
  hiring = await openHiring(test);
  recruiter = await test.signIn('recruiter');
  coordinator = await test.signIn('coordinator');
}, 60_000);
afterEach(() => test.close());

const listed = async (as: string) =>
  (await hiring.call('GET', '/admin/applications?page=1&status=all', undefined, as)).body.items.map(
    ({ applicationId }: { applicationId: number }) => applicationId,
  );
const answers = async (as: string) => (await hiring.call('GET', '/Response', undefined, as)).body.length;

it.each([
  ['it is deleted', () => sql`delete from listings`],
  ['its category is called otherwise', () => sql`update categories set name = 'Vacancies'`],
  [
    'it stands in another category, too',
    () => sql`
      with made as (insert into categories (name) values ('Care') returning id)
      insert into listing_categories (listing_id, category_id, position)
      select ${hiring.job}::int, id, 9 from made`,
  ],
])('what was sent for a job is for a job, whatever becomes of its listing: %s', async (_, change) => {
  const [job, care] = [await hiring.apply(), await hiring.apply(hiring.care)];
  await test.deps.database.db.execute(change());
  expect([await listed(recruiter), await listed(coordinator)]).toEqual([[job.id], [care.id]]);
  expect(await answers(recruiter)).toBe(1);
  await hiring.call('PUT', '/admin/settings/hiring', { value: { anonymous: true } });
  expect((await hiring.call('GET', job.path, undefined, recruiter)).body).toMatchObject({
    isJob: true,
    isAnonymous: true,
  });
});
