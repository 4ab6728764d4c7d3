import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { audit } from '@/care-api/database/schema/staff';
import { openHiring } from '@/care-api/testing/hiring';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { applicationStages, shownStages } from '@/lib/contract/application-stage';

let test: TestApp;
let hiring: Awaited<ReturnType<typeof openHiring>>;
let recruiter = '';
beforeAll(async () => {
  test = await openTestApp();
  hiring = await openHiring(test);
  recruiter = await test.signIn('recruiter');
}, 60_000);
afterAll(() => test.close());
const db = () => test.deps.database.db;

const name = 'Zebedee Quill';
const told = { who: 'Born in Leeds', phone: '01632 960123', email: 'zq@example.com', ethnicity: 'A group' };
const free = 'Why 7';

async function switchOn(anonymous: boolean) {
  const answer = await hiring.call('PUT', '/admin/settings/hiring', { value: { anonymous } });
  expect(answer.status).toBe(200);
}

/** Somebody with a name, and an answer of each kind to questions of their own. */
async function apply(listing?: number) {
  const made = await hiring.apply(listing);
  const [sent] = await rowsOf<{ account_id: string; version_id: number }>(sql`
    select account_id, version_id from submissions where id = ${made.id}`);
  await db()
    .update(accounts)
    .set({ fullName: name })
    .where(eq(accounts.id, sent?.account_id ?? ''));
  const questions = [
    ['who', 'short', 'identity'],
    ['phone', 'phone', null],
    ['email', 'email', null],
    ['ethnicity', 'short', 'equality'],
  ] as const;
  for (const [at, [identifier, kind, privacy]] of questions.entries()) {
    await db().execute(sql`
      insert into questions (version_id, position, identifier, headline, type, input_kind, privacy)
      values (${sent?.version_id}, ${at + 1}, ${identifier}, ${identifier}, 'text', ${kind}, ${privacy})
      on conflict do nothing`);
    await db().execute(sql`
      insert into responses (submission_id, account_id, question_id, listing_id, value)
      select s.id, s.account_id, q.id, s.listing_id, ${told[identifier]} from submissions s
      join questions q on q.version_id = s.version_id and q.identifier = ${identifier} where s.id = ${made.id}`);
  }
  await db().execute(sql`
    update responses set value = ${free} where submission_id = ${made.id} and value like 'Why%'`);
  const [account] = await db()
    .select()
    .from(accounts)
    .where(eq(accounts.id, sent?.account_id ?? ''));
  const known = [name, account?.email ?? '', account?.username ?? ''];
  return { ...made, secrets: [...known, told.who, told.phone, told.email, account?.id ?? ''] };
}

async function rowsOf<Row extends Record<string, unknown>>(query: SQL) {
  return (await db().execute<Row>(query)).rows;
}

/** All that staff can ask about an application, as it is answered. */
async function everything(
  { id, path }: { id: number; path: string },
  as = recruiter,
  status = 'Open',
): Promise<Record<string, string>> {
  const [answer] = await rowsOf<{ id: number }>(sql`
    select id from responses where submission_id = ${id} and value = ${free}`);
  const calls = {
    answer: `/Response/${answer?.id}`,
    list: '/admin/applications?page=1&size=100&status=all',
    board: '/admin/application-board?status=all',
    one: path,
    file: `${path}/file`,
    csv: `/admin/export/application.csv?ids=${id}`,
    responses: '/Response',
  };
  const told: Record<string, string> = {};
  for (const [call, address] of Object.entries(calls)) {
    told[call] = await (await test.send('GET', address, undefined, { as })).text();
  }
  const noted = await hiring.act(path, { action: 'note', note: 'Looked at.' }, as);
  told.deed = JSON.stringify(noted.body);
  const standing = await test.send('PUT', `/Response/applications/${id}`, { status }, { as });
  expect(standing.status).toBe(200);
  told.standing = await standing.text();
  told.conflict = JSON.stringify((await hiring.act(path, { action: 'note', note: 'Late.', version: 1 }, as)).body);
  return told;
}

const found = async (q: string, as = recruiter) =>
  (await hiring.call('GET', `/admin/applications?page=1&status=all&q=${encodeURIComponent(q)}`, undefined, as)).body
    .total;

beforeEach(async () => {
  await db().execute(sql`truncate submissions cascade`);
  await switchOn(false);
});

