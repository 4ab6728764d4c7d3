import { and, eq, like, sql } from 'drizzle-orm';
import { applicationChecks } from '@/care-api/database/schema/applications';
import { listings } from '@/care-api/database/schema/listings';
import { responses, submissions } from '@/care-api/database/schema/questionnaires';
import { mails } from '@/care-api/database/schema/settings';
import { claimNext } from '@/care-api/kernel/queue';
import { queuedMails, settleMail } from '@/care-api/mail/delivery';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { question } from '@/care-api/testing/questionnaires';
import { applicationSchema } from '@/lib/contract/application';
import { toLondonDay } from '@/lib/contract/london-time';

let test: TestApp;
let [admin, user, other] = ['', '', ''];
let listing: number;
let questionnaire: { id: number; ids: number[] };

beforeAll(async () => {
  test = await openTestApp();
  [admin, user, other] = [await test.signIn('admin'), await test.signIn('user'), await test.signIn('user')];
  const [row] = await test.deps.database.db.insert(listings).values({ title: 'Night carer' }).returning();
  listing = row!.id;
  const questions = [
    question({ id: 1, headline: 'Which nights?', choices: ['mon', 'tue', 'wed'], multiple: true }),
    question({ id: 2, headline: 'Why?' }),
  ];
  const { body } = await call('POST', '/api/Questionnaire', { title: 'Nights', questions }, admin);
  questionnaire = { id: body.id, ids: body.questions.map(({ id }: { id: number }) => id) };
}, 60_000);
afterAll(() => test.close());

async function call(method: string, path: string, body?: unknown, as: string | null = user) {
  const response = await test.send(method, path, body, as === null ? {} : { as });
  return { status: response.status, body: await response.json() };
}

const mine = '/api/Response/applications';
const record = (place: number, responseValue: string) => ({
  questionnaireId: questionnaire.id,
  questionId: questionnaire.ids[place - 1],
  typeId: listing,
  responseValue,
});

async function apply(why: string, as = user) {
  const records = [record(1, 'mon'), record(1, 'wed'), record(2, why)];
  const { body } = await call('POST', '/api/Response/ObjectResponses', records, as);
  const [newest] = (await call('GET', mine, undefined, as)).body;
  return { reference: body.reference, application: newest };
}

describe('my applications', () => {
  it('are listed newest first, with what was sent', async () => {
    const first = await apply('Because.');
    const second = await apply('Because of the stars.');
    const { status, body } = await call('GET', mine);
    expect(status).toBe(200);
    expect(body.map(({ reference }: { reference: string }) => reference)).toEqual([second.reference, first.reference]);
    expect(body[0]).toEqual({
      id: expect.any(Number),
      reference: second.reference,
      typeId: listing,
      typeTitle: 'Night carer',
      status: 'Open',
      withdrawn: false,
      createdDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      stage: 'sent',
      isJob: false,
      nextStep: '',
      nextOn: null,
      answers: [
        { label: 'Which nights?', value: 'Label mon, Label wed' },
        { label: 'Why?', value: 'Because of the stars.' },
      ],
    });
    expect(applicationSchema.parse(body[0])).toMatchObject({ listingId: listing, listingTitle: 'Night carer' });
  });

  it('leave no draft behind', async () => {
    const draft = `/api/Response/draft/${listing}`;
    const body = { version: '1', answers: [], clientTime: '2026-01-02T03:04:05.000Z' };
    expect((await call('PUT', draft, body)).status).toBe(200);
    await apply('Sent.');
    expect((await call('GET', draft)).status).toBe(404);
    await call('PUT', draft, body);
    await apply('Sent.');
    expect((await call('GET', draft)).status).toBe(404);
  });

  it('let no window that still shows their draft bring it back; a new one may be begun', async () => {
    const draft = `/api/Response/draft/${listing}`;
    const begun = {
      version: '1',
      answers: [{ identifier: 'why', values: ['Old'] }],
      clientTime: new Date().toISOString(),
    };
    const saved = await call('PUT', draft, begun);
    await apply('Sent from another window.');
    const basedOn = saved.body.clientTime;
    const old = await call('PUT', draft, { ...begun, clientTime: new Date().toISOString(), basedOn });
    expect(old.body).toEqual({ saved: false, sent: true, clientTime: basedOn, other: null });
    expect((await call('GET', draft)).status).toBe(404);
    expect((await call('PUT', draft, begun)).body).toMatchObject({ saved: true });
    expect((await call('DELETE', draft)).status).toBe(200);
  });

  it('are nobody else’s', async () => {
    await apply('Mine.');
    expect((await call('GET', mine, undefined, other)).body).toEqual([]);
    expect((await call('GET', mine, undefined, admin)).body).toEqual([]);
    expect((await call('GET', mine, undefined, null)).status).toBe(401);
  });
});

