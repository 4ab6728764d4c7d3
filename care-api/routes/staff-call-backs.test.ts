import { eq, sql } from 'drizzle-orm';
import { mails } from '@/care-api/database/schema/settings';
import { emptyTrash } from '@/care-api/desk/trash';
import { trashed } from '@/care-api/resources';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { londonOffset, toLondonTime } from '@/lib/contract/london-time';

let test: TestApp;
let clock = Date.now();
beforeAll(async () => {
  test = await openTestApp({ now: () => new Date(clock) });
  // Hours that are open always, so that minutes are minutes.
  const openingPeriods = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));
  const company = { companyName: 'Rose Care', openingPeriods, promiseMinutes: 60 };
  expect((await test.send('POST', '/CompanyDetail', company, { as: await test.signIn('admin') })).status).toBe(201);
}, 60_000);
afterAll(() => test.close());

const coordinator = () => test.signIn('coordinator');
let asked = 0;
async function ask(change: object = {}): Promise<number> {
  asked += 1;
  const whole = { yourName: `Ann ${asked}`, email: `ann${asked}@example.org`, yourMessage: 'Please ring me.' };
  const headers = { 'x-forwarded-for': `198.51.100.${asked}` };
  const answer = await test.send('POST', '/Requestcallback', { ...whole, ...change }, { headers });
  return (await answer.json()).requestId;
}
async function call(as: string, method: string, path: string, body?: unknown) {
  const answer = await test.send(method, path, body, { as });
  return { status: answer.status, body: await answer.json() };
}
const act = (as: string, id: number, body: object) => call(as, 'POST', `/Requestcallback/${id}/events`, body);
const history = async (as: string, id: number) => (await call(as, 'GET', `/Requestcallback/${id}/events`)).body;
async function listed(as: string, search: string): Promise<{ ids: number[]; counts: Record<string, number> }> {
  const { body } = await call(as, 'GET', `/Requestcallback?page=1&${search}`);
  return { ids: body.items.map(({ requestId }: { requestId: number }) => requestId), counts: body.counts };
}

it('promises a time from the hours, and reads what the form put behind the words', async () => {
  const as = await coordinator();
  const id = await ask({ yourMessage: 'Hello\n\nPrefers contact by: relay\n\nAbout: Rose Cottage (listing 12)' });
  const { body } = await call(as, 'GET', `/Requestcallback/${id}`);
  expect(body).toMatchObject({
    state: 'new',
    status: 'Open',
    contactNeed: 'relay',
    topic: 'Rose Cottage (listing 12)',
    version: 1,
    dueAt: new Date(clock + 3_600_000).toISOString(),
  });
});

it('put off and then set to Open by the published call, it waits no more; a note leaves it waiting', async () => {
  const as = await coordinator();
  const id = await ask();
  const until = toLondonTime(new Date(clock + 172_800_000));
  const { waitingUntil } = (await act(as, id, { action: 'snooze', until })).body;
  const change = async (body: object) => (await call(as, 'PUT', `/CallResponse/${id}`, body)).status;
  const now = async () => (await call(as, 'GET', `/Requestcallback/${id}`)).body;
  expect(await change({ note: 'Rings from Spain.' })).toBe(200);
  expect(await now()).toMatchObject({ state: 'waiting', waitingUntil });
  expect(await change({ status: 'Open' })).toBe(200);
  expect(await now()).toMatchObject({ state: 'inProgress', status: 'Open', waitingUntil: null });
});

