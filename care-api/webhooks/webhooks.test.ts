import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { Webhook as Verifier } from 'standardwebhooks';
import { mails } from '@/care-api/database/schema/settings';
import { webhookDeliveries, webhooks } from '@/care-api/database/schema/webhooks';
import type { DueWork } from '@/care-api/kernel/due-work';
import { lookupPublic, PrivateAddressError } from '@/care-api/kernel/public-address';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { type WebhookEvent, webhookMessage } from '@/lib/contract/webhook';
import { until } from '@/testing/until';
import { startWebhooks } from './webhook-delivery';

type Got = { headers: IncomingHttpHeaders; body: string; url: string };
let test: TestApp;
let admin = '';
let receiver: Server;
let home = '';
let work: DueWork | null = null;
let got: Got[] = [];
/** What the receiver answers, one after the other; then 204. */
let answers: { status: number; headers?: Record<string, string>; body?: string }[] = [];
let clock = Date.now();

beforeAll(async () => {
  test = await openTestApp({ now: () => new Date(clock), webhooksAnywhere: true, onWritten: () => work?.wake() });
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    got.push({ headers: request.headers, body, url: request.url ?? '' });
    const { status, headers, body: said } = answers.shift() ?? { status: 204 };
    response.writeHead(status, headers).end(said);
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  home = `http://127.0.0.1:${port}`;
}, 60_000);
beforeEach(async () => {
  [got, answers, clock] = [[], [], Date.now()];
  admin = await test.signIn('admin');
});
afterEach(async () => {
  await work?.stop();
  work = null;
  await db().delete(webhooks);
});
afterAll(async () => {
  receiver.close();
  await test.close();
});
const db = () => test.deps.database.db;

async function call(method: string, path: string, body?: unknown, as = admin, headers?: Record<string, string>) {
  const response = await test.send(method, `/api/${path}`, body, { as, ...(headers && { headers }) });
  return { status: response.status, body: await response.json() };
}
async function make(events: readonly WebhookEvent[], url = `${home}/told`) {
  const { body } = await call('POST', 'admin/webhooks', { name: 'Rota', url, events });
  return { secret: String(body.secret), id: Number(body.webhook.webhookId) };
}
function start(waits?: readonly number[], more: Partial<Parameters<typeof startWebhooks>[0]> = {}) {
  work = startWebhooks({ ...test.deps, db: db(), webhooksAnywhere: true, ...(waits && { waits }), ...more });
}
const listing = (title: string) => ({ typeTitle: title });
const makeListing = async (title: string) => Number((await call('POST', 'TypeDetail', listing(title))).body.typeId);
const deliveries = async (query = '') => (await call('GET', `admin/deliveries?page=1${query}`)).body.items;
const typesOf = (of: readonly Got[]) => of.map(({ body }) => webhookMessage.parse(JSON.parse(body)).type);

it('tells another system which row it was and nothing of what it says, signed as the standard has it', async () => {
  start();
  const { secret } = await make(['callBack.created']);
  const asked = { yourName: 'Mabel Okafor', email: 'mabel@example.org', phoneNo: '', yourMessage: 'My mother fell.' };
  expect((await call('POST', 'Requestcallback', { ...asked, dateTime: '' }, '')).status).toBe(201);
  await until(() => got.length === 1);
  const [message] = got;
  if (!message) throw new Error('Nothing came.');
  const { headers, body } = message;
  const verified = new Verifier(secret).verify(body, {
    'webhook-id': String(headers['webhook-id']),
    'webhook-timestamp': String(headers['webhook-timestamp']),
    'webhook-signature': String(headers['webhook-signature']),
  });
  expect(verified).toEqual({
    type: 'callBack.created',
    timestamp: new Date(clock).toISOString(),
    data: { kind: 'callBack', ids: [expect.any(Number)] },
  });
  expect(body).not.toMatch(/Mabel|mother|example/);
  expect(() => new Verifier(secret).verify(`${body} `, { ...headers } as Record<string, string>)).toThrow();
  await until(async () => (await deliveries('&status=sent')).length === 1);
});

