import { desc } from 'drizzle-orm';
import { callBacks } from '@/care-api/database/schema/call-backs';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

let test: TestApp;
let clock = Date.parse('2026-03-01T09:00:00Z');
beforeAll(async () => {
  test = await openTestApp({ now: () => new Date(clock) });
}, 60_000);
afterAll(() => test.close());

const whole = { yourName: 'Ann Example', email: 'ann@example.org', yourMessage: 'Please ring me.' };
const ask = (body: unknown, from = '') =>
  test.send('POST', '/api/Requestcallback', body, { headers: from ? { 'x-forwarded-for': from } : {} });
const latest = async () =>
  (await test.deps.database.db.select().from(callBacks).orderBy(desc(callBacks.id)).limit(1))[0];

describe('asking to be called back', () => {
  it.each([
    ['01632 960123', '+441632960123'],
    ['+44 (0)7700 900-123', '+447700900123'],
    ['0044 1632 960 123 ext 12', '+441632960123'],
    ['+421 2 5542 1234', '+421255421234'],
    ['', ''],
  ])('keeps the number %p as typed and, where it can be read, as %p', async (phoneNo, normalised) => {
    const response = await ask({ ...whole, phoneNo, dateTime: '2026-12-01 morning' });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ requestId: expect.any(Number) });
    expect(await latest()).toMatchObject({
      phone: phoneNo,
      phoneNormalised: normalised,
      preferredTime: '2026-12-01 morning',
    });
  });

  it('keeps any script, emoji and line breaks as they were written', async () => {
    const yourMessage = 'مرحبا 👩‍👩‍👧 \n second line \ud800 half';
    expect((await ask({ ...whole, yourMessage })).status).toBe(201);
    expect((await latest())?.message).toBe('مرحبا 👩‍👩‍👧 \n second line \ufffd half');
  });

  it.each([
    ['yourName', { yourName: '   ' }, 'Your Name is required.'],
    ['yourName', { yourName: 'a'.repeat(121) }, 'Please use at most 120 characters.'],
    ['email', { email: '' }, 'Email is required.'],
    ['email', { email: 'not an address' }, 'Please provide valid email'],
    ['yourMessage', { yourMessage: '' }, 'Message is required.'],
    ['phoneNo', { phoneNo: 'ring me' }, 'Please enter a valid phone number'],
    ['yourMessage', { yourMessage: 'a\u0000b' }, 'Please remove the invisible characters.'],
    ['isActive', { isActive: true }, 'This field is not known.'],
    ['__proto__', JSON.parse('{"__proto__":{"isAdmin":true}}'), 'This field is not known.'],
    ['yourName', { yourName: { toString: 'x' } }, expect.any(String)],
  ])('refuses a bad %s by name', async (field, change, message) => {
    const body = JSON.stringify(whole).replace(/}$/, `,${JSON.stringify(change).slice(1)}`);
    const response = await ask(body);
    expect(response.status).toBe(422);
    const answer: unknown = JSON.parse(await response.text());
    expect(answer).toMatchObject({ message: 'There is a problem' });
    expect(Object.entries((answer as { errors: object }).errors)).toEqual([[field, message]]);
  });

  it('names every bad field at once', async () => {
    const response = await ask({});
    expect(await response.json()).toMatchObject({
      errors: { yourName: expect.any(String), email: expect.any(String), yourMessage: expect.any(String) },
    });
  });

  it('shows the requests to admins alone, the latest first', async () => {
    await ask({ ...whole, yourName: 'Last' });
    const as = await test.signIn('admin');
    const rows = await (await test.send('GET', '/api/Requestcallback', undefined, { as })).json();
    expect(rows[0]).toMatchObject({ yourName: 'Last', createdAt: expect.any(String) });
    const one = await test.send('GET', `/api/Requestcallback/${rows[0].requestId}`, undefined, { as });
    expect(await one.json()).toEqual(rows[0]);
  });

  it('stops a twenty-first request of one address in an hour, not those of others, and not for ever', async () => {
    const statuses = [];
    for (let index = 0; index < 21; index += 1) statuses.push((await ask(whole, 'x, 192.0.2.7')).status);
    expect(statuses).toEqual([...Array(20).fill(201), 429]);
    const refused = await ask(whole, '192.0.2.7');
    expect(Number(refused.headers.get('retry-after'))).toBe(3_600);
    expect((await ask(whole, '192.0.2.8')).status).toBe(201);
    clock += 3_601_000;
    expect((await ask(whole, '192.0.2.7')).status).toBe(201);
  });
});

