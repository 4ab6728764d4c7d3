import { mails } from '@/care-api/database/schema/settings';
import { openHiring } from '@/care-api/testing/hiring';
import { openOutbox } from '@/care-api/testing/open-outbox';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

let test: TestApp;
let hiring: Awaited<ReturnType<typeof openHiring>>;
let outbox: ReturnType<typeof openOutbox>;
beforeAll(async () => {
  test = await openTestApp();
  hiring = await openHiring(test);
  outbox = openOutbox(test);
}, 60_000);
afterAll(async () => {
  await test.close();
  outbox.remove();
});
beforeEach(() => test.deps.database.db.update(mails).set({ state: 'sent' }));

async function write() {
  const made = await hiring.apply();
  await outbox.leave();
  const heard = async () => (await hiring.call('GET', made.path)).body.lastWordAt;
  const before = await heard();
  await hiring.act(made.path, { action: 'mailed', subject: 'Hello', text: 'When can we talk?' });
  const [mail] = (await hiring.call('GET', '/admin/mails?page=1&status=waiting')).body.items;
  const events = async () => (await hiring.call('GET', `${made.path}/file`)).body.events;
  const onDashboard = async () =>
    (await hiring.call('GET', '/Response/applications', undefined, made.sender)).body[0].messages;
  return { ...made, mail: `/admin/mails/${mail.id}`, before, heard, events, onDashboard };
}

it('a message that an admin stops was never sent, in the file as on the dashboard, until it is sent after all', async () => {
  const { mail, before, heard, events, onDashboard } = await write();
  expect((await hiring.call('DELETE', mail)).status).toBe(200);
  expect((await events())[0]).toMatchObject({ action: 'unsent', detail: 'Hello' });
  expect(await onDashboard()).toBeUndefined();
  expect(await heard()).toBe(before);
  await hiring.call('POST', `${mail}/again`);
  expect((await events())[0]).toMatchObject({ action: 'mailed', detail: 'Hello' });
  expect(await onDashboard()).toBeUndefined();
  const [letter] = await outbox.leave();
  expect(letter?.subject).toBe('Hello');
  expect(await onDashboard()).toMatchObject([{ subject: 'Hello', isOwn: false }]);
});

it('a message that was taken back and is sent after all is told as sent', async () => {
  const { path, mail, events, onDashboard } = await write();
  const [{ id }] = await events();
  await hiring.act(path, { action: 'unmail', message: id });
  await hiring.call('POST', `${mail}/again`);
  await outbox.leave();
  expect((await events()).map(({ action }: { action: string }) => action)).toEqual(['unmail', 'mailed', 'created']);
  expect(await onDashboard()).toMatchObject([{ subject: 'Hello' }]);
});