describe('the anonymous view', () => {
  it('is off until an admin says so, and nobody else may; the change is in the audit', async () => {
    const answer = await hiring.call('PUT', '/admin/settings/hiring', { value: { anonymous: true } }, recruiter);
    expect(answer.status).toBe(403);
    const { list, file } = await everything(await apply());
    expect(list).toContain(name);
    expect(file).toContain(told.who);
    await switchOn(true);
    const rows = await db().select().from(audit).where(eq(audit.objectId, 'hiring')).orderBy(asc(audit.id));
    expect(rows.at(-1)?.changes).toEqual({ hiring: [{ anonymous: false }, { anonymous: true }] });
  });

  it('keeps from every answer who somebody is, also from an admin, and leaves what they can do', async () => {
    await switchOn(true);
    for (const as of [recruiter, hiring.admin]) {
      const one = await apply();
      const answers = await everything(one, as);
      for (const [call, text] of Object.entries(answers)) {
        expect([call, one.secrets.filter((secret) => text.includes(secret))]).toEqual([call, []]);
      }
      expect(JSON.parse(answers.one ?? '')).toMatchObject({
        ...{ isAnonymous: true, applicant: `LC-${String(one.id).padStart(6, '0')}`, email: '', phone: null },
        answers: [{ label: 'Why?', value: free }],
      });
      const mail = { action: 'mailed', subject: 'Hello', text: 'When can we talk?' };
      expect((await hiring.act(one.path, mail, as)).status).toBe(201);
    }
  });

  it('is not got round by whoever names themselves as a referee', async () => {
    await switchOn(true);
    const { path } = await apply();
    const asked = { action: 'askReference', referee: 'Rita', refereeEmail: 'rita@example.org', language: 'en' };
    for (const as of [recruiter, hiring.admin]) {
      const { status, body } = await hiring.act(path, asked, as);
      expect([status, body.codes]).toEqual([422, { refereeEmail: { code: 'applicantHidden' } }]);
    }
    expect(await rowsOf(sql`select from mails where "to" = ${asked.refereeEmail}`)).toEqual([]);
    await hiring.act(path, { action: 'move', stage: 'shortlisted' }, recruiter);
    expect((await hiring.act(path, asked, recruiter)).status).toBe(201);
  });

  it('is not got round by looking for a name: neither it nor an email finds anybody', async () => {
    await switchOn(true);
    const { id, secrets } = await apply();
    for (const secret of secrets.slice(0, 3)) expect(await found(secret)).toBe(0);
    expect(await found(`LC-${String(id).padStart(6, '0')}`)).toBe(1);
    await hiring.place(id, 'shortlisted');
    for (const secret of secrets.slice(0, 3)) expect(await found(secret)).toBe(1);
  });

  it('is found by the search of the office by its reference, and by a name once that is shown', async () => {
    await switchOn(true);
    const { id, secrets } = await apply();
    const [, email = ''] = secrets;
    const reference = `LC-${String(id).padStart(6, '0')}`;
    const inOffice = async (q: string, as = recruiter) => {
      const { body } = await hiring.call('GET', `/admin/search?q=${encodeURIComponent(q)}`, undefined, as);
      return body.items.filter(({ kind }: { kind: string }) => kind === 'application');
    };
    expect(await inOffice(email)).toEqual([]);
    const hint = `${reference}, Night carer`;
    expect(await inOffice(reference)).toEqual([{ kind: 'application', id: String(id), title: reference, hint }]);
    expect(await inOffice(reference, await test.signIn('editor'))).toEqual([]);
    expect(await inOffice(reference, await test.signIn('coordinator'))).toEqual([]);
    await hiring.place(id, 'shortlisted');
    expect(await inOffice(email)).toEqual([{ kind: 'application', id: String(id), title: name, hint }]);
  });

  it('leads from a name to no application, also for an admin: by a mail, a person, the audit', async () => {
    const one = await apply();
    const reference = `LC-${String(one.id).padStart(6, '0')}`;
    await hiring.call('PUT', `/Response/applications/${one.id}`, { withdrawn: true }, one.sender);
    await db().execute(sql`update submissions set hiring_stage = 'read', withdrawn_at = null where id = ${one.id}`);
    const [email = ''] = one.secrets.slice(1);
    const [account] = await rowsOf<{ id: string }>(sql`select account_id as id from submissions where id = ${one.id}`);
    const asked = async (path: string) => JSON.stringify((await hiring.call('GET', path)).body);
    const leads = async () => ({
      mails: await asked('/admin/mails?page=1&status=all&size=100'),
      mailsByName: await asked(`/admin/mails?page=1&status=all&q=${encodeURIComponent(email)}`),
      mailsByReference: await asked(`/admin/mails?page=1&status=all&q=${reference}`),
      person: await asked(`/admin/person?who=${encodeURIComponent(email)}`),
      audit: await asked(`/admin/audit?page=1&actor=${account?.id}`),
      search: await asked(`/admin/search?q=${encodeURIComponent(name.slice(0, 8))}`),
    });
    const named = Object.values(await leads()).filter(
      (text) => text.includes(reference) || text.includes('"withdraw"'),
    );
    expect(named.length).toBeGreaterThan(2);
    await switchOn(true);
    expect((await leads()).mails).not.toContain(email);
    for (const [way, text] of Object.entries(await leads())) {
      expect([way, text.includes(reference), text.includes('"withdraw"')]).toEqual([way, false, false]);
    }
    expect(await asked(`/admin/audit?page=1&kind=application&objectId=${one.id}`)).not.toContain(one.secrets[2]);
    await hiring.place(one.id, 'shortlisted');
    expect((await leads()).mailsByReference).toContain(email);
  });

  it.each(applicationStages)('at %s shows who it is from the shortlist on', async (stage) => {
    await switchOn(true);
    const { id, path } = await apply();
    await hiring.place(id, stage);
    const { body } = await hiring.call('GET', path, undefined, recruiter);
    expect(body.isAnonymous).toBe(!shownStages.some((one) => one === stage));
  });

  it('is not lifted by closing and putting back, and does not come again once somebody was shortlisted', async () => {
    await switchOn(true);
    const { path } = await apply();
    const move = async (stage: string) =>
      (await hiring.act(path, { action: 'move', stage, reason: 'other' }, recruiter)).body.isAnonymous;
    expect([await move('closed'), await move('read')]).toEqual([true, true]);
    expect([await move('shortlisted'), await move('read'), await move('closed')]).toEqual([false, false, false]);
  });

  it('tells neither the audit nor the timeline who it was', async () => {
    await switchOn(true);
    const one = await apply();
    await hiring.act(one.path, { action: 'move', stage: 'shortlisted' }, recruiter);
    const rows = await db()
      .select()
      .from(audit)
      .where(eq(audit.objectId, String(one.id)));
    for (const secret of [...one.secrets, free])
      expect(JSON.stringify(rows.map((row) => row.changes))).not.toContain(secret);
    const other = await apply();
    await hiring.call('PUT', `/Response/applications/${other.id}`, { withdrawn: true }, other.sender);
    const { events } = (await hiring.call('GET', `${other.path}/file`, undefined, recruiter)).body;
    expect(events[0]).toMatchObject({ action: 'withdraw', by: '' });
  });

  it('is about jobs: whoever asks for care is rung', async () => {
    await switchOn(true);
    const { path } = await apply(hiring.care);
    expect((await hiring.call('GET', path)).body).toMatchObject({ isAnonymous: false, applicant: name });
  });
});

describe('an answer for equal opportunities', () => {
  it('is read by nobody of the staff at any stage, and by whoever gave it', async () => {
    const one = await apply();
    await hiring.place(one.id, 'checks');
    for (const as of [recruiter, hiring.admin]) {
      for (const [call, text] of Object.entries(await everything(one, as, 'OnHold'))) {
        expect([call, text.includes(told.ethnicity)]).toEqual([call, false]);
      }
    }
    const [answer] = await rowsOf<{ id: number }>(sql`select id from responses where value = ${told.ethnicity}`);
    const path = `/Response/${answer?.id}`;
    for (const as of [recruiter, hiring.admin]) {
      expect((await hiring.call('GET', path, undefined, as)).status).toBe(404);
      expect((await hiring.call('DELETE', path, undefined, as)).status).toBe(as === recruiter ? 409 : 404);
    }
    expect((await hiring.call('GET', path, undefined, one.sender)).body.responseValue).toBe(told.ethnicity);
    const own = await hiring.call('GET', '/Response/applications', undefined, one.sender);
    expect(JSON.stringify(own.body)).toContain(told.ethnicity);
  });
});