it('goes from hand to hand: taken, not reached, spoken with, closed, opened again', async () => {
  const as = await coordinator();
  const id = await ask();
  const due = (await call(as, 'GET', `/Requestcallback/${id}`)).body.dueAt;
  const taken = await act(as, id, { action: 'take', version: 1 });
  expect(taken.body).toMatchObject({ state: 'inProgress', status: 'Open', ownerName: expect.stringMatching(/^coord/) });
  clock += 20 * 60_000;
  const missed = await act(as, id, { action: 'noAnswer', version: 2 });
  const inTwoHours = new Date(clock + 7_200_000).toISOString();
  expect(missed.body).toMatchObject({ state: 'waiting', status: 'OnHold', waitingUntil: inTwoHours });
  const tried = missed.body.firstTryAt;
  clock += 30 * 60_000;
  const spoke = await act(as, id, { action: 'spoke', note: 'Wants mornings.', version: 3 });
  expect(spoke.body).toMatchObject({ state: 'answered', firstTryAt: tried, waitingUntil: null, dueAt: due });
  expect(spoke.body.firstTalkAt).toBe(new Date(clock).toISOString());
  const closed = await act(as, id, { action: 'close', outcome: 'booked' });
  expect(closed.body).toMatchObject({ state: 'closed', status: 'Closed', outcome: 'booked' });
  expect((await act(as, id, { action: 'reopen' })).body).toMatchObject({ state: 'inProgress', status: 'Open' });
  const { events } = await history(as, id);
  expect(events.map(({ action }: { action: string }) => action)).toEqual([
    ...['reopen', 'close', 'spoke', 'noAnswer', 'take', 'created'],
  ]);
  expect(events[2]).toMatchObject({ note: 'Wants mornings.', by: expect.stringMatching(/^coord/) });
  const { rows } = await test.deps.database.db.execute(
    sql`select try_minutes, talk_minutes from call_backs where id = ${id}`,
  );
  expect(rows).toEqual([{ try_minutes: 20, talk_minutes: 50 }]);
});

it('refuses what a deed lacks, and who comes second', async () => {
  const [as, other] = [await coordinator(), await coordinator()];
  const id = await ask();
  const field = async (body: object) => (await act(as, id, body)).body.codes;
  expect(await field({ action: 'close' })).toHaveProperty('outcome.code', 'outcomeMissing');
  expect(await field({ action: 'note' })).toHaveProperty('note.code', 'fieldsRequired');
  expect(await field({ action: 'assign', owner: 'nobody' })).toHaveProperty('owner.code', 'namesNothing');
  expect(await field({ action: 'link', other: id })).toHaveProperty('other.code', 'namesNothing');
  expect(await field({ action: 'snooze', until: '2020-01-01T09:00' })).toHaveProperty('until.code', 'momentPast');
  expect(await field({ action: 'snooze', until: '2099-01-01T09:00' })).toHaveProperty('until.code', 'momentFar');
  expect(await field({ action: 'snooze', until: 'soon' })).toHaveProperty('until.code', 'momentUnreadable');
  expect(await field({ action: 'mailed', subject: 'Hello' })).toHaveProperty('text.code', 'fieldsRequired');
  expect((await act(as, id, { action: 'take', version: 1 })).status).toBe(201);
  expect(await act(other, id, { action: 'take', version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'changedMeanwhile', current: { state: 'inProgress' } },
  });
  expect((await act(as, id, { action: 'calling' })).body.callingName).toMatch(/^coord/);
  expect(await act(other, id, { action: 'calling' })).toMatchObject({ status: 409, body: { code: 'callingAlready' } });
  clock += 16 * 60_000;
  expect((await act(other, id, { action: 'calling' })).status).toBe(201);
});

it('finds those of one number or email by itself, and joins others by hand', async () => {
  const as = await coordinator();
  const first = await ask({ phoneNo: '01632 960999', email: 'zoe@example.org' });
  const sameNumber = await ask({ phoneNo: '+44 1632 960999' });
  const sameEmail = await ask({ email: 'ZOE@example.org' });
  const sameInBoth = await ask({ phoneNo: '01632 960999', email: 'zoe@example.org' });
  const stranger = await ask();
  await act(as, first, { action: 'link', other: stranger });
  const { linked } = await history(as, first);
  const found = linked.map(({ request, by }: { request: { requestId: number }; by: string }) => [
    request.requestId,
    by,
  ]);
  expect(found).toEqual([
    [stranger, 'hand'],
    // A number says more than an email, which several people may share.
    [sameInBoth, 'phone'],
    [sameEmail, 'email'],
    [sameNumber, 'phone'],
  ]);
  const back = await history(as, stranger);
  expect(back.linked).toHaveLength(1);
  expect(back.events[0]).toMatchObject({ action: 'linked', detail: String(first) });
});

