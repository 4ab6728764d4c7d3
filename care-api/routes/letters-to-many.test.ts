import { inArray } from 'drizzle-orm';
import { mails } from '@/care-api/database/schema/settings';
import { openHiringDesk } from '@/care-api/testing/open-hiring-desk';

const desk = openHiringDesk();
const { db, leave, apply, eventsOf } = desk;

const letter = { value: 'News of {topic}, {reference}', text: 'Dear {name},\n\nyou hear from us on Monday.' };
const write = (ids: number[], more: object = {}, as?: string) =>
  desk.hiring.call('POST', '/admin/bulk/application', { action: 'mailed', ...letter, ids, ...more }, as);
const lettersOf = async (ids: number[], as?: string) =>
  (await desk.hiring.call('GET', `/admin/application-letters?ids=${ids}`, undefined, as)).body;
const undo = (run: number) => desk.hiring.call('POST', `/admin/runs/${run}/undo`);
const rowOf = async ({ path }: { path: string }) => (await desk.hiring.call('GET', path)).body;
const minutesOn = (minutes: number) => {
  desk.test.deps.now = () => new Date(Date.now() + minutes * 60_000);
};

it('goes to each with what is their own filled in, stands in each file and on each dashboard', async () => {
  const people = [await apply(), await apply()];
  const told = await lettersOf(people.map(({ id }) => id));
  expect(told).toMatchObject(people.map(({ id }) => ({ applicationId: id, topic: 'Night carer', refusal: null })));
  const { status, body } = await write(people.map(({ id }) => id));
  expect([status, body.changed, body.refused, body.conflicts]).toEqual([201, 2, [], []]);
  expect(await leave(9.9)).toEqual([]);
  const sent = await leave(0.2);
  for (const [place, { email, sender, path }] of people.entries()) {
    const { name, reference } = told[place];
    const mail = sent.find(({ to }) => to?.[0]?.address === email);
    expect(mail?.subject).toBe(`News of Night carer, ${reference}`);
    expect(mail?.text).toContain(`Dear ${name},\n\nyou hear from us on Monday.\n\nYou can answer us here: `);
    const [own] = (await desk.hiring.call('GET', '/Response/applications', undefined, sender)).body;
    expect(own.messages).toMatchObject([{ isOwn: false, words: `Dear ${name},\n\nyou hear from us on Monday.` }]);
    expect((await eventsOf({ path }))[0]).toMatchObject({ action: 'mailed', detail: mail?.subject });
  }
});

it('is taken back whole until it leaves: nobody hears of it, and each is as long without word as before', async () => {
  const people = [await apply(), await apply()];
  const [answered] = people;
  await desk.hiring.call(
    'POST',
    `/Response/applications/${answered?.id}/messages`,
    { words: 'Hello?' },
    answered?.sender,
  );
  const before = await Promise.all(people.map(rowOf));
  const { body } = await write(people.map(({ id }) => id));
  expect(await Promise.all(people.map(rowOf))).toMatchObject(people.map(() => ({ repliedAt: null })));
  minutesOn(9);
  expect((await undo(body.id)).body.changed).toBe(2);
  for (const [place, person] of people.entries()) {
    const { lastWordAt, repliedAt, ownerId } = before[place];
    expect(await rowOf(person)).toMatchObject({ lastWordAt, repliedAt, ownerId });
    expect((await eventsOf(person)).map(({ action }: { action: string }) => action).slice(0, 2)).toEqual([
      'undone',
      'unsent',
    ]);
  }
  expect(await leave(20)).toEqual([]);
});

it('of which some have left takes back the others, and is not taken back after ten minutes', async () => {
  const people = [await apply(), await apply()];
  const ids = people.map(({ id }) => id);
  const first = (await write(ids)).body;
  const gone = people[0]?.id ?? 0;
  await db()
    .update(mails)
    .set({ state: 'sent', finishedAt: new Date() })
    .where(inArray(mails.submissionId, [gone]));
  expect((await undo(first.id)).body).toMatchObject({ changed: 1, refused: [{ id: gone, reason: 'mailNotWaiting' }] });
  const second = (await write(ids)).body;
  minutesOn(10.1);
  expect((await undo(second.id)).status).toBe(409);
  desk.test.deps.now = () => new Date();
  expect(await leave(10)).toHaveLength(2);
});

it('names who cannot be written to, and writes to the others', async () => {
  const [fine, withdrawn, bounced] = [await apply(), await apply(), await apply()];
  await desk.hiring.place(withdrawn.id, 'withdrawn');
  await db()
    .insert(mails)
    .values({ to: bounced.email, subject: 'a', text: 'b', state: 'failed', said: '550 No such user' });
  const [job, care] = [await desk.test.signIn('recruiter'), await desk.test.signIn('coordinator')];
  const ids = [fine.id, withdrawn.id, bounced.id, 999_999];
  expect((await lettersOf(ids, job)).map(({ refusal }: { refusal: string }) => refusal)).toEqual([
    ...[null, 'applicationWithdrawn', 'mailBounced'],
  ]);
  expect(await lettersOf(ids, care)).toEqual([]);
  const { body } = await write(ids, {}, job);
  expect(body.changed).toBe(1);
  expect(body.refused).toEqual(
    expect.arrayContaining([
      { id: withdrawn.id, reason: 'applicationWithdrawn' },
      { id: bounced.id, reason: 'mailBounced' },
      { id: 999_999, reason: 'nothingHere' },
    ]),
  );
  expect((await write([fine.id], {}, care)).body.refused).toEqual([{ id: fine.id, reason: 'roleMissing' }]);
  expect((await write([fine.id], {}, fine.sender)).status).toBe(403);
  const seen = { versions: { [fine.id]: 1 } };
  expect((await write([fine.id], seen)).body).toMatchObject({ changed: 0, conflicts: [fine.id] });
});

it.each([
  [{ value: '' }, 'value', 'fieldsRequired'],
  [{ value: 'x'.repeat(201) }, 'value', 'textTooLong'],
  [{ value: 'For {nmae}' }, 'value', 'variableUnknown'],
  [{ text: ' ' }, 'text', 'fieldsRequired'],
  [{ text: 'Ring {phone}' }, 'text', 'variableUnknown'],
])('with %j nothing is written to anybody', async (wrong, field, code) => {
  const { id, path } = await apply();
  const { status, body } = await write([id], wrong);
  expect([status, body.codes[field]]).toMatchObject([422, { code }]);
  expect((await eventsOf({ path })).map(({ action }: { action: string }) => action)).toEqual(['created']);
});

it('addresses whom nobody is to know yet by their number, with nothing of them in the file', async () => {
  await desk.hiring.call('PUT', '/admin/settings/hiring', { value: { anonymous: true } });
  const { id, path, email } = await apply();
  const [{ name, reference }] = await lettersOf([id]);
  expect(name).toBe(reference);
  await write([id]);
  expect((await leave(10)).map(({ text }) => text)).toEqual([expect.stringContaining(`Dear ${reference},`)]);
  expect(JSON.stringify(await eventsOf({ path }))).not.toContain(email);
});
