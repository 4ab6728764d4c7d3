import { eq } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { interviews } from '@/care-api/database/schema/interviews';
import { noonIn } from '@/care-api/testing/noon-in';
import { openHiringDesk } from '@/care-api/testing/open-hiring-desk';

const desk = openHiringDesk({ mailbox: 'replies@rose.example' });
const { db, leave } = desk;

async function apply() {
  const made = await desk.apply();
  await desk.hiring.act(made.path, { action: 'move', stage: 'read' });
  const letters = await leave(10);
  const to = letters.flatMap((letter: Email) => letter.replyTo?.map(({ address }) => address) ?? [])[0] ?? '';
  return { ...made, to };
}
type Applied = Awaited<ReturnType<typeof apply>>;

let sent = 0;
async function hand(head: Record<string, string>, body: string) {
  sent += 1;
  const lines = Object.entries({ ...head, 'message-id': `<${sent}@mail.example>` }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  expect((await desk.handOn(`${lines.join('\r\n')}\r\n\r\n${body}\r\n`)).status).toBe(200);
}
const write = ({ email, to }: Applied) => hand({ from: email, to, subject: 'A question' }, 'May I bring my dog?');

async function needsMe({ id }: Pick<Applied, 'id'>): Promise<boolean> {
  const page = await desk.hiring.call('GET', '/admin/applications?page=1&size=100&status=needsMe');
  return page.body.items.some(({ applicationId }: { applicationId: number }) => applicationId === id);
}

async function moveMany({ id }: Applied, stage: string): Promise<number> {
  const asked = { action: 'move', value: stage, ids: [id] };
  const { body } = await desk.hiring.call('POST', '/admin/bulk/application', asked);
  expect(body).toMatchObject({ changed: 1, refused: [] });
  return body.id;
}

describe('what somebody wrote', () => {
  it('is not answered by a step of which they hear nothing, one by one or many at once', async () => {
    const [one, other] = [await apply(), await apply()];
    await write(one);
    await write(other);
    await desk.hiring.act(one.path, { action: 'move', stage: 'shortlisted' });
    await moveMany(other, 'shortlisted');
    expect([await needsMe(one), await needsMe(other)]).toEqual([true, true]);
    await desk.hiring.act(one.path, { action: 'move', stage: 'call' });
    await moveMany(other, 'call');
    expect([await needsMe(one), await needsMe(other)]).toEqual([false, false]);
  });

  it('is over for whoever withdraws', async () => {
    const applied = await apply();
    await write(applied);
    await desk.hiring.call('PUT', `/Response/applications/${applied.id}`, { withdrawn: true }, applied.sender);
    expect(await needsMe(applied)).toBe(false);
  });
});

it.each(['closed', 'withdrawn'] as const)('it needs somebody also after the end: %s', async (stage) => {
  const applied = await apply();
  await desk.hiring.place(applied.id, stage);
  expect(await needsMe(applied)).toBe(false);
  await write(applied);
  expect(await needsMe(applied)).toBe(true);
  expect((await fileOf(applied)).application.dueAt).toMatch(/^20/);
  await act(applied, { action: 'note', note: 'Told by telephone what was missing.' });
  expect(await needsMe(applied)).toBe(false);
  await write(applied);
  await act(applied, message);
  expect(await needsMe(applied)).toBe(false);
});

const message = { action: 'mailed', subject: 'Hello', text: 'Yes, he may come.' };
const offer = () => ({ action: 'offerInterview', times: [noonIn(3)], minutes: 45, place: 'By telephone' });
const fileOf = async ({ path }: Applied) => (await desk.hiring.call('GET', `${path}/file`)).body;
const act = async ({ path }: Applied, deed: object) => expect((await desk.hiring.act(path, deed)).status).toBe(201);
async function takeBack(applied: Applied) {
  const [{ id }] = (await fileOf(applied)).events;
  await act(applied, { action: 'unmail', message: id });
}

describe('an answer that is taken back before it leaves', () => {
  it.each<[string, (applied: Applied) => Promise<unknown>]>([
    ['a message', (one) => act(one, message).then(() => takeBack(one))],
    [
      'a stage',
      (one) => act(one, { action: 'move', stage: 'call' }).then(() => act(one, { action: 'move', stage: 'read' })),
    ],
    ['one of many', async (one) => desk.hiring.call('POST', `/admin/runs/${await moveMany(one, 'call')}/undo`)],
    ['an interview', (one) => act(one, offer()).then(() => act(one, { action: 'cancelInterview' }))],
  ])('was none: %s', async (_, answer) => {
    const applied = await apply();
    await write(applied);
    await answer(applied);
    expect((await fileOf(applied)).application.stage).toBe('read');
    expect(await needsMe(applied)).toBe(true);
    await act(applied, message);
    expect(await needsMe(applied)).toBe(false);
    await act(applied, message);
    await takeBack(applied);
    expect(await needsMe(applied)).toBe(false);
  });

  it('leaves them as long without word as they were: since an interview was offered, or a stage was told', async () => {
    const [one, other] = [await apply(), await apply()];
    await act(one, offer());
    await act(other, { action: 'move', stage: 'call' });
    await leave(10);
    await act(other, { action: 'move', stage: 'offer' });
    for (const applied of [one, other]) {
      const before = (await fileOf(applied)).application.lastWordAt;
      await act(applied, message);
      await takeBack(applied);
      expect((await fileOf(applied)).application.lastWordAt).toBe(before);
    }
  });
});

it('what is said of an interview answers what they wrote about it', async () => {
  const applied = await apply();
  await act(applied, { action: 'move', stage: 'call' });
  await write(applied);
  await act(applied, offer());
  expect(await needsMe(applied)).toBe(false);
  const [token] = (await desk.hiring.call('GET', '/Response/applications', undefined, applied.sender)).body.map(
    ({ interview }: { interview: { token: string } }) => interview.token,
  );
  const [time] = (await desk.hiring.call('GET', `/interviews/${token}`, undefined, '')).body.times;
  expect((await desk.hiring.call('PUT', `/interviews/${token}`, { change: 'choose', time }, '')).status).toBe(200);
  await write(applied);
  expect(await needsMe(applied)).toBe(true);
  await act(applied, { action: 'moveInterview', times: [noonIn(4)] });
  expect(await needsMe(applied)).toBe(false);
  await write(applied);
  await act(applied, { action: 'cancelInterview' });
  expect(await needsMe(applied)).toBe(false);
});

it.each([
  ['ACCEPTED', false],
  ['DECLINED', true],
  ['TENTATIVE', true],
])('a calendar that answers %s needs somebody: %s', async (state, needs) => {
  const applied = await apply();
  await act(applied, offer());
  const id = await interviewOf(applied);
  const lines = ['BEGIN:VCALENDAR', 'METHOD:REPLY', 'BEGIN:VEVENT', `UID:${id}@site.example`];
  const said = [...lines, `ATTENDEE;PARTSTAT=${state}:mailto:${applied.email}`, 'END:VEVENT', 'END:VCALENDAR'];
  const head = { from: applied.email, to: applied.to, 'content-type': 'text/calendar; method=REPLY' };
  await hand(head, said.join('\r\n'));
  expect((await fileOf(applied)).events[0].detail).toBe(state.toLowerCase());
  expect(await needsMe(applied)).toBe(needs);
});

async function interviewOf({ id }: Applied): Promise<string> {
  const [row] = await db().select().from(interviews).where(eq(interviews.submissionId, id));
  return row?.id ?? '';
}
