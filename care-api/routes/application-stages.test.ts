import { eq, like, sql } from 'drizzle-orm';
import { submissions } from '@/care-api/database/schema/questionnaires';
import { mails } from '@/care-api/database/schema/settings';
import { claimNext } from '@/care-api/kernel/queue';
import { queuedMails, startDelivery } from '@/care-api/mail/delivery';
import { openHiring } from '@/care-api/testing/hiring';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { type ApplicationStage, applicationStages, stageRules } from '@/lib/contract/application-stage';
import { inTurn } from '@/scripts/test/sample.mjs';
import { until } from '@/testing/until';

let test: TestApp;
let hiring: Awaited<ReturnType<typeof openHiring>>;
beforeAll(async () => {
  test = await openTestApp();
  hiring = await openHiring(test);
}, 60_000);
afterAll(() => test.close());
const db = () => test.deps.database.db;

/** By hand, so that the table of the contract agrees with something: for a job by whose work it is; `!` by an admin alone. */
const ofJobs: Record<ApplicationStage, string> = {
  sent: 'sent read shortlisted call offer closed withdrawn',
  read: 'sent read shortlisted call offer closed withdrawn',
  shortlisted: 'sent read shortlisted call offer closed withdrawn',
  call: 'sent read shortlisted call offer closed withdrawn',
  offer: 'sent read shortlisted call offer checks closed withdrawn',
  checks: 'call offer checks hired closed withdrawn',
  hired: 'hired !checks !withdrawn',
  closed: 'sent read shortlisted call offer closed withdrawn',
  withdrawn: '',
};
const pairs = applicationStages.flatMap((from) => applicationStages.map((to) => [from, to] as const));

describe.each(['admin', 'recruiter', 'coordinator', 'editor', 'user'] as const)('as %s', (who) => {
  it('goes where the table lets it, for a job and for care, and nowhere else', async () => {
    const as = await test.signIn(who);
    for (const kind of ['job', 'care'] as const) {
      const { id, path } = await hiring.apply(hiring[kind]);
      if (kind === 'job') await hiring.passChecks(id);
      const isTheirs = who === 'admin' || who === (kind === 'job' ? 'recruiter' : 'coordinator');
      const moved: string[] = [];
      const expected: string[] = [];
      // Whoever may do nothing is refused before the table is asked.
      for (const [from, to] of isTheirs ? pairs : inTurn(pairs, 0, 5)) {
        if (kind === 'care' && ['checks', 'hired'].includes(from)) continue;
        await hiring.place(id, from);
        const { status } = await hiring.act(path, { action: 'move', stage: to, reason: 'other', nextStep: '' }, as);
        const ways = ofJobs[from].split(' ');
        const isWay = ways.includes(to) || (who === 'admin' && ways.includes(`!${to}`));
        const isOfKind = kind === 'job' || !['checks', 'hired'].includes(to);
        moved.push(`${from} ${to} ${status}`);
        expected.push(`${from} ${to} ${!isTheirs ? 403 : isWay && isOfKind ? 201 : 422}`);
      }
      expect(moved).toEqual(expected);
    }
  }, 120_000);
});

it('says the published status by its stage, and its sender may withdraw from each', async () => {
  for (const stage of applicationStages.filter((one) => one !== 'withdrawn')) {
    const { id, sender } = await hiring.apply();
    await hiring.place(id, stage);
    const mine = `/Response/applications/${id}`;
    expect((await hiring.call('PUT', mine, { withdrawn: true }, sender)).body).toMatchObject({ withdrawn: true });
    const [row] = await db().select().from(submissions).where(eq(submissions.id, id));
    expect(row).toMatchObject({ hiringStage: 'withdrawn', status: 'Closed' });
  }
  const { id, path, sender } = await hiring.apply();
  for (const stage of ['read', 'shortlisted', 'call', 'offer', 'checks'] as const) {
    await hiring.act(path, { action: 'move', stage });
    const [mine] = (await hiring.call('GET', '/Response/applications', undefined, sender)).body;
    const { status, step } = stageRules[stage];
    expect(mine).toMatchObject({ id, status, stage: step, isJob: true });
  }
});

describe('“not this time”', () => {
  it('needs a reason for a job, which its sender is never told, and none for care', async () => {
    const { path, sender } = await hiring.apply();
    const close = { action: 'move', stage: 'closed' };
    expect(await hiring.act(path, close)).toMatchObject({
      status: 422,
      body: { codes: { reason: { code: 'choiceMissing' } } },
    });
    const closed = await hiring.act(path, { ...close, reason: 'experience', note: 'Never did nights.' });
    expect(closed.body).toMatchObject({ stage: 'closed', reason: 'experience' });
    const theirs = JSON.stringify((await hiring.call('GET', '/Response/applications', undefined, sender)).body);
    expect(theirs).toContain('"stage":"closed"');
    expect(theirs).not.toMatch(/experience|nights/);
    expect((await hiring.act(path, { action: 'move', stage: 'call' })).body).toMatchObject({ reason: '' });
    const { path: ofCare } = await hiring.apply(hiring.care);
    expect((await hiring.act(ofCare, close)).body).toMatchObject({ stage: 'closed', reason: '' });
  });

  it('is taken without one by the call of before, which knows none', async () => {
    const { path } = await hiring.apply();
    expect((await hiring.call('PUT', path, { stage: 'closed' })).body).toMatchObject({ reason: 'other' });
  });
});

