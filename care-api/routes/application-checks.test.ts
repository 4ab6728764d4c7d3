import { and, desc, eq, sql } from 'drizzle-orm';
import { applicationChecks } from '@/care-api/database/schema/applications';
import { audit } from '@/care-api/database/schema/staff';
import { openHiring } from '@/care-api/testing/hiring';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { checkKinds, requiredChecks, ruleOf } from '@/lib/contract/application-check';
import { toLondonDay } from '@/lib/contract/london-time';

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

const today = toLondonDay(new Date());
const inYears = (years: number, day = today) => `${Number(day.slice(0, 4)) + years}${day.slice(4, 7)}-15`;
const check = (path: string, body: object, as = recruiter) => hiring.act(path, { action: 'check', ...body }, as);
const file = async (path: string, as = recruiter) => (await hiring.call('GET', `${path}/file`, undefined, as)).body;
const codesOf = ({ status, body }: { status: number; body: { codes: object } }) => [status, body.codes];

describe('a check', () => {
  it('is noted with who saw it, when, what, its number and until when it is good', async () => {
    const { path } = await hiring.apply();
    const seen = { check: 'rightToWork', state: 'seen', number: 'W123', evidence: 'Share code', repeatOn: inYears(1) };
    const { body } = await check(path, { ...seen, note: 'She wrote it down.' });
    expect(body).toMatchObject({
      checksDone: 1,
      rightToWorkUntil: inYears(1),
      ownerName: expect.stringMatching(/^recruiter/),
    });
    const { checks, events } = await file(path);
    const { check: _, ...kept } = seen;
    expect(checks).toEqual([
      {
        ...kept,
        check: 'rightToWork',
        seenOn: today,
        reason: '',
        by: expect.stringMatching(/^recruiter/),
        at: expect.any(String),
      },
    ]);
    expect(events[0]).toMatchObject({ action: 'check', detail: 'rightToWork:seen', note: 'She wrote it down.' });
    const [row] = await db().select().from(audit).orderBy(desc(audit.id)).limit(1).offset(1);
    expect(row?.changes).toMatchObject({ check: [null, 'rightToWork: seen'], checksDone: [0, 1] });
    // What was seen of somebody is for those whose duty it is, and an audit is read by others.
    expect(JSON.stringify(row?.changes)).not.toContain('W123');
  });

  it('takes no day that cannot be, and says so', async () => {
    const { path } = await hiring.apply();
    const seen = { check: 'rightToWork', state: 'seen' };
    const refused = async (body: object) => codesOf(await check(path, { ...seen, ...body }));
    expect(await refused({ seenOn: inYears(1) })).toEqual([422, { seenOn: { code: 'dayFuture' } }]);
    expect(await refused({ seenOn: '1900-01-01' })).toEqual([422, { seenOn: { code: 'dayTooEarly', years: 10 } }]);
    expect(await refused({ seenOn: '2026-02-30' })).toEqual([422, { seenOn: { code: 'momentUnreadable' } }]);
    expect(await refused({ repeatOn: '1900-01-01' })).toEqual([422, { repeatOn: { code: 'dayPast' } }]);
    expect(await refused({ repeatOn: inYears(21) })).toEqual([422, { repeatOn: { code: 'momentFar', years: 20 } }]);
    expect(await refused({ check: 'identity', repeatOn: inYears(1) })).toEqual([
      422,
      { repeatOn: { code: 'fieldFixed' } },
    ]);
    expect(await refused({ check: 'tattoo' })).toEqual([422, { check: { code: 'choiceMissing' } }]);
    expect(await refused({ state: 'lost' })).toEqual([422, { state: { code: 'choiceMissing' } }]);
    expect((await file(path)).checks).toEqual([]);
  });

  it('that is for everybody does not apply to nobody, others say why', async () => {
    const { id, path } = await hiring.apply();
    await hiring.place(id, 'offer');
    const without: string[] = [];
    for (const kind of checkKinds) {
      const none = { check: kind, state: 'notApplicable' };
      const bare = await check(path, none);
      const said = await check(path, { ...none, notApplicable: 'Never worked in care.' });
      if (said.status === 201) expect(codesOf(bare)).toEqual([422, { notApplicable: { code: 'fieldsRequired' } }]);
      else expect([bare, said].map(codesOf)).toEqual([0, 1].map(() => [422, { state: { code: 'checkNeeded' } }]));
      if (said.status === 201) without.push(kind);
    }
    expect(without).toEqual([
      'criminalRecord',
      'conduct',
      'reasonLeft',
      'qualifications',
      'references',
      'driving',
      'registration',
    ]);
  });

  it('of health is locked until there is an offer', async () => {
    const { id, path } = await hiring.apply();
    const health = { check: 'health', state: 'seen', evidence: 'Questionnaire' };
    for (const stage of ['sent', 'read', 'shortlisted', 'call', 'closed'] as const) {
      await hiring.place(id, stage);
      expect(codesOf(await check(path, health))).toEqual([422, { state: { code: 'healthLocked' } }]);
      expect(codesOf(await check(path, { ...health, state: 'notStarted' }))).toEqual([
        422,
        { state: { code: 'healthLocked' } },
      ]);
    }
    for (const stage of ['offer', 'checks', 'hired'] as const) {
      await hiring.place(id, stage);
      expect((await check(path, health)).status).toBe(201);
    }
  });

  it('is nobody’s of an application for care, and no coordinator sees one, also where the job is gone', async () => {
    const { path: ofCare } = await hiring.apply(hiring.care);
    expect(codesOf(await check(ofCare, { check: 'identity', state: 'seen' }, hiring.admin))).toEqual([
      422,
      { check: { code: 'fieldFixed' } },
    ]);
    const { id, path } = await hiring.apply();
    await check(path, { check: 'identity', state: 'seen' });
    await db().execute(sql`update submissions set listing_id = null where id = ${id}`);
    const coordinator = await test.signIn('coordinator');
    expect((await hiring.call('GET', `${path}/file`, undefined, coordinator)).status).toBe(403);
    expect((await file(path)).application).toMatchObject({ isJob: true, typeId: null });
  });
});

