import { desc, eq } from 'drizzle-orm';
import { callBackEvents, callBacks } from '@/care-api/database/schema/call-backs';
import { mails } from '@/care-api/database/schema/settings';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

let test: TestApp;
/** A Monday, at two in the afternoon. */
const start = Date.parse('2026-11-23T14:00:00Z');
let clock = start;
let queued = 0;
beforeAll(async () => {
  const onMailQueued = () => {
    queued += 1;
  };
  test = await openTestApp({ now: () => new Date(clock), onMailQueued });
  const openingPeriods = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }));
  const company = {
    companyName: 'Rose Care',
    email: 'office@example.org',
    openingPeriods,
    promiseMinutes: 60,
    nation: 'england-and-wales',
  };
  expect((await test.send('POST', '/CompanyDetail', company, { as: await test.signIn('admin') })).status).toBe(201);
}, 60_000);
afterAll(() => test.close());
beforeEach(() => {
  clock = start;
});

let asked = 0;
async function send(change: object = {}) {
  asked += 1;
  const whole = {
    yourName: `Ann ${asked}`,
    phoneNo: '01632 960123',
    contactBy: 'phone',
    yourMessage: 'Please ring me.',
  };
  const headers = { 'x-forwarded-for': `198.51.100.${asked}` };
  const answer = await test.send('POST', '/call-back-promise', { ...whole, ...change }, { headers });
  return { status: answer.status, body: await answer.json() };
}
const ask = async (change?: object) => (await send(change)).body;
async function follow(token: string, change?: object) {
  const answer = await test.send(change ? 'PUT' : 'GET', `/call-back-promise/${token}`, change);
  return { status: answer.status, body: await answer.json() };
}
async function act(requestId: number, body: object) {
  const as = await test.signIn('coordinator');
  const answer = await test.send('POST', `/Requestcallback/${requestId}/events`, body, { as });
  expect(answer.status).toBe(201);
}
async function mailsTo(to: string) {
  return test.deps.database.db.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.id));
}

it('promises before it is sent what it keeps afterwards, in open hours', async () => {
  const before = await (await test.send('GET', '/call-back-promise')).json();
  expect(before).toEqual({ today: '2026-11-23', dueAt: '2026-11-23T15:00:00.000Z', fromAt: null });
  expect(await ask()).toMatchObject({ reference: expect.stringMatching(/^CB-\d{6}$/), dueAt: before.dueAt });
  clock = Date.parse('2026-11-27T16:30:00Z');
  expect(await ask()).toMatchObject({ dueAt: '2026-11-30T09:30:00.000Z' });
});

it('promises the time that was chosen: in the form, to visitor and staff, and after a change', async () => {
  const wish = '2026-11-25 afternoon';
  const before = await (await test.send('GET', `/call-back-promise?${new URLSearchParams({ when: wish })}`)).json();
  expect(before).toMatchObject({ fromAt: '2026-11-25T12:00:00.000Z', dueAt: '2026-11-25T17:00:00.000Z' });
  const { token, dueAt } = await ask({ dateTime: wish, email: 'chosen@example.org' });
  expect(dueAt).toBe(before.dueAt);
  const [theirs] = await mailsTo('chosen@example.org');
  expect(theirs?.text).toContain('between 12:00 and 17:00 on Wednesday 25 November');
  const [ours] = await mailsTo('office@example.org');
  expect(ours?.text).toContain('between 12:00 and 17:00 on Wednesday 25 November');
  const changed = await follow(token, { change: 'when', dateTime: '2026-11-26 morning' });
  expect(changed.body).toMatchObject({ fromAt: '2026-11-26T09:00:00.000Z', dueAt: '2026-11-26T12:00:00.000Z' });
});

it('refuses a time of today that is over', async () => {
  clock = Date.parse('2026-11-23T17:00:00Z');
  const { status, body } = await send({ dateTime: '2026-11-23 afternoon' });
  expect([status, body.codes]).toEqual([422, { dateTime: { code: 'timePast' } }]);
});

it('keeps a number in digits of English, in whichever it was typed', async () => {
  const { requestId } = await ask({ phoneNo: '٠١٦٣٢ ٩٦٠١٢٣' });
  const [row] = await test.deps.database.db.select().from(callBacks).where(eq(callBacks.id, requestId));
  expect(row).toMatchObject({ phone: '01632 960123', phoneNormalised: '+441632960123' });
});