it('signs with the secret before too for a day after it was replaced, and with the new one alone afterwards', async () => {
  start();
  const { secret: before, id } = await make(['listing.created']);
  const replaced = await call('POST', `admin/webhooks/${id}/secret`);
  const { secret } = replaced.body;
  expect(replaced.body).toMatchObject({ secret: expect.stringMatching(/^whsec_/), webhook: { version: 2 } });
  expect(JSON.stringify(await call('GET', `admin/webhooks/${id}`))).not.toContain('whsec_');
  const knows = (one: string, { headers, body }: Got) => {
    const named = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, headers[name]]);
    try {
      return Boolean(new Verifier(one).verify(body, Object.fromEntries(named)));
    } catch {
      return false;
    }
  };
  const tellOne = async () => {
    const had = got.length;
    await makeListing('Told of');
    await until(() => got.length > had);
    return got.slice(-1);
  };
  for (const message of await tellOne()) expect([knows(before, message), knows(secret, message)]).toEqual([true, true]);
  await db()
    .update(webhooks)
    .set({ earlierUntil: new Date(clock - 1) });
  for (const message of await tellOne())
    expect([knows(before, message), knows(secret, message)]).toEqual([false, true]);
  expect((await call('POST', `admin/webhooks/${id}/secret`, undefined, await test.signIn('editor'))).status).toBe(403);
});

it('tells of each change of a listing by its own word, and of no other kind of thing', async () => {
  start();
  await make(['listing.created', 'listing.changed', 'listing.trashed', 'listing.restored', 'listing.deleted']);
  const id = await makeListing('Told of');
  expect((await call('PUT', `TypeDetail/${id}?Typeid=${id}`, listing('Told of again'))).status).toBe(200);
  expect((await call('DELETE', `TypeDetail/delete/${id}?typeid=${id}`)).status).toBe(200);
  expect((await call('POST', `admin/trash/listing/${id}/restore`)).status).toBe(201);
  await call('POST', 'Faq', { faqQuestions: 'Why?', faqAnswer: 'So.' });
  await until(() => got.length >= 4);
  expect(typesOf(got)).toEqual(['listing.created', 'listing.changed', 'listing.trashed', 'listing.restored']);
  for (const { body } of got) expect(JSON.parse(body).data).toEqual({ kind: 'listing', ids: [id] });
});

it('names the rows of a deed on many in one message', async () => {
  start();
  await make(['listing.trashed']);
  const ids = [await makeListing('One of many'), await makeListing('Two of many')];
  expect((await call('POST', 'admin/bulk/listing', { action: 'trash', ids })).status).toBe(201);
  await until(() => got.length === 1);
  expect(JSON.parse(got[0]?.body ?? '').data.ids.sort()).toEqual(ids);
});