describe('a work history', () => {
  const work = (path: string, body: object) =>
    hiring.act(path, { action: 'work', kind: 'job', words: 'A home', ...body }, recruiter);
  const history = { check: 'workHistory', state: 'seen' };

  it('is seen once each gap of 28 days is explained, and no longer once one shows', async () => {
    const { path } = await hiring.apply();
    expect(codesOf(await check(path, history))).toEqual([422, { state: { code: 'historyOpen' } }]);
    await work(path, { from: '2015-01-01', until: '2019-12-31' });
    await work(path, { from: '2020-03-01' });
    expect((await file(path)).gaps).toEqual([{ from: '2020-01-01', until: '2020-02-29' }]);
    expect(codesOf(await check(path, history))).toEqual([422, { state: { code: 'historyOpen' } }]);
    await work(path, { kind: 'other', from: '2020-01-01', until: '2020-02-29', words: 'Looked after her father' });
    expect((await check(path, history)).status).toBe(201);
    const before = await file(path);
    expect([before.gaps, before.application.checksDone]).toEqual([[], 1]);
    const line = before.work.find(({ kind }: { kind: string }) => kind === 'other').id;
    const colleague = await test.signIn('recruiter');
    await hiring.act(path, { action: 'unwork', line }, colleague);
    const after = await file(path);
    expect(after.checks[0].by).not.toBe(before.checks[0].by);
    expect([after.gaps.length, after.application.checksDone, after.checks[0].state]).toEqual([1, 0, 'asked']);
    expect(codesOf(await hiring.act(path, { action: 'unwork', line }, recruiter))).toEqual([
      422,
      { line: { code: 'namesNothing' } },
    ]);
  });

  it('takes no line of another application, and no time that cannot be', async () => {
    const [{ path }, { path: other }] = [await hiring.apply(), await hiring.apply()];
    await work(other, { from: '2015-01-01' });
    const [{ id: line }] = (await file(other)).work;
    expect((await hiring.act(path, { action: 'unwork', line }, recruiter)).status).toBe(422);
    const refused = async (body: object) => codesOf(await work(path, body));
    expect(await refused({ from: '2020-02-02', until: '2020-02-01' })).toEqual([
      422,
      { until: { code: 'spanBackwards' } },
    ]);
    expect(await refused({ from: '1900-01-01' })).toEqual([422, { from: { code: 'dayTooEarly', years: 80 } }]);
    expect(await refused({ from: inYears(1) })).toEqual([422, { from: { code: 'dayFuture' } }]);
    expect(await refused({})).toEqual([422, { from: { code: 'fieldsRequired' } }]);
    expect(await refused({ from: '2020-01-01', words: '' })).toEqual([422, { words: { code: 'fieldsRequired' } }]);
    expect((await file(other)).work).toHaveLength(1);
  });
});