it('writes to them through the mail log, in words that staff have seen', async () => {
  const as = await coordinator();
  const id = await ask({ yourMessage: 'Hello\n\nPrefers contact by: email' });
  const sent = { action: 'mailed', subject: 'Your question', text: 'Dear Ann' };
  expect((await act(as, id, sent)).body).toMatchObject({ state: 'answered', firstTalkAt: null });
  const isTheirs = eq(mails.to, `ann${asked}@example.org`);
  const queued = await test.deps.database.db.select().from(mails).where(isTheirs);
  expect(queued).toMatchObject([{ subject: 'Your question', text: 'Dear Ann' }]);
  expect((await history(as, id)).bounced).toBe('');
  await test.deps.database.db.update(mails).set({ state: 'failed', said: '550 gone' }).where(isTheirs);
  expect((await history(as, id)).bounced).toBe('550 gone');
});

it('shows each under the tabs it belongs to', async () => {
  const word = crypto.randomUUID().slice(0, 8);
  const make = (name: string) => ask({ yourName: `${word} ${name}` });
  const late = await make('Late');
  clock += 3 * 3_600_000;
  const as = await coordinator();
  const [fresh, mine, waits, done] = [await make('Frésh'), await make('Mine'), await make('Waits'), await make('Done')];
  await act(as, mine, { action: 'take' });
  await act(as, waits, { action: 'snooze', until: toLondonTime(new Date(clock + 172_800_000)) });
  await act(as, done, { action: 'close', outcome: 'jobSeeker' });
  // Tabs ask the database's clock.
  await test.deps.database.db.execute(sql`
    update call_backs set due_at = now() - interval '1 hour' where id = ${late}`);
  const under = async (status: string) => (await listed(as, `q=${word}&status=${status}&sort=due`)).ids;
  expect(await under('overdue')).toEqual([late]);
  const midnight = Date.parse(toLondonTime(new Date()).slice(0, 10)) + 86_400_000;
  const today = new Date(midnight - londonOffset(new Date(midnight)) * 60_000 - 1);
  const dueAt = (id: number, at: Date) =>
    test.deps.database.db.execute(sql`update call_backs set due_at = ${at.toISOString()} where id = ${id}`);
  await dueAt(fresh, today);
  for (const id of [mine, waits]) await dueAt(id, new Date(today.getTime() + 1));
  expect(await under('dueToday')).toEqual([fresh]);
  expect(await under('mine')).toEqual([mine]);
  expect((await under('unassigned')).sort()).toEqual([late, fresh, waits].sort());
  expect(await under('waiting')).toEqual([waits]);
  expect(await under('closed')).toEqual([done]);
  expect((await under('all'))[0]).toBe(late);
  expect((await listed(as, `q=${word}+fresh`)).counts).toMatchObject({ all: 1, unassigned: 1, overdue: 0 });
});

it('is found by its number however that is written', async () => {
  const as = await coordinator();
  const id = await ask({ phoneNo: '(01632) 960 777' });
  for (const q of ['01632960777', '+44 1632 960777', '960 777']) {
    expect((await listed(as, `q=${encodeURIComponent(q)}&status=all`)).ids).toContain(id);
  }
});

