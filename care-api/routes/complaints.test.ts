import { asc, eq } from 'drizzle-orm';
import { mails } from '@/care-api/database/schema/settings';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

let test: TestApp;
const start = Date.parse('2026-11-23T10:00:00Z');
let clock = start;
beforeAll(async () => {
  test = await openTestApp({ now: () => new Date(clock) });
}, 60_000);
afterAll(() => test.close());

let asked = 0;
async function complain(change: object = {}) {
  asked += 1;
  const body = { kind: 'care', message: 'Nobody came on Sunday.', ...change };
  const answer = await test.send('POST', '/Complaint', body, { headers: { 'x-forwarded-for': `198.51.100.${asked}` } });
  return { status: answer.status, body: await answer.json() };
}
async function call(as: string | undefined, method: string, path: string, body?: unknown) {
  const answer = await test.send(method, path, body, as === undefined ? {} : { as });
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text };
}
const act = (as: string, id: number, body: object) => call(as, 'POST', `/admin/complaints/${id}/events`, body);
const coordinator = () => test.signIn('coordinator');
const listMails = () => test.deps.database.db.select().from(mails).orderBy(asc(mails.id));

it('answers a reference at once, mails it where it can, and tells whose work it is without a word of it', async () => {
  await coordinator();
  const before = (await listMails()).length;
  const { status, body } = await complain({ name: 'Edith', email: 'edith@example.org', person: 'My mother' });
  expect(status).toBe(201);
  expect(body).toEqual({ complaintId: 1, reference: 'CP-000001', token: expect.stringMatching(/^[\w-]{43}$/) });
  const sent = (await listMails()).slice(before);
  expect(sent[0]).toMatchObject({ to: 'edith@example.org', subject: 'We have your complaint CP-000001' });
  expect(sent[0]?.text).toContain('15 February 2027');
  expect(sent[0]?.text).toContain(`/complaints/status/${body.token}`);
  expect(sent.length).toBeGreaterThan(1);
  for (const { text } of sent.slice(1)) {
    expect(text).toContain('/adminPanel/complaints/1');
    expect(text).not.toMatch(/Edith|Sunday|mother/);
  }
});

it('writes to them in the language of their page from then on, and says where mails do not arrive', async () => {
  const headers = { 'accept-language': 'ar', 'x-forwarded-for': '198.51.100.200' };
  const said = { kind: 'care', message: 'لم يأتِ أحد', email: 'gone@example.org' };
  const { complaintId: id } = await (await test.send('POST', '/Complaint', said, { headers })).json();
  const as = await coordinator();
  await act(as, id, { action: 'mailed', subject: 'جواب', text: 'مرحبًا' });
  expect((await call(as, 'GET', `/admin/complaints/${id}`)).body.language).toBe('ar');
  expect((await listMails()).at(-1)).toMatchObject({ to: 'gone@example.org', language: 'ar' });

  const bounced = async () => (await call(as, 'GET', `/admin/complaints/${id}/events`)).body.bounced;
  expect(await bounced()).toBe('');
  const isTheirs = eq(mails.to, 'gone@example.org');
  const set = (state: 'failed' | 'sent', said: string) =>
    test.deps.database.db.update(mails).set({ state, said, finishedAt: new Date() }).where(isTheirs);
  await set('failed', 'connect ECONNREFUSED');
  expect(await bounced()).toBe('');
  await set('failed', '550 no such mailbox');
  expect(await bounced()).toBe('550 no such mailbox');
  await test.deps.database.db
    .insert(mails)
    .values({ to: 'Gone@example.org', subject: 'Again', text: '', state: 'sent', finishedAt: new Date() });
  expect(await bounced()).toBe('');
});

it('takes a complaint about care from nobody; one about data needs a name and a way to answer', async () => {
  expect((await complain({ name: '', email: '' })).status).toBe(201);
  expect(await complain({ kind: 'data' })).toMatchObject({
    status: 422,
    body: { codes: { name: { code: 'nameRequired' }, email: { code: 'complaintReachNeeded' } } },
  });
  expect((await complain({ kind: 'data', name: 'Ann', phone: '01632 960123' })).status).toBe(201);
  expect(await complain({ message: `<p>${'x'.repeat(70_000)}</p>` })).toMatchObject({ status: 422 });
});