it('an application is answered by one mail with its reference, in the language of its page, and without its answers', async () => {
  const records = [record(1, 'mon'), record(2, 'A secret')];
  const headers = { 'accept-language': 'ar' };
  const send = () => test.send('POST', '/Response/ObjectResponses', records, { as: other, headers });
  const { reference } = await (await send()).json();
  await send();
  const written = await test.deps.database.db
    .select()
    .from(mails)
    .where(like(mails.subject, `%${reference}`));
  expect(written).toHaveLength(1);
  expect(written[0]).toMatchObject({ to: expect.stringMatching(/^user-/), language: 'ar' });
  expect(written[0]?.subject).toMatch(/^وصلنا/);
  expect(written[0]?.text).toContain('https://site.example/ar/usersdashboard');
  expect(written[0]?.text).not.toContain('secret');
});

describe('an application', () => {
  it('is withdrawn by its sender, however often', async () => {
    const { application } = await apply('Not any more.');
    const path = `${mine}/${application.id}`;
    const withdrawn = { ...application, status: 'Closed', withdrawn: true, stage: 'closed' };
    expect(await call('PUT', path, { Withdrawn: true })).toEqual({ status: 200, body: withdrawn });
    expect((await call('PUT', path, { withdrawn: true })).body).toEqual(withdrawn);
    expect((await call('PUT', path, { status: 'Open' }, admin)).status).toBe(409);
  });

  it('that was withdrawn can be sent again', async () => {
    const before = await apply('The same words.');
    await call('PUT', `${mine}/${before.application.id}`, { withdrawn: true });
    const after = await apply('The same words.');
    expect(after.reference).not.toBe(before.reference);
    expect(after.application).toMatchObject({ status: 'Open', withdrawn: false });
    expect((await apply('The same words.')).reference).toBe(after.reference);
  });

  it('that was closed can be sent again in the same words', async () => {
    const before = await apply('The same again.');
    await call('PUT', `${mine}/${before.application.id}`, { status: 'Closed' }, admin);
    const after = await apply('The same again.');
    expect(after.reference).not.toBe(before.reference);
    expect((await apply('The same again.')).reference).toBe(after.reference);
  });

  it('that comes back is the same one again: its answers are not stored twice', async () => {
    const { application, reference } = await apply('By mistake.');
    for (const status of ['Closed', 'OnHold']) await call('PUT', `${mine}/${application.id}`, { status }, admin);
    expect((await apply('By mistake.')).reference).toBe(reference);
  });

  it('goes from state to state by an admin, and its stage with it', async () => {
    const { application } = await apply('State me.');
    const path = `${mine}/${application.id}`;
    const steps = [
      ['OnHold', 'read'],
      ['Closed', 'closed'],
      ['Open', 'read'],
    ] as const;
    for (const [status, stage] of steps) {
      expect((await call('PUT', path, { status }, admin)).body).toEqual({ ...application, status, stage });
    }
    expect((await call('PUT', path, { withdrawn: true }, admin)).body.withdrawn).toBe(true);
  });

  it('is changed by nobody else, and its state not by its sender', async () => {
    const { application } = await apply('Hands off.');
    const path = `${mine}/${application.id}`;
    expect((await call('PUT', path, { withdrawn: true }, null)).status).toBe(401);
    expect((await call('PUT', path, { withdrawn: true }, other)).status).toBe(403);
    expect((await call('PUT', path, { status: 'OnHold' })).status).toBe(403);
    expect((await call('GET', mine)).body).toContainEqual(application);
  });

  it.each([{}, { withdrawn: false }, { status: 'Gone' }, { status: 'Open', withdrawn: true }, { more: 1 }, []])(
    'is not changed by %j',
    async (body) => {
      const { application } = await apply('Odd.');
      expect((await call('PUT', `${mine}/${application.id}`, body, admin)).status).toBe(422);
    },
  );

  it('is not found under an id nobody has', async () => {
    for (const id of ['999999', '0', 'abc', '99999999999']) {
      expect((await call('PUT', `${mine}/${id}`, { withdrawn: true })).status).toBe(404);
    }
  });
});

