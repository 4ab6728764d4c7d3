import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { applicationChecks } from '@/care-api/database/schema/applications';
import { commentReports, comments } from '@/care-api/database/schema/blog';
import { answerDrafts } from '@/care-api/database/schema/drafts';
import { interviews } from '@/care-api/database/schema/interviews';
import { listings } from '@/care-api/database/schema/listings';
import { referenceRequests } from '@/care-api/database/schema/reference-requests';
import { mails } from '@/care-api/database/schema/settings';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { makeOwnedRows } from '@/care-api/testing/owned-rows';
import { referenceAnswer } from '@/lib/contract/reference-request';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());
const db = () => test.deps.database.db;

/** Tables whose rows are a person's own, and where their export has them. */
const exported: Record<string, string> = {
  accounts: 'account',
  profiles: 'profile',
  sessions: 'sessions',
  posts: 'posts',
  comments: 'comments',
  comment_reports: 'reports',
  submissions: 'applications',
  application_checks: 'applications',
  interviews: 'applications',
  reference_requests: 'applications',
  responses: 'answers',
  answer_drafts: 'drafts',
  answer_files: 'files',
};

const staffWork = 'the work of staff, which stays without whose it was';
const unproved =
  'known by an email that nobody has proved to be theirs: given out and erased by it, in `care-api/people`';
const provider = 'what the provider says of itself and of places, in public';
const keys = 'how somebody signs in: keys and hashes alone; goes with the account';
/** Tables that tell of people and are in no export, and why. */
const left: Record<string, string> = {
  call_backs: unproved,
  complaints: unproved,
  newsletter_subscribers: unproved,
  listing_alerts: unproved,
  call_back_events: staffWork,
  complaint_events: staffWork,
  application_events: 'the work of staff; what was written to its sender, and by them, is with their applications',
  runs: staffWork,
  imports: staffWork,
  working_copies: staffWork,
  revisions: staffWork,
  leases: staffWork,
  preview_links: staffWork,
  faqs: staffWork,
  menus: staffWork,
  menu_pages: staffWork,
  canned_answers: staffWork,
  redirects: staffWork,
  questionnaires: staffWork,
  questionnaire_versions: staffWork,
  questionnaire_advice: staffWork,
  media: staffWork,
  schedules: staffWork,
  listing_pictures: staffWork,
  staff_views: 'how staff have their lists; goes with the account',
  list_settings: 'the same',
  webhooks: staffWork,
  listings: provider,
  companies: provider,
  gallery_images: provider,
  videos: provider,
  team_members: provider,
  mails: 'goes with the account; its words go by themselves',
  authenticator_apps: keys,
  passkeys: keys,
  work_accounts: keys,
  recovery_codes: keys,
  sign_in_steps: keys,
  api_keys: keys,
  failed_logins: 'goes with the account, and within an hour',
  email_changes: 'goes with its link, and with the account',
  password_resets: 'a hash alone; goes with the account',
  once_writes: 'goes within days, and with the account',
  audit_people: 'the name is taken out with the account',
};

it('each table that tells of people is in the export, or it is said why not', async () => {
  const { rows } = await db().execute<{ name: string }>(sql`
    select distinct c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and (c.column_name ~ '(^|_)(email|phone|username|photo|person|author)($|_)' or c.column_name in ('to', 'address')
        or exists (
          select from pg_constraint r join pg_attribute a on a.attrelid = r.conrelid and a.attnum = any(r.conkey)
          where r.conrelid = (c.table_schema || '.' || quote_ident(c.table_name))::regclass and r.confrelid = 'accounts'::regclass and a.attname = c.column_name))
    order by 1`);
  const known = [...Object.keys(exported), ...Object.keys(left)].sort();
  expect(rows.map(({ name }) => name).sort()).toEqual(known);
});

it('the export has all that is theirs, and when they are erased nothing names them any more', async () => {
  const admin = await test.signIn('admin');
  const { owner } = await makeOwnedRows(test, admin);
  const ask = async (path: string) => (await test.send('GET', path, undefined, { as: owner })).json();
  const { userId, email } = await ask('/session');
  const [listing] = await db().select({ id: listings.id }).from(listings);
  const [comment] = await db().select({ id: comments.id }).from(comments);
  await db()
    .insert(answerDrafts)
    .values({ accountId: userId, listingId: listing!.id, version: '1', answers: [], clientTime: new Date(0) });
  const upload = { as: owner, headers: { 'content-type': 'application/octet-stream' } };
  const file = await (await test.send('POST', '/Response/files?name=cv.pdf', '%PDF-1.7 %%EOF', upload)).json();
  expect(readdirSync(test.filesDir)).toContain(`${file.id}.answer`);
  await db().insert(commentReports).values({ accountId: userId, commentId: comment!.id, reason: 'spam' });
  await db()
    .insert(mails)
    .values({ to: email, subject: 'Hello', text: `To ${email}` });
  const [application] = await ask('/Response/applications');
  const checked = { submissionId: application.id, check: 'identity', state: 'seen', changedAt: new Date(0) } as const;
  await db()
    .insert(applicationChecks)
    .values({ ...checked, number: `P-${email}` });
  const interview = { id: randomUUID(), submissionId: application.id, tokenHash: 'hash', times: [], minutes: 45 };
  await db()
    .insert(interviews)
    .values({ ...interview, place: `Ring ${email}` });
  const referee = { name: 'Rita', email: 'rita@example.org', language: 'en', tokenHash: 'hash' };
  const answer = referenceAnswer.parse({ words: `Of ${email}` });
  await db()
    .insert(referenceRequests)
    .values({ id: randomUUID(), submissionId: application.id, ...referee, answer, state: 'answered' });
  await test.send('POST', '/loginuser', { email, password: 'wrong-password' });

  const mine = await ask('/mydata');
  for (const [table, section] of Object.entries(exported)) {
    const held = mine[section];
    expect([table, Array.isArray(held) ? held.length > 0 : held !== null]).toEqual([table, true]);
  }
  expect(mine.applications[0].checks).toMatchObject([{ check: 'identity', number: `P-${email}` }]);
  expect(mine.applications[0].interviews).toMatchObject([{ state: 'offered', place: `Ring ${email}` }]);
  // It was given in confidence.
  expect(mine.applications[0].references).toEqual([{ askedAt: expect.anything(), cameAt: null }]);
  expect((await tablesWith(userId, email)).length).toBeGreaterThan(8);

  expect((await test.send('DELETE', `/User/${userId}`, undefined, { as: admin })).status).toBe(200);
  expect(await tablesWith(userId, email, file.id)).toEqual([]);
  expect(readdirSync(test.filesDir)).not.toContain(`${file.id}.answer`);
  expect(await db().select().from(mails).where(eq(mails.to, email))).toEqual([]);
});

/** Tables of which any row has one of these words anywhere. */
async function tablesWith(...words: string[]): Promise<string[]> {
  const { rows } = await db().execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const found: string[] = [];
  for (const { name } of rows) {
    const isIn = sql.join(
      words.map((word) => sql`position(lower(${word}) in lower(t::text)) > 0`),
      sql` or `,
    );
    const { rows: hits } = await db().execute(sql`select from ${sql.identifier(name)} t where ${isIn} limit 1`);
    if (hits.length > 0) found.push(name);
  }
  return found;
}