it('is for coordinators and admins alone: in its list, by its id, in the search and in the trash', async () => {
  const { body } = await complain({ name: 'Zelda Quimby', email: 'zelda@example.org' });
  const id = body.complaintId;
  const coordinators = await coordinator();
  for (const role of ['editor', 'recruiter', 'user'] as const) {
    const as = await test.signIn(role);
    expect((await call(as, 'GET', '/admin/complaints?page=1')).status).toBe(403);
    expect((await call(as, 'GET', `/admin/complaints/${id}`)).status).toBe(403);
    expect((await act(as, id, { action: 'take' })).status).toBe(403);
    expect((await call(as, 'GET', '/admin/complaint-summary')).status).toBe(403);
  }
  const found = async (as: string) => JSON.stringify((await call(as, 'GET', '/admin/search?q=quimby')).body);
  expect(await found(coordinators)).toContain('"complaint"');
  expect(await found(coordinators)).not.toContain('Quimby');
  expect(await found(await test.signIn('editor'))).not.toContain('complaint');
  expect((await call(undefined, 'GET', `/admin/complaints/${id}`)).status).toBe(401);
  expect((await call(coordinators, 'DELETE', `/admin/complaints/${id}`)).status).toBe(200);
  expect((await call(coordinators, 'GET', `/admin/complaints/${id}`)).status).toBe(404);
  expect((await act(coordinators, id, { action: 'take' })).status).toBe(404);
  expect(JSON.stringify((await call(await test.signIn('editor'), 'GET', '/admin/trash?page=1')).body)).not.toContain(
    'CP-',
  );
});

it('goes its way: taken, acknowledged by mail, answered, closed with what was learnt, opened again', async () => {
  let as = await coordinator();
  const { body } = await complain({ name: 'Ann', email: 'ann@example.org', isForOther: true });
  const id = body.complaintId;
  const whole = (await call(as, 'GET', `/admin/complaints/${id}`)).body;
  expect(whole).toMatchObject({
    state: 'new',
    version: 1,
    isAuthorised: false,
    message: 'Nobody came on Sunday.',
    acknowledgeBy: '2026-11-26T23:59:00.000Z',
    answerBy: '2027-02-15T23:59:00.000Z',
  });
  expect((await act(as, id, { action: 'authorise', version: 1 })).body).toMatchObject({ isAuthorised: true });
  expect((await act(as, id, { action: 'take', version: 1 })).status).toBe(409);
  const before = (await listMails()).length;
  const said = { subject: 'Your complaint', text: 'Thank you, we look into it.' };
  expect((await act(as, id, { action: 'acknowledge', ...said })).body).toMatchObject({
    state: 'acknowledged',
    acknowledgedAt: new Date(clock).toISOString(),
    ownerName: expect.stringMatching(/^coord/),
  });
  expect((await listMails()).slice(before)).toMatchObject([{ to: 'ann@example.org', ...said }]);
  expect((await act(as, id, { action: 'note', note: 'She rings on Monday.' })).body).toMatchObject({
    state: 'acknowledged',
  });
  clock += 86_400_000;
  as = await coordinator();
  const answered = await act(as, id, { action: 'answer', note: 'By letter.' });
  expect(answered.body).toMatchObject({
    state: 'answered',
    acknowledgedAt: new Date(clock - 86_400_000).toISOString(),
  });
  expect((await act(as, id, { action: 'close' })).body.codes).toHaveProperty('outcome');
  const learning = 'Two people know each rota.';
  expect((await act(as, id, { action: 'close', outcome: 'upheld', learning })).body).toMatchObject({
    state: 'closed',
    outcome: 'upheld',
    learning,
  });
  expect((await act(as, id, { action: 'reopen' })).body).toMatchObject({ state: 'acknowledged', outcome: '' });
  const { events } = (await call(as, 'GET', `/admin/complaints/${id}/events`)).body;
  expect(events.map(({ action }: { action: string }) => action)).toEqual([
    ...['reopen', 'close', 'answer', 'note', 'acknowledge', 'authorise', 'created'],
  ]);
  expect(events[4]).toMatchObject({ detail: 'Your complaint', by: expect.stringMatching(/^coord/) });
});

