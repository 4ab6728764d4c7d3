import { sql } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { remindReferees } from '@/care-api/applications/references/remind-referees';
import { noonIn } from '@/care-api/testing/noon-in';
import { openHiringDesk } from '@/care-api/testing/open-hiring-desk';

const desk = openHiringDesk();
const { db, leave } = desk;

const to = (letters: Email[]) => letters.flatMap((letter) => letter.to?.map(({ address }) => address) ?? []);
const day = (days: number) => noonIn(days).slice(0, 10);

let referees = 0;
function newReferee() {
  referees += 1;
  return { referee: `Rita ${referees}`, refereeEmail: `rita${referees}@example.org`, language: 'en' };
}

/** Somebody applies, and a referee is asked. */
async function ask(change: object = {}) {
  const application = await desk.apply();
  const referee = { ...newReferee(), ...change };
  const asked = await desk.hiring.act(application.path, { action: 'askReference', ...referee });
  return { ...application, referee, asked };
}

const addressIn = (letters: Email[]) =>
  letters.map(({ text }) => /\/references\/[\w-]{43}/.exec(text ?? '')?.[0]).find(Boolean) ?? '';

async function askAndLeave() {
  const made = await ask();
  const letters = await leave(10);
  return { ...made, letters, address: addressIn(letters) };
}

const reference = () => ({
  ...{ relation: 'I led the home that she worked in.', role: 'Carer', from: day(-900), until: day(-30) },
  ...{ again: 'yes', concern: 'no', mayRing: 'yes', phone: '01632 960 111', words: 'Kind and on time.' },
});
const give = (address: string, change: object = {}) =>
  desk.hiring.call('PUT', address, { change: 'give', ...reference(), isTrue: true, ...change }, '');
const read = (address: string) => desk.hiring.call('GET', address, undefined, '');
const fileOf = async (at: string) => (await desk.hiring.call('GET', `${at}/file`)).body;
const checkOf = async (at: string) =>
  (await fileOf(at)).checks.find(({ check }: { check: string }) => check === 'references');
const actionsOf = async (at: string) => (await fileOf(at)).events.map(({ action }: { action: string }) => action);

it('a referee is asked by a mail after ten minutes, keeps an answer unfinished, and gives it', async () => {
  const { path: at, referee, asked, sender, id } = await ask();
  expect(asked.status).toBe(201);
  expect(await leave(9)).toEqual([]);
  expect(await checkOf(at)).toMatchObject({ state: 'asked', by: expect.stringMatching(/^admin/) });
  const letters = await leave(1);
  expect(to(letters)).toEqual([referee.refereeEmail]);
  const address = addressIn(letters);
  expect((await read(address)).body).toMatchObject({ about: 'Night carer', state: 'asked', answer: null });
  // A scanner of links changes nothing.
  expect((await fileOf(at)).references).toMatchObject([{ state: 'asked', referee: referee.referee, answer: null }]);

  const unfinished = { relation: 'I led the home.', again: 'no' };
  expect((await desk.hiring.call('PUT', address, { change: 'keep', ...unfinished }, '')).status).toBe(200);
  expect((await read(address)).body.answer).toMatchObject({ ...unfinished, role: '', from: '' });
  expect((await fileOf(at)).references).toMatchObject([{ state: 'asked', answer: null }]);

  expect((await give(address)).body).toMatchObject({ state: 'answered', answer: null });
  // Sent twice, it is done once.
  expect((await give(address)).status).toBe(200);
  const file = await fileOf(at);
  expect(file.references).toMatchObject([{ state: 'answered', answer: reference() }]);
  expect(await checkOf(at)).toMatchObject({ state: 'seen', by: '', evidence: 'Given in our form for references' });
  const actions = await actionsOf(at);
  expect(actions).toEqual(['check', 'giveReference', 'askReference', 'created']);
  expect(file.events[1]).toMatchObject({ by: '', detail: file.references[0].id });
  const told = await leave();
  expect(told.map(({ subject }) => subject)).toEqual([
    `An answer about a reference (LC-${String(id).padStart(6, '0')})`,
  ]);
  expect(told[0]?.text).not.toContain('Kind and on time');

  // Its applicant sees that it came, and no word of it, in their export neither.
  const [mine] = (await desk.hiring.call('GET', '/Response/applications', undefined, sender)).body;
  expect(mine.references).toEqual({ asked: 1, came: 1 });
  const everything = (await desk.hiring.call('GET', '/mydata', undefined, sender)).body;
  expect(everything.applications[0].references).toEqual([{ askedAt: expect.any(String), cameAt: expect.any(String) }]);
  for (const said of ['Kind and on time', 'I led the home', referee.refereeEmail, referee.referee]) {
    expect(JSON.stringify([mine, everything])).not.toContain(said);
  }
});