describe('an application that staff follow', () => {
  const received = '/api/admin/applications';
  const step = { stage: 'call', nextStep: 'We ring you about the rota.', nextOn: toLondonDay(new Date()) };

  it('is read, which its sender sees and the audit notes, and goes on step by step', async () => {
    const { application, reference } = await apply('Follow me.');
    const path = `${received}/${application.id}`;
    const listed = await call('GET', `${received}?page=1&status=sent&q=${reference}`, undefined, admin);
    expect(listed.body).toMatchObject({ total: 1, items: [{ applicationId: application.id, stage: 'sent' }] });
    expect(listed.body.items[0]).not.toHaveProperty('answers');
    const opened = await call('GET', path, undefined, admin);
    expect(opened.body).toMatchObject({ stage: 'sent', answers: application.answers, email: 'user-2@example.org' });
    expect((await call('GET', mine)).body[0]).toMatchObject({ stage: 'sent' });
    const marked = await call('POST', `${path}/read`, undefined, admin);
    expect(marked).toMatchObject({
      status: 201,
      body: { ...opened.body, stage: 'read', stageSince: expect.any(String) },
    });
    expect((await call('GET', mine)).body[0]).toMatchObject({ stage: 'read' });
    expect((await call('POST', `${path}/read`, undefined, admin)).body).toEqual(marked.body);
    const { version } = (await call('PUT', path, { ...step, version: opened.body.version }, admin)).body;
    const late = await call('PUT', path, { ...step, stage: 'offer', version: opened.body.version }, admin);
    expect(late).toMatchObject({ status: 409, body: { current: { version } } });
    expect((await call('GET', mine)).body).toContainEqual({ ...application, ...step });
    const told = await test.deps.database.db
      .select()
      .from(mails)
      .where(like(mails.subject, `News of your application ${reference}`));
    // One for the step to 'call', none for being read or for the step that came too late; none of its words.
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ to: 'user-2@example.org', state: 'waiting' });
    expect(told[0]?.text).toContain('https://site.example/usersdashboard');
    expect(told[0]?.text).not.toContain('rota');
    const { body } = await call(
      'GET',
      `/api/admin/audit?page=1&kind=application&objectId=${application.id}`,
      undefined,
      admin,
    );
    expect(body.items.map(({ action }: { action: string }) => action)).toEqual(['move', 'read', 'read']);
    const stages = body.items.map(({ changes }: { changes: { stage?: string[] } }) => changes.stage);
    expect(stages).toEqual([['read', 'call'], ['sent', 'read'], undefined]);
  });

  it('stays where it stands when it is said again that it was read, and when it was withdrawn', async () => {
    const { application } = await apply('Further on.');
    const path = `${received}/${application.id}`;
    await call('PUT', path, step, admin);
    expect((await call('POST', `${path}/read`, undefined, admin)).body.stage).toBe('call');
    const { application: gone } = await apply('Withdrawn unread.');
    await call('PUT', `${mine}/${gone.id}`, { withdrawn: true });
    const marked = await call('POST', `${received}/${gone.id}/read`, undefined, admin);
    expect(marked.body).toMatchObject({ stage: 'withdrawn', withdrawn: true });
    expect((await call('POST', `${received}/999999/read`, undefined, admin)).status).toBe(404);
  });

  it('is told to its sender after ten minutes, and never where that was stopped before', async () => {
    const { db } = test.deps.database;
    const { application } = await apply('Tell me later.');
    const path = `${received}/${application.id}`;
    const mailFor = async (stage: string) => {
      await db.delete(mails);
      await call('PUT', path, { ...step, stage }, admin);
      const [mail] = await db.select().from(mails);
      return mail?.id ?? 0;
    };
    const wait = (seconds: number) =>
      db.update(mails).set({ nextAttemptAt: sql`${mails.nextAttemptAt} - make_interval(secs => ${seconds})` });
    const stop = (id: number) => call('DELETE', `/api/admin/mails/${id}`, undefined, admin);

    const stopped = await mailFor('closed');
    await wait(9 * 60 + 30);
    expect(await claimNext(db, queuedMails)).toBeNull();
    expect(await stop(stopped)).toMatchObject({ status: 200, body: { state: 'stopped' } });
    await wait(60);
    expect(await claimNext(db, queuedMails)).toBeNull();

    const told = await mailFor('call');
    await wait(10 * 60 + 1);
    const mail = await claimNext(db, queuedMails);
    expect(mail?.id).toBe(told);
    if (mail) await settleMail(db, mail, { state: 'sent' });
    expect(await stop(told)).toMatchObject({ status: 409, body: { code: 'mailNotWaiting' } });
  });

  it('is told of a closing in words of its own, and of nothing that was put back in time', async () => {
    const { db } = test.deps.database;
    const { application, reference } = await apply('Close me, or not.');
    await db.delete(mails);
    const path = `${received}/${application.id}`;
    const move = (...stages: string[]) =>
      stages.reduce<Promise<unknown>>(
        (before, stage) => before.then(() => call('PUT', path, { ...step, stage }, admin)),
        Promise.resolve(),
      );
    const waiting = async () => {
      const rows = await db
        .select()
        .from(mails)
        .where(and(eq(mails.state, 'waiting'), like(mails.subject, `%${reference}`)));
      return rows.map(({ subject }) => subject);
    };
    await move('read', 'closed');
    expect(await waiting()).toEqual([`We have closed your application ${reference}`]);
    await move('sent');
    expect(await waiting()).toEqual([]);
    await move('call', 'closed', 'offer');
    expect(await waiting()).toEqual([`News of your application ${reference}`]);
    await db.update(mails).set({ state: 'sent' });
    await move('closed');
    expect(await waiting()).toEqual([`We have closed your application ${reference}`]);
    await move('offer');
    expect(await waiting()).toEqual([]);
  });

  it('is closed for the published calls too, and opened again', async () => {
    const { application } = await apply('Close me.');
    const path = `${received}/${application.id}`;
    await call('PUT', path, { stage: 'closed' }, admin);
    expect((await call('GET', mine)).body[0]).toMatchObject({ stage: 'closed', status: 'Closed' });
    await call('PUT', path, { stage: 'call' }, admin);
    expect((await call('GET', mine)).body[0]).toMatchObject({ stage: 'call', status: 'Open', nextOn: null });
    await call('PUT', `${mine}/${application.id}`, { withdrawn: true });
    expect(await call('PUT', path, step, admin)).toMatchObject({
      status: 422,
      body: { errors: { stage: /withdrawn/ } },
    });
  });

  it('is a recruiter’s where it is about a job, else a coordinator’s', async () => {
    const [recruiter, coordinator] = [await test.signIn('recruiter'), await test.signIn('coordinator')];
    const { application } = await apply('Whose am I?');
    const path = `${received}/${application.id}`;
    const idsOf = async (as: string) =>
      (await call('GET', `${received}?page=1&status=all&size=100`, undefined, as)).body.items.map(
        ({ applicationId }: { applicationId: number }) => applicationId,
      );
    expect([await idsOf(recruiter), (await idsOf(coordinator)).includes(application.id)]).toEqual([[], true]);
    for (const method of ['GET', 'PUT']) {
      expect((await call(method, path, method === 'PUT' ? step : undefined, recruiter)).status).toBe(403);
    }
    expect((await call('POST', `${path}/read`, undefined, recruiter)).status).toBe(403);
    const { categoryId } = (await call('POST', '/api/Category', { categoryName: 'Carer Jobs' }, admin)).body;
    await call('PUT', `/api/TypeDetail/${listing}`, { categoryId: String(categoryId) }, admin);
    // What it was sent for stays.
    expect([await idsOf(recruiter), (await idsOf(coordinator)).includes(application.id)]).toEqual([[], true]);
    const { id } = (await apply('Whose am I now?')).application;
    const job = `${received}/${id}`;
    expect([(await idsOf(recruiter)).includes(id), (await idsOf(coordinator)).includes(id)]).toEqual([true, false]);
    expect((await call('GET', job, undefined, coordinator)).status).toBe(403);
    expect((await call('POST', `${job}/read`, undefined, coordinator)).status).toBe(403);
    expect((await call('GET', job, undefined, recruiter)).body.stage).toBe('sent');
    expect((await call('POST', `${job}/read`, undefined, recruiter)).body.stage).toBe('read');
    expect([(await call('GET', job)).status, (await call('POST', `${job}/read`)).status]).toEqual([403, 403]);
  });

  it('is so by the published calls too', async () => {
    const recruiter = await test.signIn('recruiter');
    const [care] = await test.deps.database.db.insert(listings).values({ title: 'Care for us' }).returning();
    const { body: answer } = await call('POST', '/Response', { ...record(2, 'Our mother falls.'), typeId: care!.id });
    const { application } = await apply('Our mother is ill.');
    await test.deps.database.db.execute(
      `update submissions set listing_id = ${care!.id}, is_job = false where id = ${application.id}`,
    );
    const state = [`${mine}/${application.id}`, { status: 'Closed' }] as const;
    const sees = async (as: string) =>
      (await call('GET', '/Response', undefined, as)).body.some(({ id }: { id: number }) => id === answer.id);
    const asRecruiter = [
      await call('GET', `/Response/${answer.id}`, undefined, recruiter),
      await call('PUT', `/Response/${answer.id}`, { ...record(2, 'No.'), typeId: care!.id }, recruiter),
      await call('DELETE', `/Response/${answer.id}`, undefined, recruiter),
      await call('PUT', ...state, recruiter),
    ];
    expect([asRecruiter.map(({ status }) => status), await sees(recruiter)]).toEqual([[403, 403, 403, 403], false]);
    expect([await sees(admin), (await call('GET', `/Response/${answer.id}`)).status]).toEqual([true, 200]);
    const { body: category } = await call('POST', '/api/Category', { categoryName: 'Job for nights' }, admin);
    await call('PUT', `/api/TypeDetail/${care!.id}`, { categoryId: String(category.categoryId) }, admin);
    expect([await sees(recruiter), (await call('PUT', ...state, recruiter)).status]).toEqual([true, 403]);
  });

  it('stays a recruiter’s where its listing is gone: it is known by what was checked', async () => {
    const { db } = test.deps.database;
    const recruiter = await test.signIn('recruiter');
    const { application } = await apply('Nights suit me.');
    const { id: submissionId } = application;
    await db
      .insert(applicationChecks)
      .values({ submissionId, check: 'identity', state: 'asked', changedAt: new Date() });
    await db.update(submissions).set({ listingId: null }).where(eq(submissions.id, submissionId));
    await db.update(responses).set({ listingId: null }).where(eq(responses.submissionId, submissionId));
    const [answer] = await db.select().from(responses).where(eq(responses.submissionId, submissionId)).limit(1);
    const { body: listed } = await call('GET', '/Response', undefined, recruiter);
    expect(listed.some(({ id }: { id: number }) => id === answer!.id)).toBe(true);
    expect((await call('GET', `/Response/${answer!.id}`, undefined, recruiter)).status).toBe(200);
    expect((await call('PUT', `${mine}/${submissionId}`, { status: 'Closed' }, recruiter)).status).toBe(200);
  });

  it.each([
    {},
    { stage: 'gone' },
    { ...step, nextOn: 'soon' },
    { ...step, nextStep: 'x'.repeat(201) },
    { ...step, more: 1 },
  ])('is not changed by %j', async (body) => {
    const { application } = await apply('Odd step.');
    expect((await call('PUT', `${received}/${application.id}`, body, admin)).status).toBe(422);
  });
});

it('in bare mode there is no such call', async () => {
  const bare = test.appWith({ bare: true });
  expect((await test.sendTo(bare, 'GET', mine, undefined, { as: user })).status).toBe(404);
});
