import { eq } from 'drizzle-orm';
import { audit } from '@/care-api/database/schema/staff';
import { openHiringDesk } from '@/care-api/testing/open-hiring-desk';

const desk = openHiringDesk();
const { db, leave, apply } = desk;

type Sent = Awaited<ReturnType<typeof apply>>;
const answer = ({ id }: Pick<Sent, 'id'>, as: string, words: unknown = 'Tuesday suits me.') =>
  desk.hiring.call('POST', `/Response/applications/${id}/messages`, { words }, as);
const listed = async ({ id }: Sent, status: string) =>
  (await desk.hiring.call('GET', `/admin/applications?page=1&size=100&status=${status}`)).body.items.find(
    ({ applicationId }: { applicationId: number }) => applicationId === id,
  );
const fileOf = async ({ path }: Sent) => (await desk.hiring.call('GET', `${path}/file`)).body;
const ownOf = async ({ sender }: Sent) =>
  (await desk.hiring.call('GET', '/Response/applications', undefined, sender)).body[0];
const letter = { action: 'mailed', subject: 'Your interview', text: 'Does Tuesday suit you?' };

async function written() {
  const sent = await apply();
  await desk.hiring.act(sent.path, { action: 'move', stage: 'read' });
  await desk.hiring.act(sent.path, letter);
  const letters = await leave(10);
  return { ...sent, letters };
}

it('a message of the office leads to the dashboard, where its answer is one thread on both sides', async () => {
  const sent = await written();
  const [mail] = sent.letters.filter(({ subject }) => subject === letter.subject);
  expect(mail?.text?.trimEnd()).toBe(`${letter.text}\n\nYou can answer us here: https://site.example/usersdashboard`);
  const { status, body } = await answer(sent, sent.sender);
  const thread = [
    { isOwn: false, subject: letter.subject, words: letter.text },
    { isOwn: true, subject: '', words: 'Tuesday suits me.' },
  ];
  expect([status, body.messages]).toMatchObject([201, thread]);
  expect((await ownOf(sent)).messages).toMatchObject(thread);
  const { events, application } = await fileOf(sent);
  expect(events[0]).toMatchObject({ action: 'replied', detail: '', words: 'Tuesday suits me.', note: '' });
  expect(application.repliedAt).toBe(events[0].at);
  expect(
    (await desk.hiring.call('GET', '/mydata', undefined, sent.sender)).body.applications[0].messages,
  ).toMatchObject(thread);
});

it.each([
  ['a mail', letter],
  ['a telephone call', { action: 'spoke' }],
  ['a look that it needs no answer', { action: 'heard' }],
])('needs whoever looks, since its first word, until %s', async (_, deed) => {
  const sent = await written();
  expect(await listed(sent, 'needsMe')).toBeUndefined();
  await answer(sent, sent.sender);
  const { repliedAt } = await listed(sent, 'needsMe');
  desk.test.deps.now = () => new Date(Date.now() + 300_000);
  await answer(sent, sent.sender, 'And Wednesday, too.');
  expect((await listed(sent, 'needsMe')).repliedAt).toBe(repliedAt);
  await desk.hiring.act(sent.path, deed);
  expect(await listed(sent, 'needsMe')).toBeUndefined();
  expect((await listed(sent, 'all')).repliedAt).toBeNull();
});

it('waits again where our answer is taken back before it leaves, and where a stage is', async () => {
  const sent = await written();
  await answer(sent, sent.sender);
  const { repliedAt } = await listed(sent, 'needsMe');
  await desk.hiring.act(sent.path, letter);
  const [message] = (await fileOf(sent)).events;
  await desk.hiring.act(sent.path, { action: 'unmail', message: message.id });
  expect((await listed(sent, 'needsMe')).repliedAt).toBe(repliedAt);
  const moved = await desk.hiring.call('POST', '/admin/bulk/application', {
    action: 'decline',
    value: 'filled',
    ids: [sent.id],
  });
  expect((await listed(sent, 'all')).repliedAt).toBeNull();
  await desk.hiring.call('POST', `/admin/runs/${moved.body.id}/undo`);
  expect((await listed(sent, 'needsMe')).repliedAt).toBe(repliedAt);
});

it('written once it is closed it still needs whoever looks', async () => {
  const sent = await written();
  await desk.hiring.act(sent.path, { action: 'move', stage: 'closed', reason: 'filled' });
  await answer(sent, sent.sender, 'Is another place free?');
  expect((await listed(sent, 'needsMe')).stage).toBe('closed');
});

it('is refused for nobody else’s, for one that is withdrawn, and where nothing is said; nothing is kept of it', async () => {
  const [sent, other] = [await written(), await apply()];
  for (const as of [other.sender, desk.hiring.admin]) expect((await answer(sent, as)).status).toBe(404);
  expect((await answer({ id: 999_999 }, sent.sender)).status).toBe(404);
  for (const words of ['', ' ', 'x'.repeat(4_001), 'a\u0007b', 7, null]) {
    expect((await answer(sent, sent.sender, words)).status).toBe(422);
  }
  await desk.hiring.call('PUT', `/Response/applications/${sent.id}`, { withdrawn: true }, sent.sender);
  const { status, body } = await answer(sent, sent.sender);
  expect([status, body.code]).toEqual([409, 'applicationWithdrawn']);
  expect((await ownOf(sent)).messages).toHaveLength(1);
  const noted = await db().select().from(audit).where(eq(audit.action, 'answer'));
  expect(noted.filter(({ objectId }) => objectId === String(sent.id))).toEqual([]);
});

it('sent twice under one name it is noted once, and who had the file open is told', async () => {
  const sent = await written();
  const { version } = (await fileOf(sent)).application;
  const headers = { 'idempotency-key': 'answer-once-1' };
  for (const _ of ['first', 'again']) {
    const path = `/Response/applications/${sent.id}/messages`;
    await desk.test.send('POST', path, { words: 'Yes.' }, { as: sent.sender, headers });
  }
  expect((await ownOf(sent)).messages).toHaveLength(2);
  const late = await desk.hiring.act(sent.path, { action: 'move', stage: 'shortlisted', version });
  expect([late.status, late.body.current.repliedAt]).toEqual([409, expect.any(String)]);
});