it.each([
  ['would not employ them again', { again: 'no' }],
  ['tells of a concern', { concern: 'yes', concernWords: 'Money went.' }],
])('an answer that %s is for people to look at, and fulfils nothing by itself', async (_, change) => {
  const { path: at, address } = await askAndLeave();
  expect((await give(address, change)).status).toBe(200);
  expect((await fileOf(at)).references).toMatchObject([{ state: 'answered', answer: change }]);
  expect(await checkOf(at)).toMatchObject({ state: 'asked' });
});

it('the check is seen once all who are asked have answered, and what people decided stays', async () => {
  const { path: at, address } = await askAndLeave();
  await desk.hiring.act(at, { action: 'askReference', ...newReferee() });
  const second = addressIn(await leave(10));
  await give(address);
  expect(await checkOf(at)).toMatchObject({ state: 'asked' });
  await give(second);
  expect(await checkOf(at)).toMatchObject({ state: 'seen' });
  const third = await askAndLeave();
  await desk.hiring.act(third.path, {
    ...{ action: 'check', check: 'references', state: 'notApplicable', notApplicable: 'They worked here before.' },
  });
  await give(third.address);
  expect(await checkOf(third.path)).toMatchObject({ state: 'notApplicable', reason: 'They worked here before.' });
});

it('what staff take back within ten minutes nobody hears of, and the same person can be asked anew', async () => {
  const { path: at, referee } = await ask();
  const { references } = await fileOf(at);
  const withdraw = { action: 'withdrawReference', reference: references[0].id };
  expect((await desk.hiring.act(at, withdraw)).status).toBe(201);
  expect(await leave(10)).toEqual([]);
  expect((await desk.hiring.act(at, withdraw)).body.codes).toEqual({ reference: { code: 'referenceOver' } });
  expect((await desk.hiring.act(at, { action: 'askReference', ...referee })).status).toBe(201);
  expect(to(await leave(10))).toEqual([referee.refereeEmail]);
});

it('a referee who was asked and is needed no more is told, and asked for nothing', async () => {
  const { path: at, referee, address } = await askAndLeave();
  const { references } = await fileOf(at);
  const withdraw = { action: 'withdrawReference', reference: references[0].id };
  expect((await desk.hiring.act(at, withdraw)).status).toBe(201);
  const letters = await leave();
  expect(to(letters)).toEqual([referee.refereeEmail]);
  expect(letters[0]?.subject).toMatch(/no longer needed$/);
  expect(letters[0]?.text).not.toContain('/references/');
  expect((await read(address)).body).toMatchObject({ state: 'over' });
  expect(await leave(10)).toEqual([]);
});

it('a referee declines with a reason, and is not asked again', async () => {
  const { path: at, address, referee } = await askAndLeave();
  await desk.hiring.call('PUT', address, { change: 'keep', relation: 'Unfinished' }, '');
  expect((await desk.hiring.call('PUT', address, { change: 'decline' }, '')).status).toBe(422);
  const declined = await desk.hiring.call('PUT', address, { change: 'decline', reason: 'policy' }, '');
  expect(declined.body).toMatchObject({ state: 'declined', answer: null });
  expect((await fileOf(at)).references).toMatchObject([{ state: 'declined', reason: 'policy', answer: null }]);
  expect(await actionsOf(at)).toContain('declineReference');
  const again = await desk.hiring.act(at, { action: 'askReference', ...referee });
  expect(again.body.codes).toEqual({ refereeEmail: { code: 'existsAlready' } });
});