it('is given, closed and marked as spam many at once, and put back as each was', async () => {
  const as = await coordinator();
  const ids = [await ask(), await ask()];
  const taken = await act(as, ids[0]!, { action: 'take' });
  const owners = (await call(as, 'GET', '/admin/call-backs/owners')).body;
  const owner = owners.at(-1);
  const bulk = (action: string, value: string) => call(as, 'POST', '/admin/bulk/callBack', { action, value, ids });
  const rows = () => Promise.all(ids.map(async (id) => (await call(as, 'GET', `/Requestcallback/${id}`)).body));
  const before = await rows();
  const given = await bulk('assign', owner.id);
  expect(given.body.changed).toBe(2);
  expect(await rows()).toMatchObject(ids.map(() => ({ ownerName: owner.name })));
  const { events } = (await call(as, 'GET', `/Requestcallback/${ids[1]}/events`)).body;
  expect(events[0]).toMatchObject({ action: 'assign', detail: owner.name });
  expect((await bulk('assign', 'nobody')).status).toBe(422);
  // Whom they were given to hears of it, once for all of them; who takes them knows.
  const told = async () =>
    (await test.deps.database.db.select().from(mails)).filter(({ text }) => text.includes('call-backs?status=mine'));
  expect(await told()).toEqual([
    expect.objectContaining({
      subject: 'Work that came in: 2',
      text: expect.stringContaining('yours now: 2, https://site.example/adminPanel/call-backs?status=mine'),
    }),
  ]);
  const me = owners.find(({ name }: { name: string }) => name === taken.body.ownerName);
  expect((await bulk('assign', me.id)).body.changed).toBe(2);
  expect((await bulk('assign', '')).body.changed).toBe(2);
  expect(await told()).toHaveLength(1);
  expect((await bulk('close', 'nothing')).status).toBe(422);
  const closed = await bulk('spam', '');
  expect(await rows()).toMatchObject(ids.map(() => ({ state: 'closed', status: 'Closed', outcome: 'spam' })));
  expect((await call(as, 'POST', `/admin/runs/${closed.body.id}/undo`)).status).toBe(201);
  expect((await rows()).map(({ state }) => state)).toEqual(['inProgress', 'new']);
  expect(before.map(({ state }) => state)).toEqual(['inProgress', 'new']);
});

it('goes into the trash by the published call, comes back whole, and leaves no words when it goes for good', async () => {
  const [as, admin] = [await coordinator(), await test.signIn('admin')];
  const id = await ask({ yourName: 'Secret Person' });
  const { body: before } = await call(as, 'GET', `/Requestcallback/${id}`);
  await call(as, 'DELETE', `/CallResponse/${id}`);
  expect((await call(as, 'GET', `/Requestcallback/${id}`)).status).toBe(404);
  expect((await call(as, 'GET', `/Requestcallback/${id}/events`)).status).toBe(404);
  expect((await listed(as, 'status=all&q=secret')).ids).toEqual([]);
  await call(as, 'POST', `/admin/trash/callBack/${id}/restore`);
  const { body: after } = await call(as, 'GET', `/Requestcallback/${id}`);
  expect(after).toEqual({ ...before, version: 3, updatedAt: after.updatedAt });
  await call(as, 'DELETE', `/RequestCallBack/${id}`);
  await call(admin, 'POST', '/session/confirm', { password: 'x' });
  expect((await call(admin, 'DELETE', `/admin/trash/callBack/${id}`)).status).toBe(200);
  const { rows } = await test.deps.database.db.execute(
    sql`select count(*)::int as told from audit where changes::text like '%Secret Person%'`,
  );
  expect(rows).toEqual([{ told: 0 }]);
});

it('is taken out as a table, which the audit tells of', async () => {
  const [as, id] = [await coordinator(), await ask({ yourName: '=cmd()' })];
  const answer = await test.send('GET', `/admin/export/callBack.csv?status=all&ids=${id}`, undefined, { as });
  expect(await answer.text()).toContain(`"${id}"`);
  const { rows } = await test.deps.database.db.execute(
    sql`select count(*)::int as told from audit where action = 'export' and kind = 'callBack'`,
  );
  expect(rows).toEqual([{ told: 1 }]);
});

it('is asked for by owner and outcome, also as a table and for what is done to all', async () => {
  const [as, mine, other] = [await coordinator(), await ask(), await ask()];
  const { body } = await act(as, mine, { action: 'take' });
  for (const id of [mine, other]) await act(as, id, { action: 'close', outcome: 'booked' });
  const asked = `status=closed&outcome=booked&owner=${body.ownerId}`;
  expect((await listed(as, asked)).ids).toEqual([mine]);
  expect((await listed(as, `${asked}x`)).ids).toEqual([]);
  expect((await listed(as, asked.replace('booked', 'spam'))).ids).toEqual([]);
  const table = await test.send('GET', `/admin/export/callBack.csv?${asked}`, undefined, { as });
  expect((await table.text()).trim().split('\r\n')).toHaveLength(2);
  const query = { status: 'closed', outcome: 'booked', owner: body.ownerId };
  const run = await call(as, 'POST', '/admin/bulk/callBack', { action: 'close', value: 'information', query });
  expect(run.body).toMatchObject({ total: 1, changed: 1 });
});