it('keeps the needs for the staff, and only the hash of the token', async () => {
  const needs = { formats: ['largePrint'], interpreter: 'Polish', words: 'Slowly, please.' };
  const { requestId, token } = await ask({ contactBy: 'relay', needs, topic: 'Rose Cottage (listing 12)' });
  const as = await test.signIn('coordinator');
  const told = await (await test.send('GET', `/Requestcallback/${requestId}`, undefined, { as })).json();
  expect(told).toMatchObject({ contactNeed: 'relay', needs, topic: 'Rose Cottage (listing 12)', state: 'new' });
  const [row] = await test.deps.database.db.select().from(callBacks).where(eq(callBacks.id, requestId));
  expect(JSON.stringify(row)).not.toContain(token);
});

it('mails the visitor their address of it, and the staff nothing of who they are', async () => {
  const { token, reference } = await ask({ email: 'ann@example.org' });
  const [theirs] = await mailsTo('ann@example.org');
  expect(theirs).toMatchObject({ subject: `We have your request ${reference}` });
  expect(theirs?.text).toContain(`/form/status/${token}`);
  expect(theirs?.text).toContain('before 15:00 on Monday 23 November');
  const [ours] = await mailsTo('office@example.org');
  expect(ours?.subject).toContain(reference);
  expect(`${ours?.subject} ${ours?.text}`).not.toMatch(/Ann|960123|ann@/);
});

it('mails one address three times an hour at most, whoever types it', async () => {
  for (let time = 0; time < 5; time += 1) await ask({ email: 'flood@example.org' });
  expect(await mailsTo('flood@example.org')).toHaveLength(3);
});

it('mails one address no more than that where all is asked at one moment', async () => {
  await Promise.all(Array.from({ length: 8 }, () => ask({ email: 'at-once@example.org' })));
  expect(await mailsTo('at-once@example.org')).toHaveLength(3);
});

it('tells the staff of what another program asked for by the published call, as of any other', async () => {
  const before = queued;
  const asked = { yourName: 'Ann', email: 'app@example.org', yourMessage: 'Ring.', dateTime: '2026-11-25 afternoon' };
  const { requestId } = await (await test.send('POST', '/Requestcallback', asked)).json();
  const [ours] = await mailsTo('office@example.org');
  expect(ours?.text).toContain(`/adminPanel/call-backs/${requestId}`);
  expect(ours?.text).toContain('between 12:00 and 17:00 on Wednesday 25 November');
  expect(queued).toBe(before + 1);
  expect(await mailsTo('app@example.org')).toEqual([]);
});

it('tells how it stands, and nothing of who asked', async () => {
  const { requestId, token } = await ask({ dateTime: '2026-11-24 morning', email: 'b@example.org' });
  const state = async () => (await follow(token)).body.state;
  const { body } = await follow(token);
  expect(body).toEqual({
    reference: `CB-${String(requestId).padStart(6, '0')}`,
    state: 'received',
    at: null,
    nextAt: null,
    askedAt: '2026-11-23T14:00:00.000Z',
    dueAt: '2026-11-24T12:00:00.000Z',
    fromAt: '2026-11-24T09:00:00.000Z',
    about: null,
    contactBy: 'phone',
    phoneEnd: '123',
    when: '2026-11-24 morning',
  });
  await act(requestId, { action: 'calling' });
  expect(await state()).toBe('trying');
  clock += 10 * 60_000;
  await act(requestId, { action: 'noAnswer' });
  expect((await follow(token)).body).toMatchObject({
    state: 'tried',
    at: '2026-11-23T14:10:00.000Z',
    nextAt: '2026-11-23T16:10:00.000Z',
  });
  await act(requestId, { action: 'spoke' });
  expect(await state()).toBe('spoke');
  await act(requestId, { action: 'close', outcome: 'information' });
  expect(await state()).toBe('closed');
  expect((await follow(token, { change: 'cancel' })).status).toBe(409);
});

it('says which listing it is about by its own title, and nothing that was typed', async () => {
  const as = await test.signIn('admin');
  const wire = { typeTitle: 'Rose Cottage', categoryId: '', openClose: 'Open' };
  const { typeId } = await (await test.send('POST', '/TypeDetail', wire, { as })).json();
  const aboutOf = async (topic: string) => (await follow((await ask({ topic })).token)).body.about;
  expect(await aboutOf(`Pay here (listing ${typeId})`)).toEqual({ id: typeId, title: 'Rose Cottage' });
  expect(await aboutOf('Pay here (listing 999999)')).toBeNull();
  expect(await aboutOf('a search for Pay here')).toBeNull();
});