describe('nobody is hired while a required check is open', () => {
  const hire = { action: 'move', stage: 'hired' };
  const ready = async () => {
    const one = await hiring.apply();
    await hiring.place(one.id, 'checks');
    return one;
  };
  const bulk = async (ids: number[], as = recruiter) =>
    (await hiring.call('POST', '/admin/bulk/application', { action: 'move', value: 'hired', ids }, as)).body;

  it.each(requiredChecks)('such as %s, in none of the ways in', async (open) => {
    const { id, path } = await ready();
    await hiring.passChecks(id);
    await db()
      .delete(applicationChecks)
      .where(and(eq(applicationChecks.submissionId, id), eq(applicationChecks.check, open)));
    const refusal = [422, { stage: { code: 'checksOpen' } }];
    expect(codesOf(await hiring.act(path, hire, recruiter))).toEqual(refusal);
    expect(codesOf(await hiring.act(path, { ...hire, why: 'She is nice.' }, recruiter))).toEqual(refusal);
    expect(codesOf(await hiring.call('PUT', path, { stage: 'hired' }, recruiter))).toEqual(refusal);
    expect(codesOf(await hiring.act(path, hire))).toEqual([422, { why: { code: 'checksOpen' } }]);
    expect([await bulk([id]), await bulk([id], hiring.admin)]).toEqual(
      [0, 1].map(() => expect.objectContaining({ changed: 0, refused: [{ id, reason: 'checksOpen' }] })),
    );
    expect((await file(path)).application.stage).toBe('checks');
    await db().execute(
      sql`insert into application_checks (submission_id, kind, state, changed_at) values (${id}, ${open}, 'seen', now())`,
    );
    expect((await hiring.act(path, hire, recruiter)).body).toMatchObject({
      stage: 'hired',
      checksDone: requiredChecks.length,
    });
  });

  it('nor with a right to work that is over', async () => {
    const { id, path } = await ready();
    await hiring.passChecks(id);
    const until = (days: number) =>
      db().execute(sql`
        update application_checks set repeat_on = (now() at time zone 'Europe/London')::date + ${days}::int
        where submission_id = ${id} and kind = 'rightToWork'`);
    await until(-1);
    expect((await file(path)).application.checksDone).toBe(requiredChecks.length - 1);
    expect((await hiring.act(path, hire, recruiter)).status).toBe(422);
    await until(0);
    expect((await file(path)).application.checksDone).toBe(requiredChecks.length);
    expect((await hiring.act(path, hire, recruiter)).status).toBe(201);
  });

  it('unless an admin says why, which the audit keeps', async () => {
    const { id, path } = await ready();
    const why = 'Starts in training beside a colleague; the certificate is on its way.';
    expect((await hiring.act(path, { ...hire, why })).body).toMatchObject({ stage: 'hired' });
    const [row] = await db()
      .select()
      .from(audit)
      .where(and(eq(audit.kind, 'application'), eq(audit.objectId, String(id)), eq(audit.action, 'move')));
    expect(row?.changes).toMatchObject({ why: [null, why], stage: ['checks', 'hired'] });
    // An admin alone takes that back.
    expect((await hiring.act(path, { action: 'move', stage: 'checks' }, recruiter)).status).toBe(422);
  });

  it('nor by taking back what took somebody from there', async () => {
    const [{ id }, done] = [await ready(), await ready()];
    await hiring.passChecks(done.id);
    for (const one of [id, done.id]) await hiring.place(one, 'hired');
    const body = { action: 'move', value: 'checks', ids: [id, done.id] };
    const { body: run } = await hiring.call('POST', '/admin/bulk/application', body);
    expect(run).toMatchObject({ changed: 2 });
    const { body: undone } = await hiring.call('POST', `/admin/runs/${run.id}/undo`);
    expect(undone).toMatchObject({ changed: 1, refused: [{ id, reason: 'checksOpen' }] });
    expect((await file(`/admin/applications/${id}`)).application.stage).toBe('checks');
    expect((await file(done.path)).application.stage).toBe('hired');
  });
});

it('what a list counts as done is what a hire asks for', async () => {
  expect(requiredChecks).toEqual(checkKinds.filter((kind) => ruleOf(kind).isRequired));
  expect(requiredChecks).toHaveLength(9);
});