describe('what comes next', () => {
  it('is told with its day, stays until the next stage, and is not over already', async () => {
    const { path, sender } = await hiring.apply();
    const move = (body: object) => hiring.act(path, { action: 'move', ...body });
    const nextOn = `${new Date().getUTCFullYear() + 1}-01-31`;
    await move({ stage: 'call', nextStep: 'We ring you.', nextOn });
    await move({ nextStep: 'We ring you at ten.' });
    const mine = async () => (await hiring.call('GET', '/Response/applications', undefined, sender)).body[0];
    expect(await mine()).toMatchObject({ stage: 'call', nextStep: 'We ring you at ten.', nextOn });
    await move({ stage: 'offer' });
    expect(await mine()).toMatchObject({ stage: 'offer', nextStep: '', nextOn: null });
    expect((await move({ nextStep: 'We met.', nextOn: '1900-01-01' })).body.codes).toEqual({
      nextOn: { code: 'dayPast' },
    });
    expect((await move({ nextOn: '2026-02-30' })).body.codes).toEqual({ nextOn: { code: 'momentUnreadable' } });
    expect((await move({})).body.codes).toEqual({ nextStep: { code: 'fieldsRequired' } });
  });
});

describe('its sender is told of a stage after ten minutes', () => {
  const lettersTo = async (id: number) =>
    db()
      .select()
      .from(mails)
      .where(like(mails.subject, `%LC-${String(id).padStart(6, '0')}`));
  const waiting = async (id: number) => (await lettersTo(id)).filter(({ state }) => state === 'waiting').length;
  const pass = (seconds: number) =>
    db().execute(sql`update mails set next_attempt_at = next_attempt_at - make_interval(secs => ${seconds})`);
  /** An API that begins on what the last one left. */
  async function restarted<T>(use: (app: TestApp) => Promise<T>): Promise<T> {
    const database = { ...test.deps.database, close: async () => {} };
    const next = await openTestApp({ database });
    try {
      return await use(next);
    } finally {
      await next.close();
    }
  }
  beforeEach(() => db().update(mails).set({ state: 'sent' }));

  it('and at 9:59 the stage takes its mail back with it, also over a restart', async () => {
    const { id, path } = await hiring.apply();
    await db().update(mails).set({ state: 'sent' });
    await hiring.act(path, { action: 'move', stage: 'closed', reason: 'other' });
    await pass(9 * 60 + 59);
    await restarted(async (next) => {
      expect(await claimNext(db(), queuedMails)).toBeNull();
      const back = { action: 'move', stage: 'sent' };
      expect((await next.send('POST', `${path}/events`, back, { as: hiring.admin })).status).toBe(201);
      await pass(2);
      expect(await claimNext(db(), queuedMails)).toBeNull();
    });
    expect(await waiting(id)).toBe(0);
  });

  it('and at 10:01 it has left once: back again is news of its own', async () => {
    const { id, path } = await hiring.apply();
    await db().update(mails).set({ state: 'sent' });
    await hiring.act(path, { action: 'move', stage: 'call' });
    await hiring.act(path, { action: 'move', stage: 'offer' });
    await pass(10 * 60 + 1);
    const left: string[] = [];
    await restarted(async (next) => {
      const send = async ({ subject }: { subject: string }) => {
        left.push(subject);
      };
      const delivery = startDelivery({ db: db(), send, log: () => {} });
      await until(async () => (await waiting(id)) === 0);
      await delivery.stop();
      await next.send('POST', `${path}/events`, { action: 'move', stage: 'read' }, { as: hiring.admin });
    });
    expect(left).toEqual([expect.stringMatching(/^News of your application LC-/)]);
    expect(await waiting(id)).toBe(1);
    const [{ lastWordAt }] = (
      await hiring.call('GET', `/admin/applications?page=1&status=all&q=LC-${String(id).padStart(6, '0')}`)
    ).body.items;
    expect(Date.now() - Date.parse(lastWordAt)).toBeLessThan(60_000);
  });

  it('and of none that is the same to them, and not once they have withdrawn', async () => {
    const { id, path, sender } = await hiring.apply();
    await db().update(mails).set({ state: 'sent' });
    await hiring.call('POST', `${path}/read`);
    await hiring.act(path, { action: 'move', stage: 'shortlisted' });
    expect(await waiting(id)).toBe(0);
    await hiring.act(path, { action: 'move', stage: 'call' });
    expect(await waiting(id)).toBe(1);
    await hiring.call('PUT', `/Response/applications/${id}`, { withdrawn: true }, sender);
    expect(await waiting(id)).toBe(0);
  });
});

it('an API of the release before finds what this one wrote, and is found', async () => {
  const { id, path } = await hiring.apply();
  const older = async () => (await db().select().from(submissions).where(eq(submissions.id, id)))[0]?.stage;
  const stages = ['shortlisted', 'call', 'offer', 'checks'] as const;
  const found: unknown[] = [];
  for (const stage of stages) {
    await hiring.act(path, { action: 'move', stage });
    found.push(await older());
  }
  expect(found).toEqual(['read', 'call', 'offer', 'offer']);
  await db().execute(sql`update submissions set stage = 'closed', status = 'Closed' where id = ${id}`);
  expect((await hiring.call('GET', path)).body).toMatchObject({ stage: 'closed', withdrawn: false });
  await db().execute(sql`update submissions set withdrawn_at = now(), status = 'Closed' where id = ${id}`);
  expect((await hiring.call('GET', path)).body).toMatchObject({ stage: 'withdrawn', withdrawn: true });
});