it('sends no mail to somebody without an address, and keeps nothing half', async () => {
  const as = await coordinator();
  const { body } = await complain();
  const id = body.complaintId;
  const refused = await act(as, id, { action: 'answer', subject: 'Answer', text: 'Sorry.' });
  expect(refused).toMatchObject({ status: 422, body: { codes: { text: { code: 'complaintReachNeeded' } } } });
  expect((await call(as, 'GET', `/admin/complaints/${id}`)).body).toMatchObject({ state: 'new', version: 1 });
});

it('lists what is open by what is due next, and late ones apart, without their words', async () => {
  const as = await coordinator();
  const { body } = await complain({ kind: 'data', name: 'Bea', email: 'bea@example.org' });
  await act(as, body.complaintId, { action: 'acknowledge' });
  const listed = (await call(as, 'GET', '/admin/complaints?page=1&status=open')).body;
  expect(listed.items.length).toBeGreaterThan(2);
  for (const item of listed.items) expect(item).not.toHaveProperty('message');
  const onlyData = (await call(as, 'GET', '/admin/complaints?page=1&status=open&kind=data')).body;
  expect(onlyData.items.map(({ kind }: { kind: string }) => kind)).not.toContain('care');
  expect((await call(as, 'GET', `/admin/complaints?page=1&q=cp-00000${body.complaintId}`)).body.total).toBe(1);
  await test.deps.database.db.execute(`update complaints set answer_by = '2020-01-01' where id = ${body.complaintId}`);
  const late = (await call(as, 'GET', '/admin/complaints?page=1&status=overdue')).body;
  expect(late.items.map(({ complaintId }: { complaintId: number }) => complaintId)).toContain(body.complaintId);
});

it('many are given to somebody at once, who hears of it, and put back as each was', async () => {
  await coordinator();
  const as = await coordinator();
  const ids: number[] = [];
  for (const message of ['One', 'Two']) ids.push((await complain({ message })).body.complaintId);
  await act(as, ids[0] ?? 0, { action: 'take' });
  const owner = (await call(as, 'GET', '/admin/call-backs/owners')).body;
  const bulk = (value: string) => call(as, 'POST', '/admin/bulk/complaint', { action: 'assign', value, ids });
  const owners = () =>
    Promise.all(ids.map(async (id) => (await call(as, 'GET', `/admin/complaints/${id}`)).body.ownerName));
  const before = await owners();
  const [other] = JSON.parse(owner).filter(({ name }: { name: string }) => name !== before[0]);
  const given = await bulk(other.id);
  expect([given.body.changed, await owners()]).toEqual([2, [other.name, other.name]]);
  const { events } = (await call(as, 'GET', `/admin/complaints/${ids[1]}/events`)).body;
  expect(events[0]).toMatchObject({ action: 'assign', detail: other.name });
  expect((await listMails()).at(-1)?.text).toContain(
    'yours now: 2, https://site.example/adminPanel/complaints?status=mine',
  );
  expect((await bulk('nobody')).status).toBe(422);
  expect((await call(as, 'POST', `/admin/runs/${given.body.id}/undo`)).status).toBe(201);
  expect(await owners()).toEqual(before);
});

it('sums a year up without names, also as a table that no spreadsheet runs', async () => {
  const as = await coordinator();
  const { body } = await complain({ name: 'Cleo Secret', email: 'cleo@example.org' });
  await act(as, body.complaintId, { action: 'answer' });
  await act(as, body.complaintId, { action: 'close', outcome: 'notUpheld', learning: '=1+1' });
  const summary = (await call(as, 'GET', '/admin/complaint-summary?year=2026')).body;
  const { care } = summary;
  expect(care.notUpheld).toBe(1);
  expect(care.received).toBe(summary.complaints.filter(({ kind }: { kind: string }) => kind === 'care').length);
  expect(care.answeredInTime).toBeGreaterThanOrEqual(2);
  expect((await call(as, 'GET', '/admin/complaint-summary?year=2019')).body.care.received).toBe(0);
  const csv = (await call(as, 'GET', '/admin/complaint-summary/complaints.csv?year=2026')).body;
  expect(csv).toContain(`"CP-${String(body.complaintId).padStart(6, '0')}"`);
  expect(csv).toContain('"\'=1+1"');
  expect(JSON.stringify(summary) + csv).not.toMatch(/Cleo|Edith/);
});