it('queues nothing for a change that was not stored, for other events, and while it is paused', async () => {
  const { id } = await make(['listing.created']);
  const count = () => db().$count(webhookDeliveries);
  expect((await call('POST', 'TypeDetail', { typeTitle: '' })).status).toBe(422);
  await expect(
    db().transaction(async (tx) => {
      await tx.execute(sql`update settings set value = value`);
      const { queueEvent } = await import('@/care-api/desk/queue-event');
      await queueEvent(tx, { type: 'listing.created', kind: 'listing', ids: [1] }, new Date());
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await call('POST', `admin/webhooks/${id}/pause`);
  await makeListing('While paused');
  expect(await count()).toBe(0);
  expect((await call('POST', `admin/webhooks/${id}/resume`)).body.paused).toBeNull();
  await makeListing('Told again');
  expect(await count()).toBe(1);
});

it('tries again after a no, with the same id and another signature, and says so in the list', async () => {
  answers = [
    { status: 500, body: 'no\u0000t now' },
    { status: 302, headers: { location: `${home}/elsewhere` } },
  ];
  start([0.05, 0.05]);
  const { id } = await make(['listing.created']);
  await makeListing('Tried again');
  await until(() => got.length === 3);
  expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  // A redirect is an answer like any other, and followed by nobody.
  expect(got.map(({ url }) => url)).toEqual(['/told', '/told', '/told']);
  await until(async () => (await deliveries('&status=sent')).length === 1);
  const [sent] = await deliveries(`&webhook=${id}`);
  expect(sent).toMatchObject({ attempts: 3, status: 204, webhook: 'Rota', type: 'listing.created' });
});

it('gives up after days, pauses, and tells the admins once', async () => {
  const { id } = await make(['listing.created']);
  await makeListing('Never told');
  await makeListing('Nor this');
  await db().update(webhookDeliveries).set({ attempts: 73 });
  answers = [{ status: 503, body: 'busy' }];
  start([3_600]);
  await until(async () => (await call('GET', `admin/webhooks/${id}`)).body.paused === 'gaveUp');
  const [failed, ...others] = await deliveries(`&status=failed&webhook=${id}`);
  expect(failed).toMatchObject({ status: 503, said: 'busy' });
  expect(others).toEqual([]);
  const written = (await db().select().from(mails)).filter(({ text }) => text.includes(`/adminPanel/webhooks/${id}`));
  expect(written.length).toBeGreaterThan(0);
  expect(new Set(written.map(({ to }) => to)).size).toBe(written.length);
  // What waited goes once it is resumed, and what was given up goes by hand.
  await call('POST', `admin/webhooks/${id}/resume`);
  await until(() => got.length === 2);
  await call('POST', `admin/deliveries/${failed.deliveryId}/again`);
  await until(() => got.length === 3);
  expect(got[2]?.headers['webhook-id']).toBe(failed.messageId);
});

it('pauses at once for a receiver that says it is gone', async () => {
  answers = [{ status: 410 }];
  start([3_600]);
  const { id } = await make(['listing.created']);
  await makeListing('To somebody gone');
  await until(async () => (await call('GET', `admin/webhooks/${id}`)).body.paused === 'gone');
});

it('is tried by a message that says nothing, once, also while it is paused', async () => {
  answers = [{ status: 400, body: 'who are you?' }];
  start([0.01]);
  const { id } = await make(['post.published']);
  await call('POST', `admin/webhooks/${id}/pause`);
  await call('POST', `admin/webhooks/${id}/test`);
  await until(async () => (await deliveries(`&status=failed&webhook=${id}`)).length === 1);
  expect(await deliveries(`&webhook=${id}`)).toMatchObject([
    { type: 'webhook.test', status: 400, said: 'who are you?' },
  ]);
  expect(got.length).toBe(1);
  expect((await call('POST', 'admin/webhooks/999999/test')).status).toBe(404);
});

it('is sent to by one of several that send, once', async () => {
  await make(['listing.created']);
  for (let at = 0; at < 10; at += 1) await makeListing(`Number ${at}`);
  start();
  const other = startWebhooks({ ...test.deps, db: db(), webhooksAnywhere: true });
  await until(async () => (await deliveries('&status=sent')).length === 10);
  await other.stop();
  expect(got.length).toBe(10);
});

it.each([
  ['http://example.com/in', 'webhookAddress'],
  ['https://user:word@example.com/in', 'webhookAddress'],
  ['ftp://example.com', 'webhookAddress'],
  ['not an address', 'webhookAddress'],
  ['https://127.0.0.1/in', 'webhookPrivate'],
  ['https://2130706433/in', 'webhookPrivate'],
  ['https://[::1]/in', 'webhookPrivate'],
  ['https://[::ffff:10.0.0.1]/in', 'webhookPrivate'],
  ['https://[::7f00:1]/in', 'webhookPrivate'],
  ['https://[64:ff9b:1::7f00:1]/in', 'webhookPrivate'],
  ['https://[2002:7f00:1::]/in', 'webhookPrivate'],
  ['https://[fd00:ec2::254]/in', 'webhookPrivate'],
  ['https://169.254.169.254/latest', 'webhookPrivate'],
  ['https://localhost/in', 'webhookPrivate'],
  ['https://localhost.localdomain/in', 'webhookPrivate'],
  ['https://ip6-loopback./in', 'webhookPrivate'],
  ['https://crm.lan/in', 'webhookPrivate'],
  ['https://a.localhost./in', 'webhookPrivate'],
])('is not made for %s', async (url, code) => {
  const app = test.appWith({ webhooksAnywhere: false });
  const body = { name: 'Rota', url, events: ['post.created'] };
  const response = await test.sendTo(app, 'POST', '/api/admin/webhooks', body, { as: admin });
  expect(response.status).toBe(422);
  expect((await response.json()).codes.url.code).toBe(code);
});

it('is not sent to an address inside, whatever its name resolves to', async () => {
  const { id } = await make(
    ['listing.created'],
    `${home.replace('http:', 'https:').replace('127.0.0.1', 'localhost')}/in`,
  );
  await call('POST', `admin/webhooks/${id}/test`);
  start(undefined, { webhooksAnywhere: false });
  await until(async () => (await deliveries(`&status=failed&webhook=${id}`)).length === 1);
  expect(await deliveries(`&webhook=${id}`)).toMatchObject([
    { status: null, said: expect.stringContaining('not on the public internet') },
  ]);
  expect(got).toEqual([]);
  // What a name resolves to is looked at where the connection is made: nothing lies between that could change it.
  const found = await new Promise((resolve) => lookupPublic('localhost', { all: true }, resolve));
  expect(found).toBeInstanceOf(PrivateAddressError);
});

it('is made, changed and deleted by admins alone, who have said their password lately; its secret is told once', async () => {
  const body = { name: 'Rota', url: `${home}/told`, events: ['post.created'] };
  for (const who of ['editor', 'user'] as const) {
    expect((await call('POST', 'admin/webhooks', body, await test.signIn(who))).status).toBe(403);
    expect((await call('GET', 'admin/deliveries?page=1', undefined, await test.signIn(who))).status).toBe(403);
  }
  expect((await call('POST', 'admin/webhooks', { ...body, events: ['user.created'] })).status).toBe(422);
  expect((await call('POST', 'admin/webhooks', { ...body, events: [] })).body.codes.events.code).toBe(
    'webhookEventsRequired',
  );
  const { secret, id } = await make(['post.created']);
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const change = { ...body, name: 'Rota 2', version: 1 };
  expect((await call('PUT', `admin/webhooks/${id}`, change)).body).toMatchObject({ name: 'Rota 2', version: 2 });
  expect((await call('PUT', `admin/webhooks/${id}`, change)).status).toBe(409);
  for (const path of [
    `admin/webhooks/${id}`,
    'admin/webhooks?page=1',
    'admin/audit?page=1',
    'admin/deliveries?page=1',
  ]) {
    expect(JSON.stringify((await call('GET', path)).body)).not.toContain(secret.slice(6));
  }
  clock += 901_000;
  expect((await call('POST', 'admin/webhooks', body)).body.code).toBe('passwordAgain');
  expect((await call('DELETE', `admin/webhooks/${id}`)).status).toBe(200);
  expect((await call('DELETE', `admin/webhooks/${id}`)).status).toBe(404);
});

it('are checked by the recipe of docs/api.md, and what is changed, old or signed by another is not taken', () => {
  const [, recipe = ''] = /### n8n.*?```js\n(.*?)```/s.exec(readFileSync('docs/api.md', 'utf8')) ?? [];
  const check = new Function('require', 'headers', 'body', 'secret', recipe);
  const [secret, other] = [1, 2].map((at) => `whsec_${Buffer.alloc(32, at).toString('base64')}`);
  const body = '{"type":"post.created"}';
  const take = (secrets: (string | undefined)[], said = body, at = new Date()) => {
    const signed = secrets.map((one = '') => new Verifier(one).sign('msg_1', at, body)).join(' ');
    const time = String(Math.floor(at.getTime() / 1_000));
    const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': time, 'webhook-signature': signed };
    return () => check(require, headers, said, secret);
  };
  expect(take([secret])).not.toThrow();
  expect(take([other, secret])).not.toThrow();
  expect(take([other])).toThrow('not signed');
  expect(take([secret], '{"type":"post.deleted"}')).toThrow('not signed');
  expect(take([secret], body, new Date(Date.now() - 301_000))).toThrow('not signed');
});

it('are twenty at most', async () => {
  for (let at = 0; at < 20; at += 1) await make(['post.created']);
  const body = { name: 'One more', url: `${home}/told`, events: ['post.created'] };
  expect((await call('POST', 'admin/webhooks', body)).body.code).toBe('webhooksMany');
});