describe('refuses', () => {
  const faultsOf = async (change: object) => (await ask(change)).asked.body.codes;

  it('the applicant as their own referee, and the same referee twice, however it is written', async () => {
    const { path: at, email, referee } = await ask();
    const [name, domain] = email.split('@');
    for (const refereeEmail of [email, email.toUpperCase(), `${name}+work@${domain}`]) {
      const asked = await desk.hiring.act(at, { action: 'askReference', ...newReferee(), refereeEmail });
      expect(asked.body.codes).toEqual({ refereeEmail: { code: 'refereeIsApplicant' } });
    }
    for (const refereeEmail of [referee.refereeEmail.toUpperCase(), referee.refereeEmail.replace('@', '+x@')]) {
      const asked = await desk.hiring.act(at, { action: 'askReference', ...newReferee(), refereeEmail });
      expect(asked.body.codes).toEqual({ refereeEmail: { code: 'existsAlready' } });
    }
    expect((await fileOf(at)).references).toHaveLength(1);
  });

  it('a request without a name, an email or a language, for care, and for what has ended', async () => {
    expect(await faultsOf({ referee: ' ', refereeEmail: '', language: 'xx' })).toEqual({
      referee: { code: 'fieldsRequired' },
      refereeEmail: { code: 'emailRequired' },
      language: { code: 'choiceMissing' },
    });
    expect(await faultsOf({ refereeEmail: 'rita' })).toEqual({ refereeEmail: { code: 'emailInvalid' } });
    const care = await desk.hiring.apply(desk.hiring.care);
    const asked = { action: 'askReference', ...newReferee() };
    expect((await desk.hiring.act(care.path, asked)).body.codes).toEqual({ refereeEmail: { code: 'fieldFixed' } });
    const over = await desk.hiring.apply();
    await desk.hiring.place(over.id, 'closed');
    expect((await desk.hiring.act(over.path, asked)).body.codes).toEqual({
      refereeEmail: { code: 'applicationEnded' },
    });
  });

  it('a reference that lacks what it needs, and stores nothing of it', async () => {
    const { path: at, address } = await askAndLeave();
    const nothing = await desk.hiring.call('PUT', address, { change: 'give' }, '');
    expect(nothing.body.codes).toEqual({
      ...{ relation: { code: 'fieldsRequired' }, role: { code: 'fieldsRequired' }, from: { code: 'fieldsRequired' } },
      ...{ again: { code: 'choiceMissing' }, concern: { code: 'choiceMissing' }, mayRing: { code: 'choiceMissing' } },
      isTrue: { code: 'statementNeeded' },
    });
    const codesOf = async (change: object) => (await give(address, change)).body.codes;
    expect(await codesOf({ until: day(-901) })).toEqual({ until: { code: 'spanBackwards' } });
    expect(await codesOf({ from: day(2), until: '' })).toEqual({ from: { code: 'dayFuture' } });
    expect(await codesOf({ phone: 'no' })).toEqual({ phone: { code: 'phoneInvalid' } });
    expect(await codesOf({ from: 'May' })).toEqual({ from: { code: 'momentUnreadable' } });
    expect(await codesOf({ words: 'x'.repeat(2_001) })).toEqual({ words: { code: 'textTooLong', max: 2_000 } });
    expect((await fileOf(at)).references).toMatchObject([{ state: 'asked', answer: null }]);
  });

  it('a token that is unknown, spent, withdrawn, too old, of an interview, or of what has ended', async () => {
    const unknown = `/references/${'x'.repeat(43)}`;
    expect([(await read(unknown)).status, (await give(unknown)).status]).toEqual([404, 404]);
    const spent = await askAndLeave();
    await give(spent.address);
    expect((await give(spent.address, { words: 'And more.' })).body).toMatchObject({ code: 'referenceOver' });
    const withdrawn = await askAndLeave();
    const { references } = await fileOf(withdrawn.path);
    // Nobody takes back what belongs to another application.
    const elsewhere = { action: 'withdrawReference', reference: references[0].id };
    expect((await desk.hiring.act(spent.path, elsewhere)).status).toBe(422);
    await desk.hiring.act(withdrawn.path, elsewhere);
    expect((await read(withdrawn.address)).body).toMatchObject({ state: 'over' });
    expect((await give(withdrawn.address)).body).toMatchObject({ code: 'referenceOver' });
    const ended = await askAndLeave();
    await desk.hiring.place(ended.id, 'closed');
    expect((await read(ended.address)).body).toMatchObject({ state: 'over' });
    expect((await give(ended.address)).status).toBe(409);
    const old = await askAndLeave();
    desk.test.deps.now = () => new Date(Date.now() + 60 * 86_400_000);
    expect((await read(old.address)).body).toMatchObject({ state: 'over' });
    expect((await desk.hiring.call('PUT', old.address, { change: 'keep' }, '')).status).toBe(409);
    desk.test.deps.now = () => new Date(Date.now() + 59 * 86_400_000);
    expect((await read(old.address)).body).toMatchObject({ state: 'asked' });
    expect((await read(old.address.replace('/references/', '/interviews/'))).status).toBe(404);
  });

  it('everybody whose work it is not', async () => {
    const { path: at } = await ask();
    for (const who of ['coordinator', 'editor', 'user'] as const) {
      const as = await desk.test.signIn(who);
      const asked = await desk.hiring.act(at, { action: 'askReference', ...newReferee() }, as);
      expect([asked.status, (await desk.hiring.call('GET', `${at}/file`, undefined, as)).status]).toEqual([403, 403]);
    }
    const recruiter = await desk.test.signIn('recruiter');
    expect((await desk.hiring.act(at, { action: 'askReference', ...newReferee() }, recruiter)).status).toBe(201);
  });
});