it('is the work of coordinators alone', async () => {
  const id = await ask();
  for (const who of ['user', 'editor', 'recruiter'] as const) {
    const as = await test.signIn(who);
    expect((await act(as, id, { action: 'take' })).status).toBe(403);
    expect((await call(as, 'GET', '/Requestcallback?page=1')).status).toBe(403);
    expect((await call(as, 'GET', `/Requestcallback/${id}/events`)).status).toBe(403);
    expect((await call(as, 'GET', '/admin/call-backs/owners')).status).toBe(403);
  }
});

it('a safeguarding mark mails the others who look after families, at once and without a name', async () => {
  const as = await coordinator();
  const id = await ask({ yourName: 'Zelda Quimby' });
  const before = await test.deps.database.db.$count(mails);
  expect((await act(as, id, { action: 'safeguarding', note: 'Bruises.' })).body).toMatchObject({
    isSafeguarding: true,
  });
  // Tried once it has no clock any more: it stays in sight until it is closed.
  const inSight = async () => (await listed(as, 'q=zelda+quimby&status=safeguarding')).ids;
  expect(await inSight()).toEqual([id]);
  await act(as, id, { action: 'noAnswer' });
  expect(await inSight()).toEqual([id]);
  const { db } = test.deps.database;
  const sent = (await db.select().from(mails).orderBy(mails.id)).slice(before);
  const { rows: told } = await db.execute<{ email: string }>(
    sql`select email from accounts where not is_banned and (is_admin or 'coordinator' = any(roles)) order by id`,
  );
  expect(sent.length).toBe(told.length - 1);
  const me = (await call(as, 'GET', '/session')).body.email;
  expect(sent.map(({ to }) => to)).not.toContain(me);
  for (const { subject, text } of sent) {
    expect(subject).toBe(`Safeguarding: call-back CB-${String(id).padStart(6, '0')}`);
    expect(text).toContain(`/adminPanel/call-backs/${id}`);
    expect(text).not.toMatch(/Zelda|Bruises/);
  }
});

it('what was about somebody at risk goes by no way of the trash, and out of one of before by none', async () => {
  const as = await coordinator();
  const admin = await test.signIn('admin');
  const { db } = test.deps.database;
  const [id, other] = [await ask(), await ask()];
  await act(as, id, { action: 'safeguarding', note: 'Bruises.' });
  const alone = await call(as, 'DELETE', `/RequestCallBack/${id}?id=${id}`);
  expect([alone.status, alone.body.code]).toEqual([409, 'keptAtRisk']);
  const many = await call(as, 'POST', '/admin/bulk/callBack', { action: 'trash', ids: [id, other] });
  expect(many.body).toMatchObject({ changed: 1, refused: [{ id, reason: 'keptAtRisk' }] });
  const longAgo = new Date(clock - 400 * 86_400_000).toISOString();
  await db.execute(sql`update call_backs set deleted_at = ${longAgo} where id in (${id}, ${other})`);
  const deleted = await call(admin, 'DELETE', `/admin/trash/callBack/${id}`);
  expect([deleted.status, deleted.body.code]).toEqual([409, 'keptAtRisk']);
  await emptyTrash(test.deps, trashed, new Date(clock));
  const left = async () => (await db.execute(sql`select id from call_backs where id in (${id}, ${other})`)).rows;
  expect(await left()).toEqual([{ id }]);
  await db.execute(sql`update call_backs set updated_at = now() - interval '7 years' where id = ${id}`);
  await emptyTrash(test.deps, trashed, new Date(clock));
  expect(await left()).toEqual([]);
});