it('takes another time and another number, cancels, and notes each for the staff', async () => {
  const { requestId, token } = await ask();
  expect((await follow(token, { change: 'when', dateTime: '2026-11-25 evening' })).body.when).toBe(
    '2026-11-25 evening',
  );
  expect((await follow(token, { change: 'phone', phoneNo: '07700 900456' })).body.phoneEnd).toBe('456');
  expect((await follow(token, { change: 'cancel' })).body.state).toBe('cancelled');
  const [row] = await test.deps.database.db.select().from(callBacks).where(eq(callBacks.id, requestId));
  expect(row).toMatchObject({
    phoneNormalised: '+447700900456',
    state: 'closed',
    outcome: 'cancelled',
    status: 'Closed',
  });
  const events = await test.deps.database.db
    .select()
    .from(callBackEvents)
    .where(eq(callBackEvents.callBackId, requestId));
  expect(events.map(({ action }) => action)).toEqual(['visitorWhen', 'visitorPhone', 'visitorCancel']);
});

it('a case at risk goes on for the staff, whoever cancels it; they are told that it is over', async () => {
  const { requestId, token } = await ask();
  await act(requestId, { action: 'safeguarding', note: 'Bruises.' });
  await act(requestId, { action: 'noAnswer' });
  const cancelled = await follow(token, { change: 'cancel' });
  expect(cancelled).toMatchObject({ status: 200, body: { state: 'cancelled', at: null, nextAt: null } });
  expect((await follow(token)).body.state).toBe('cancelled');
  const { db } = test.deps.database;
  const [row] = await db.select().from(callBacks).where(eq(callBacks.id, requestId));
  expect(row).toMatchObject({ state: 'waiting', status: 'OnHold', outcome: '' });
  const [last] = await db
    .select()
    .from(callBackEvents)
    .where(eq(callBackEvents.callBackId, requestId))
    .orderBy(desc(callBackEvents.id));
  expect(last).toMatchObject({ action: 'visitorCancel', accountId: null });
  const wrongNumber = { change: 'phone', phoneNo: '07700 900456' };
  for (const change of [wrongNumber, { change: 'cancel' }]) expect((await follow(token, change)).status).toBe(409);
});

it.each([
  { action: 'noAnswer' },
  { action: 'mailed', subject: 'Hello', text: 'We will ring.' },
  { action: 'spoke' },
  { action: 'snooze', until: '2026-11-24T10:00' },
])('waits for the time that its visitor chooses after %j, and not for another', async (deed) => {
  const { requestId, token } = await ask({ email: 'later@example.org' });
  await act(requestId, deed);
  const rowOf = async () =>
    (await test.deps.database.db.select().from(callBacks).where(eq(callBacks.id, requestId)))[0];
  for (const [dateTime, nextAt] of [
    ['2026-11-26 afternoon', '2026-11-26T12:00:00.000Z'],
    ['', '2026-11-23T15:00:00.000Z'],
  ]) {
    expect((await follow(token, { change: 'when', dateTime })).body.nextAt).toBe(nextAt);
    expect(await rowOf()).toMatchObject({ state: 'waiting', status: 'OnHold', waitingUntil: new Date(nextAt!) });
  }
});

it('moves the promise with a time that staff write down, and with nothing else that they do', async () => {
  const { requestId } = await ask();
  const change = async (body: object) => {
    const as = await test.signIn('coordinator');
    return (await test.send('PUT', `/CallResponse/${requestId}?requestId=${requestId}`, body, { as })).json();
  };
  const dateTime = '2026-11-26 morning';
  expect(await change({ dateTime })).toMatchObject({ state: 'new', dueAt: '2026-11-26T12:00:00.000Z' });
  clock += 30 * 60_000;
  expect(await change({ dateTime, note: 'Rose' })).toMatchObject({ dueAt: '2026-11-26T12:00:00.000Z' });
  await act(requestId, { action: 'noAnswer' });
  expect(await change({ dateTime: '2026-11-27 morning', status: 'OnHold' })).toMatchObject({
    state: 'waiting',
    waitingUntil: '2026-11-27T09:00:00.000Z',
  });
  await act(requestId, { action: 'spoke' });
  expect(await change({ dateTime: '2026-11-25 morning' })).toMatchObject({ state: 'answered', waitingUntil: null });
});