it('of two answers at once one is kept whole', async () => {
  const { path: at, address } = await askAndLeave();
  const both = await Promise.all([give(address, { words: 'One' }), give(address, { words: 'Two' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const actions: string[] = await actionsOf(at);
  expect(actions.filter((action) => action === 'giveReference')).toHaveLength(1);
});

it('ends with its application, and leaves once where that comes back', async () => {
  const { path: at, referee } = await ask();
  await desk.hiring.act(at, { action: 'move', stage: 'closed', reason: 'other' });
  expect(to(await leave(10))).not.toContain(referee.refereeEmail);
  await desk.hiring.act(at, { action: 'move', stage: 'call' });
  expect(to(await leave(10)).filter((one) => one === referee.refereeEmail)).toHaveLength(1);
  await desk.hiring.act(at, { action: 'move', stage: 'closed', reason: 'other' });
  await desk.hiring.act(at, { action: 'move', stage: 'call' });
  expect(to(await leave(10))).not.toContain(referee.refereeEmail);
});

describe('after a week', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const remindedIn = async (days: number) => {
    await Promise.all([remindReferees(desk.test.deps, inDays(days)), remindReferees(desk.test.deps, inDays(days))]);
    return leave();
  };

  it('whoever has not answered is reminded, once, by the same address', async () => {
    const { path: at, address, referee } = await askAndLeave();
    const answered = await askAndLeave();
    await give(answered.address);
    await leave();
    expect(to(await remindedIn(6))).not.toContain(referee.refereeEmail);
    const reminded = (await remindedIn(8)).filter((letter) => to([letter]).includes(referee.refereeEmail));
    expect([reminded.length, addressIn(reminded)]).toEqual([1, address]);
    expect(await actionsOf(at)).toContain('remindReferee');
    expect(to(await remindedIn(9))).not.toContain(referee.refereeEmail);
    expect(await actionsOf(answered.path)).not.toContain('remindReferee');
  });

  it('nobody is who never heard of it, or is needed no more', async () => {
    const ended = await askAndLeave();
    await desk.hiring.place(ended.id, 'withdrawn');
    const unsent = await ask();
    await db().execute(sql`update mails set state = 'failed' where "to" = ${unsent.referee.refereeEmail}`);
    const told = to(await remindedIn(8));
    for (const { referee } of [ended, unsent]) expect(told).not.toContain(referee.refereeEmail);
  });

  it('what was kept unfinished goes with the address', async () => {
    const { address, id } = await askAndLeave();
    await desk.hiring.call('PUT', address, { change: 'keep', relation: 'Unfinished' }, '');
    await remindReferees(desk.test.deps, inDays(59));
    const kept = () => db().execute(sql`select answer from reference_requests where submission_id = ${id}`);
    expect((await kept()).rows[0]?.answer).toMatchObject({ relation: 'Unfinished' });
    await remindReferees(desk.test.deps, inDays(61));
    expect((await kept()).rows[0]?.answer).toBeNull();
  });
});

it('speaks the language that was chosen, and goes with whoever it is about', async () => {
  const { email, referee, asked } = await ask({ language: 'ar' });
  const [letter] = await leave(10);
  expect(letter?.text).toMatch(/https:\/\/site\.example\/ar\/references\/[\w-]{43}/);
  expect(letter?.subject).toMatch(/^تزكية لـ /);
  expect(asked.status).toBe(201);
  const { rows } = await db().execute<{ id: string }>(sql`select id from accounts where email = ${email}`);
  await desk.hiring.call('DELETE', `/User/${rows[0]?.id}`);
  const left = await db().execute(sql`select id from mails where "to" = ${referee.refereeEmail}`);
  expect(left.rows).toEqual([]);
  const requests = await db().execute(sql`select id from reference_requests where email = ${referee.refereeEmail}`);
  expect(requests.rows).toEqual([]);
});