it('mails an address that somebody types three times an hour, and keeps every complaint', async () => {
  const before = await test.deps.database.db.$count(mails, eq(mails.to, 'victim@example.org'));
  for (const email of ['victim@example.org', 'Victim@Example.org', 'victim@example.org', 'VICTIM@example.org']) {
    expect((await complain({ email })).status).toBe(201);
  }
  const receipts = (await listMails()).filter(({ to }) => to.toLowerCase() === 'victim@example.org');
  expect([before, receipts.length]).toEqual([0, 3]);
  clock += 3_600_001;
  expect((await complain({ email: 'victim@example.org' })).status).toBe(201);
  expect((await listMails()).filter(({ to }) => to.toLowerCase() === 'victim@example.org')).toHaveLength(4);
  clock -= 3_600_001;
});

describe('whoever complained', () => {
  beforeEach(() => {
    clock = start;
  });
  const follow = (token: string) => call(undefined, 'GET', `/Complaint/status/${token}`);

  it('follows it by its address: what is done and by when, and nothing of who they are or what they wrote', async () => {
    const { body } = await complain({ name: 'Edith', email: 'edith@example.org' });
    const { complaintId: id, reference, token } = body;
    const first = await follow(token);
    expect(first.body).toEqual({
      reference,
      state: 'new',
      receivedAt: '2026-11-23T10:00:00.000Z',
      answerBy: '2027-02-15T23:59:00.000Z',
      at: null,
    });
    const as = await coordinator();
    await act(as, id, { action: 'acknowledge' });
    expect((await follow(token)).body).toMatchObject({ state: 'acknowledged', at: '2026-11-23T10:00:00.000Z' });
    await act(as, id, { action: 'answer' });
    expect((await follow(token)).body.state).toBe('answered');
    expect((await follow('x'.repeat(43))).status).toBe(404);
    clock += 366 * 86_400_000;
    expect((await follow(token)).status).toBe(404);
    clock -= 366 * 86_400_000;
    await call(as, 'DELETE', `/admin/complaints/${id}`);
    expect((await follow(token)).status).toBe(404);
  });
});

it('is found by a number however it was typed', async () => {
  for (const phone of ['0044 1632 960777', '+44 (0)1632 960777', '01632 960777']) await complain({ phone });
  const found = await call(await coordinator(), 'GET', '/admin/complaints?page=1&q=01632960777');
  expect(found.body.total).toBe(3);
});

describe('what came by telephone or letter', () => {
  beforeEach(() => {
    clock = start;
  });
  const enter = async (change: object = {}, as?: string) =>
    call(as ?? (await coordinator()), 'POST', '/admin/complaints', {
      cameBy: 'letter',
      kind: 'care',
      message: 'Nobody came on Sunday.',
      ...change,
    });

  it('has the clocks of the day on which it came, and says who entered it', async () => {
    const { status, body } = await enter({ receivedOn: '2026-11-16', name: 'Edith', email: 'letter@example.org' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      cameBy: 'letter',
      name: 'Edith',
      state: 'new',
      createdAt: '2026-11-16T12:00:00.000Z',
      acknowledgeBy: '2026-11-19T23:59:00.000Z',
    });
    expect(
      (await listMails()).some(({ to, text }) => to === 'letter@example.org' && text.includes('/complaints/status/')),
    ).toBe(true);
    const { events } = (await call(await coordinator(), 'GET', `/admin/complaints/${body.complaintId}/events`)).body;
    expect(events).toMatchObject([
      { action: 'entered', by: expect.stringMatching(/^coordinator-/) },
      { action: 'created' },
    ]);
    expect((await enter()).body.createdAt).toBe(new Date(clock).toISOString());
  });

  it.each([
    ['tomorrow', { receivedOn: '2026-11-24' }, { receivedOn: { code: 'dayToCome' } }],
    ['a day over a year ago', { receivedOn: '2025-11-01' }, { receivedOn: { code: 'momentFar', years: 1 } }],
    ['no day', { receivedOn: '2026-02-30' }, { receivedOn: { code: 'valueUnreadable' } }],
    ['by nothing', { cameBy: 'form' }, { cameBy: { code: 'choiceMissing' } }],
    [
      'about data by nobody',
      { kind: 'data' },
      { name: { code: 'nameRequired' }, email: { code: 'complaintReachNeeded' } },
    ],
  ])('is refused: %s', async (_, change, codes) => {
    expect(await enter(change)).toMatchObject({ status: 422, body: { codes } });
  });

  it('is entered by those whose work it is', async () => {
    expect((await enter({}, await test.signIn('editor'))).status).toBe(403);
  });
});