it.each([
  ['a number of letters', { phoneNo: 'ring me' }, 'phoneNo'],
  ['no number to ring', { phoneNo: '' }, 'phoneNo'],
  ['no address to write to', { contactBy: 'email' }, 'email'],
  ['a day that is over', { dateTime: '2026-11-22 morning' }, 'dateTime'],
  ['needs nobody knows', { needs: { formats: ['smoke'], interpreter: '', words: '' } }, 'needs.formats.0'],
])('refuses %s, and keeps nothing of it', async (_, change, field) => {
  const before = await test.deps.database.db.$count(callBacks);
  const { status, body } = await send(change);
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual([field]);
  expect(await test.deps.database.db.$count(callBacks)).toBe(before);
});

it('refuses changes to what is no time and no number', async () => {
  const { token } = await ask();
  expect((await follow(token, { change: 'when', dateTime: '2026-11-20' })).status).toBe(422);
  expect((await follow(token, { change: 'phone', phoneNo: 'letters' })).status).toBe(422);
  expect((await follow(token, { change: 'phone', phoneNo: '' })).status).toBe(422);
});

it('knows no address but its own, none after 30 days, none of what is in the trash', async () => {
  const [{ token }, other] = [await ask(), await ask()];
  expect((await follow('x'.repeat(43))).status).toBe(404);
  expect((await follow('short')).status).toBe(404);
  clock += 29 * 86_400_000;
  expect((await follow(token)).status).toBe(200);
  clock += 2 * 86_400_000;
  expect((await follow(token)).status).toBe(404);
  expect((await follow(token, { change: 'cancel' })).status).toBe(404);
  clock = start;
  const as = await test.signIn('coordinator');
  await test.send('DELETE', `/RequestCallBack/${other.requestId}`, undefined, { as });
  expect((await follow(other.token)).status).toBe(404);
});

it('links nobody to others only because neither gave an email', async () => {
  const { requestId } = await ask({ phoneNo: '01632 960777' });
  await ask({ phoneNo: '01632 960778' });
  const as = await test.signIn('coordinator');
  const { linked } = await (await test.send('GET', `/Requestcallback/${requestId}/events`, undefined, { as })).json();
  expect(linked).toEqual([]);
});

describe('what somebody asked for by telephone', () => {
  const enter = async (change: object = {}, role: 'coordinator' | 'editor' = 'coordinator') => {
    const whole = {
      cameBy: 'phone',
      yourName: 'Ann',
      phoneNo: '01632 960123',
      contactBy: 'phone',
      yourMessage: 'Ring.',
    };
    const as = await test.signIn(role);
    const answer = await test.send('POST', '/admin/call-backs', { ...whole, ...change }, { as });
    return { status: answer.status, body: await answer.json() };
  };

  it('is a request like any other: promised from when it came in, found, mailed where it can be, told who entered it', async () => {
    const { status, body } = await enter({ email: 'ann@example.org', topic: 'Live-in care' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      cameBy: 'phone',
      state: 'new',
      topic: 'Live-in care',
      dueAt: '2026-11-23T15:00:00.000Z',
    });
    expect((await mailsTo('ann@example.org'))[0]?.text).toContain('/form/status/');
    const [event] = await test.deps.database.db
      .select()
      .from(callBackEvents)
      .where(eq(callBackEvents.callBackId, body.requestId));
    expect(event).toMatchObject({ action: 'entered', accountId: expect.any(String) });
    const late = await enter({ receivedOn: '2026-11-20' });
    expect(late.body).toMatchObject({ createdAt: '2026-11-20T12:00:00.000Z', dueAt: '2026-11-20T13:00:00.000Z' });
  });

  it('is refused for a day to come, and where nobody could be reached', async () => {
    expect(await enter({ receivedOn: '2026-11-24' })).toMatchObject({
      status: 422,
      body: { codes: { receivedOn: { code: 'dayToCome' } } },
    });
    expect((await enter({ phoneNo: '' })).body.codes).toEqual({ phoneNo: { code: 'phoneNeeded' } });
    expect((await enter({}, 'editor')).status).toBe(403);
  });
});