describe('answering a request', () => {
  let admin: string;
  let requestId: number;
  beforeEach(async () => {
    clock += 3_601_000;
    admin = await test.signIn('admin');
    requestId = (await (await ask({ ...whole, phoneNo: '01632 960123' })).json()).requestId;
  });
  const send = async (method: string, url: string, body?: unknown, as = admin) => {
    const response = await test.send(method, url, body, as ? { as } : {});
    return { status: response.status, body: await response.json() };
  };
  const one = () => send('GET', `/api/RequestCallBack/${requestId}`);

  it('notes what was done and puts right what was wrong, and leaves the rest', async () => {
    const before = (await one()).body;
    expect(before).toMatchObject({ status: 'Open', note: '' });
    const change = { status: 'Closed', note: 'Rang on Monday.', phoneNo: '07700 900456' };
    const changed = await send('PUT', `/api/CallResponse/${requestId}?requestId=${requestId}`, change);
    const counted = { version: 2, updatedAt: expect.any(String) };
    expect(changed).toEqual({ status: 200, body: { ...before, ...change, state: 'closed', ...counted } });
    expect((await one()).body).toEqual(changed.body);
    expect(await latest()).toMatchObject({ phoneNormalised: '+447700900456' });
  });

  it('takes back what was read without a change', async () => {
    const { body } = await one();
    const counted = { version: 2, updatedAt: expect.any(String) };
    expect(await send('PUT', `/api/CallResponse/${requestId}`, body)).toEqual({
      status: 200,
      body: { ...body, ...counted },
    });
  });

  it('lists the same requests under both names', async () => {
    const [first, second] = [await send('GET', '/api/Requestcallback'), await send('GET', '/api/RequestCallBack')];
    expect(second.body).toEqual(first.body);
    expect(second.body[0].requestId).toBe(requestId);
  });

  it.each([
    (id: number) => `/api/CallResponse/${id}?requestId=${id}`,
    (id: number) => `/api/RequestCallBack/${id}?id=${id}`,
  ])('deletes it once', async (url) => {
    expect((await send('DELETE', url(requestId))).status).toBe(200);
    expect((await one()).status).toBe(404);
    expect((await send('DELETE', url(requestId))).status).toBe(404);
    expect((await send('PUT', `/api/CallResponse/${requestId}`, { note: 'x' })).status).toBe(404);
  });

  it('is for admins', async () => {
    const user = await test.signIn('user');
    for (const [method, url, body] of [
      ['PUT', `/api/CallResponse/${requestId}`, { note: 'x' }],
      ['DELETE', `/api/CallResponse/${requestId}`],
      ['DELETE', `/api/RequestCallBack/${requestId}`],
      ['GET', '/api/RequestCallBack'],
      ['GET', `/api/RequestCallBack/${requestId}`],
    ] as const) {
      expect((await send(method, url, body, '')).status).toBe(401);
      expect((await send(method, url, body, user)).status).toBe(403);
    }
  });

  it.each([
    ['status', { status: 'Done' }],
    ['note', { note: 'a'.repeat(4_001) }],
    ['yourName', { yourName: '' }],
    ['phoneNo', { phoneNo: 'ring me' }],
    ['owner', { owner: 'x' }],
  ])('refuses a bad %s', async (field, body) => {
    expect(await send('PUT', `/api/CallResponse/${requestId}`, body)).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(String) } },
    });
  });
});