describe('where only admins and whoever was given it see one', () => {
  const setTo = async (assignedOnly: boolean) => {
    const as = await test.signIn('admin');
    const { status } = await call(as, 'PUT', '/admin/settings/complaints', { value: { assignedOnly } });
    expect(status).toBe(200);
    return as;
  };
  beforeEach(() => {
    clock = start;
  });
  afterEach(() => setTo(false));
  const idsOf = async (as: string, path: string) => {
    const { items } = (await call(as, 'GET', path)).body;
    return items.map(({ complaintId, id }: { complaintId?: number; id?: string | number }) =>
      Number(complaintId ?? id),
    );
  };

  it('others find it nowhere and do nothing with it, and hear nothing of it', async () => {
    const [one, other] = [await coordinator(), await coordinator()];
    const word = `w${crypto.randomUUID().slice(0, 8)}`;
    const admin = await setTo(true);
    const before = (await listMails()).length;
    const { complaintId: id } = (await complain({ name: word })).body;
    const told = (await listMails()).slice(before).map(({ to }) => to);
    expect(told.length).toBeGreaterThan(0);
    const { email } = (await call(one, 'GET', '/session')).body;
    expect(told).not.toContain(email);
    const { userId } = (await call(one, 'GET', '/session')).body;
    const sees = async (as: string) => [
      await idsOf(as, `/admin/complaints?page=1&status=all&q=${word}`),
      (await idsOf(as, `/admin/search?q=CP-${String(id).padStart(6, '0')}`)).includes(id),
      (await call(as, 'GET', `/admin/complaints/${id}`)).status,
      (await call(as, 'GET', `/admin/complaints/${id}/events`)).status,
      (await call(as, 'GET', '/admin/complaint-summary')).body.isPart === false,
      JSON.stringify((await call(as, 'GET', '/admin/complaint-summary')).body).includes(
        `CP-${String(id).padStart(6, '0')}`,
      ),
    ];
    const [all, nothing] = [
      [[id], true, 200, 200, true, true],
      [[], false, 403, 403, false, false],
    ];
    const part = [[id], true, 200, 200, false, true];
    expect([await sees(admin), await sees(one), await sees(other)]).toEqual([all, nothing, nothing]);
    for (const action of ['take', 'note', 'acknowledge'])
      expect((await act(one, id, { action, note: 'x' })).status).toBe(403);
    expect((await call(one, 'DELETE', `/admin/complaints/${id}`)).status).toBe(403);
    expect((await act(admin, id, { action: 'assign', owner: userId })).status).toBe(200);
    expect([await sees(one), await sees(other)]).toEqual([part, nothing]);
    expect((await act(one, id, { action: 'acknowledge' })).status).toBe(200);
    // Only an admin says who else is to know.
    expect((await act(one, id, { action: 'assign', owner: '' })).status).toBe(403);
    await setTo(false);
    expect(await sees(other)).toEqual(all);
  });

  it('whoever enters one has it', async () => {
    const as = await coordinator();
    await setTo(true);
    const said = { kind: 'care', cameBy: 'phone', name: 'Ann', message: 'Nobody came.', isForOther: false };
    const entered = await call(as, 'POST', '/admin/complaints', said);
    expect(entered.status).toBe(201);
    expect((await call(as, 'GET', `/admin/complaints/${entered.body.complaintId}`)).body.ownerName).not.toBe('');
    await setTo(false);
    const free = await call(as, 'POST', '/admin/complaints', said);
    expect(free.body.ownerId).toBeNull();
  });
});
