import { desc, eq } from 'drizzle-orm';
import { Client } from 'pg';
import { accounts } from '@/care-api/database/schema/accounts';
import { listings } from '@/care-api/database/schema/listings';
import { responses, submissions } from '@/care-api/database/schema/questionnaires';
import { mails } from '@/care-api/database/schema/settings';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { question } from '@/care-api/testing/questionnaires';
import { responseSchema } from '@/lib/contract/response';

type Made = { id: number; title: string; ids: number[] };

let test: TestApp;
let [admin, user, other] = ['', '', ''];
let listing: number;
/** A questionnaire's id and its questions' ids. */
let pets: Made;

beforeAll(async () => {
  test = await openTestApp();
  admin = await test.signIn('admin');
  user = await test.signIn('user');
  other = await test.signIn('user');
  listing = await makeListing('Open');
  pets = await makeQuestionnaire([
    question({ id: 1, inputKind: 'statement', headline: 'Hello' }),
    question({ id: 2, headline: 'Which pet?', choices: ['cat', 'dog'], required: true, jumps: [['dog', 4]] }),
    question({ id: 3, headline: 'Why a cat?', required: true }),
    question({ id: 4, headline: 'Which toys?', choices: ['ball', 'string', 'none'], multiple: true }),
    question({ id: 5, headline: 'Anything else?' }),
  ]);
}, 60_000);
afterAll(() => test.close());

async function makeListing(status: 'Open' | 'Closed' | 'OnHold') {
  const [row] = await test.deps.database.db
    .insert(listings)
    .values({ title: `One that is ${status}`, status })
    .returning();
  return row!.id;
}

async function makeQuestionnaire(questions: unknown): Promise<Made> {
  const { body } = await call('POST', '/api/Questionnaire', { title: 'Pets', questions }, admin);
  return { id: body.id, title: body.title, ids: body.questions.map(({ id }: { id: number }) => id) };
}

async function call(method: string, path: string, body?: unknown, as: string | null = user, headers = {}) {
  const response = await test.send(method, path, body, as === null ? { headers } : { as, headers });
  return { status: response.status, body: await response.json() };
}

const send = (body: unknown, as: string | null = user, headers = {}) =>
  call('POST', '/api/Response/ObjectResponses', body, as, headers);

/** A record as the published client sends it. `place` counts the questions from 1. */
function record(place: number, value: string, more: object = {}) {
  return {
    Id: 0,
    QuestionnaireId: pets.id,
    QuestionId: pets.ids[place - 1],
    UserId: 'somebody-else',
    ResponseLabel: '',
    ResponseValue: value,
    ResponseDate: '2026-01-02T03:04:05.000Z',
    TypeId: listing,
    CreatedDate: '2020-01-01',
    Active: true,
    ...more,
  };
}

const dog = (text: string) => [record(2, 'dog'), record(4, 'ball'), record(4, 'none'), record(5, text)];
const stored = async (reference: string) =>
  test.deps.database.db
    .select()
    .from(responses)
    .where(eq(responses.submissionId, Number(reference.slice(3))))
    .orderBy(responses.id);

describe('answers sent together', () => {
  it('are stored together, as the account that is signed in', async () => {
    const sent = await send([record(1, 'read'), ...dog('no')]);
    expect(sent).toEqual({
      status: 201,
      body: { reference: expect.stringMatching(/^LC-\d{6}$/), stored: 4 },
    });
    const rows = await stored(sent.body.reference);
    expect(rows.map(({ value, label }) => [value, label])).toEqual([
      ['dog', 'Label dog'],
      ['ball', 'Label ball'],
      ['none', 'Label none'],
      ['no', 'Anything else?'],
    ]);
    const [mine] = (await call('GET', '/api/Response', undefined, admin)).body;
    expect(mine.userId).toBe(rows[0]!.accountId);
    expect(mine).toMatchObject({ responseDate: '2026-01-02T03:04:05.000Z', typeId: listing, active: true });
    expect(responseSchema.parse(mine)).toMatchObject({ value: 'dog', listingId: listing });
  });

  it('take the path they lead to', async () => {
    expect((await send([record(2, 'cat'), record(3, 'soft'), record(5, 'cat')])).status).toBe(201);
  });

  it('keep the label that was shown, and the moment unless it is to come', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const before = Date.now();
    const { body } = await send([
      record(2, 'dog', { ResponseLabel: 'Hund', ResponseDate: tomorrow }),
      record(5, 'dates', { ResponseDate: null }),
    ]);
    const rows = await stored(body.reference);
    expect(rows[0]?.label).toBe('Hund');
    for (const { answeredAt } of rows) {
      expect(answeredAt.getTime()).toBeGreaterThanOrEqual(before - 1_000);
      expect(answeredAt.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
    }
  });

  it('may be of an older version, but not of two', async () => {
    const old = pets;
    const asked = [question({ id: 1, headline: 'New?' })];
    const { body } = await call('PUT', `/api/Questionnaire/${old.id}`, { title: old.title, questions: asked }, admin);
    expect(body.version).toBe(2);
    expect((await send(dog('older'))).status).toBe(201);
    const mixed = await send([...dog('two'), record(1, 'new', { QuestionId: body.questions[0].id })]);
    expect(mixed).toMatchObject({
      status: 422,
      body: { errors: { '4.questionId': expect.stringContaining('There is no question') } },
    });
  });

  it.each([
    ['an unknown question', () => [record(2, 'dog', { QuestionId: 999_999 })], '0.questionId', /no question 999999/],
    ['another questionnaire', () => [record(2, 'dog', { QuestionnaireId: 888_888 })], '0.questionId', /no question/],
    ['a choice that does not exist', () => [record(2, 'fish')], '0.responseValue', /“Which pet\?”: please choose/],
    ['text for a choice', () => [record(2, 'a long story')], '0.responseValue', /“Which pet\?”/],
    ['two values of one choice', () => [record(2, 'cat'), record(2, 'dog')], '1.responseValue', /one answer only/],
    ['two texts', () => [...dog('a'), record(5, 'b')], '4.responseValue', /“Anything else\?” takes one answer/],
    ['a skipped question', () => [...dog('x'), record(3, 'soft')], '4.questionId', /“Why a cat\?” is skipped/],
    ['a required question', () => [record(2, 'cat')], () => `questions.${pets.ids[2]}`, /“Why a cat\?”: please answer/],
    ['two listings', () => [record(2, 'dog'), record(5, 'x', { TypeId: listing + 1 })], '1.typeId', /one listing/],
    [
      'two questionnaires',
      () => [record(2, 'dog'), record(5, 'x', { QuestionnaireId: 1_234 })],
      '1.questionnaireId',
      /./,
    ],
    ['listing 0', () => [record(2, 'dog', { TypeId: 0 })], '0.typeId', /no listing 0/],
    ['a listing that does not exist', () => [record(2, 'dog', { TypeId: 77_777 })], '0.typeId', /no listing 77777/],
    ['a listing beyond all numbers', () => [record(2, 'dog', { TypeId: 9e14 })], '0.typeId', /no listing/],
    ['nothing but a statement', () => [record(1, 'read')], () => `questions.${pets.ids[1]}`, /./],
    ['no answer', () => [], 'body', /answer a question/],
    ['an empty answer', () => [record(2, ' ')], '0.responseValue', /answer the question/],
    ['a long answer', () => [record(5, 'x'.repeat(10_001))], '0.responseValue', /10000/],
    ['a NUL', () => [record(5, 'a\0')], 'ResponseValue', /invisible/],
    ['an unknown field', () => [{ ...record(5, 'a'), role: 'admin' }], 'role', /not known/],
    ['an id that is no number', () => [record(5, 'a', { QuestionId: 'five' })], '0.questionId', /./],
    ['one that is no list', () => record(5, 'a'), 'body', /./],
  ])('are refused with %s, and nothing is stored', async (_, records, field, message) => {
    const { db } = test.deps.database;
    const before = await db.$count(responses);
    const refused = await send(records());
    expect(refused.status).toBe(422);
    const key = typeof field === 'string' ? field : field();
    expect(refused.body.errors[key]).toMatch(message);
    expect(await db.$count(responses)).toBe(before);
  });

  it('are refused once the listing is closed, not while it is on hold', async () => {
    const [closed, onHold] = [await makeListing('Closed'), await makeListing('OnHold')];
    const about = (TypeId: number) => dog('closed').map((sent) => ({ ...sent, TypeId }));
    expect((await send(about(closed))).body.errors).toEqual({
      '0.typeId': '“One that is Closed” no longer takes applications.',
    });
    expect((await send(about(onHold))).status).toBe(201);
  });

  it('are refused from nobody', async () => {
    expect((await send(dog('nobody'), null)).status).toBe(401);
  });

  it('are answered with true in bare mode', async () => {
    const bare = test.appWith({ bare: true });
    const response = await bare.request('/api/Response/ObjectResponses', {
      method: 'POST',
      headers: { authorization: `Bearer ${user}`, 'content-type': 'application/json' },
      body: JSON.stringify(dog('bare')),
    });
    expect([response.status, await response.json()]).toEqual([201, true]);
  });
});

describe('answers sent again', () => {
  it('are stored once, in whatever order and with whatever date', async () => {
    const first = await send(dog('again'));
    const again = dog('again')
      .reverse()
      .map((sent) => ({ ...sent, ResponseDate: null }));
    expect(await send(again)).toEqual(first);
    expect((await send(dog('again'), user, { 'idempotency-key': 'late' })).body).toEqual(first.body);
    expect((await send(dog('again'), other)).body.reference).not.toBe(first.body.reference);
    const elsewhere = await makeListing('Open');
    const moved = await send(dog('again').map((sent) => ({ ...sent, TypeId: elsewhere })));
    expect(moved.body.reference).not.toBe(first.body.reference);
  });

  it('are known by their key, which goes with no other answers', async () => {
    const headers = { 'idempotency-key': 'the first' };
    const first = await send(dog('keyed'), user, headers);
    expect(await send(dog('keyed'), user, headers)).toEqual(first);
    expect((await send(dog('changed'), user, headers)).status).toBe(409);
    expect((await send(dog('changed'), other, headers)).status).toBe(201);
    expect((await send(dog('changed'))).body.reference).not.toBe(first.body.reference);
  });

  it('are answered even after the listing has closed', async () => {
    const TypeId = await makeListing('Open');
    const sent = dog('late').map((one) => ({ ...one, TypeId }));
    const first = await send(sent);
    await test.deps.database.db.update(listings).set({ status: 'Closed' }).where(eq(listings.id, TypeId));
    expect(await send(sent)).toEqual(first);
  });

  it.each([
    ['without a key', {}],
    ['with one', { 'idempotency-key': 'at once' }],
  ])('twenty times at once %s are stored once', async (name, headers) => {
    const { db } = test.deps.database;
    const before = await db.$count(submissions);
    const sent = await Promise.all(Array.from({ length: 20 }, () => send(dog(`at once ${name}`), user, headers)));
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(sent.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(await db.$count(submissions)).toBe(before + 1);
    expect(await stored(sent[0]!.body.reference)).toHaveLength(4);
  });
});

it('two hundred answers take as many statements as four', async () => {
  const questions = Array.from({ length: 200 }, (_, index) => question({ id: index + 1 }));
  const long = await makeQuestionnaire(questions);
  const sent = long.ids.map((QuestionId, index) =>
    record(1, `Answer ${index}`, { QuestionnaireId: long.id, QuestionId }),
  );
  const statements = jest.spyOn(Client.prototype, 'query');
  expect((await send(dog('few'))).body).toMatchObject({ stored: 4 });
  const few = statements.mock.calls.length;
  expect((await send(sent)).body).toMatchObject({ stored: 200 });
  expect(statements.mock.calls.length).toBe(2 * few);
  statements.mockRestore();
});

describe('one answer by itself', () => {
  let asked: Made;
  const loose = (place: number, value: string, more = {}) =>
    record(1, value, { QuestionnaireId: asked.id, QuestionId: asked.ids[place - 1], ...more });
  const post = (body: unknown, as: string | null = user) => call('POST', '/api/Response', body, as);

  beforeAll(async () => {
    asked = await makeQuestionnaire([
      question({ id: 1, choices: ['a', 'b'] }),
      question({ id: 2, headline: 'Words?' }),
    ]);
  });

  it('is stored, read, changed and deleted by its owner', async () => {
    const made = await post(loose(1, 'a'));
    expect(made).toMatchObject({
      status: 201,
      body: { questionnaireId: asked.id, questionId: asked.ids[0], responseValue: 'a', responseLabel: 'Label a' },
    });
    const path = `/api/Response/${made.body.id}`;
    expect(await call('GET', path)).toEqual({ status: 200, body: made.body });
    const changed = await call('PUT', `${path}?id=${made.body.id}`, { ...made.body, responseValue: 'b' });
    expect(changed.body).toEqual({ ...made.body, responseValue: 'b' });
    expect((await call('DELETE', path)).status).toBe(200);
    for (const method of ['GET', 'DELETE']) expect((await call(method, path)).status).toBe(404);
    expect((await call('PUT', path, changed.body)).status).toBe(404);
  });

  it('may be about no listing', async () => {
    const made = await post(loose(2, 'words', { TypeId: 0 }));
    expect(made.body).toMatchObject({ typeId: null, responseLabel: 'Words?' });
    expect((await call('PUT', `/api/Response/${made.body.id}`, made.body)).status).toBe(200);
  });

  it.each([
    ['a question that is asked no more', () => record(5, 'x'), 'questionId'],
    ['an unknown question', () => loose(2, 'x', { QuestionId: 999_999 }), 'questionId'],
    ['a question beyond all numbers', () => loose(2, 'x', { QuestionId: 9e14 }), 'questionId'],
    ['another questionnaire', () => loose(2, 'x', { QuestionnaireId: pets.id }), 'questionnaireId'],
    ['a choice that does not exist', () => loose(1, 'z'), 'responseValue'],
    ['a listing that does not exist', () => loose(2, 'x', { TypeId: 77_777 }), 'typeId'],
  ])('is refused with %s', async (_, body, field) => {
    const refused = await post(body());
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual([field]);
  });

  it('stays with its question, its questionnaire and its listing', async () => {
    const { body } = await post(loose(1, 'a'));
    const path = `/api/Response/${body.id}`;
    for (const changed of [{ questionId: asked.ids[1] }, { questionnaireId: pets.id }, { typeId: 0 }]) {
      const refused = await call('PUT', path, { ...body, ...changed });
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: { [Object.keys(changed)[0]!]: expect.any(String) } },
      });
    }
    expect((await call('PUT', path, { ...body, responseValue: 'z' })).status).toBe(422);
  });

  it('is nobody else’s business, but an admin’s', async () => {
    const { body } = await post(loose(2, 'mine'));
    const path = `/api/Response/${body.id}`;
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const sent = method === 'PUT' ? body : undefined;
      expect((await call(method, path, sent, null)).status).toBe(401);
      expect((await call(method, path, sent, other)).status).toBe(403);
    }
    expect((await post(loose(2, 'x'), null)).status).toBe(401);
    expect((await call('GET', path, undefined, admin)).body).toEqual(body);
    expect((await call('PUT', path, { ...body, responseValue: 'ours' }, admin)).body.responseValue).toBe('ours');
    expect((await call('DELETE', path, undefined, admin)).status).toBe(200);
  });

  it('is listed for an admin only', async () => {
    expect((await call('GET', '/api/Response', undefined, null)).status).toBe(401);
    expect((await call('GET', '/api/Response')).status).toBe(403);
    expect((await call('GET', '/api/Response', undefined, admin)).status).toBe(200);
  });

  it('stays as it was sent when others were sent with it, unless an admin changes it', async () => {
    const { body } = await send([loose(1, 'a'), loose(2, 'together')]);
    const [row] = await stored(body.reference);
    const path = `/api/Response/${row!.id}`;
    const mine = (await call('GET', path)).body;
    expect((await call('PUT', path, mine)).status).toBe(409);
    expect((await call('DELETE', path)).status).toBe(409);
    expect((await call('PUT', path, { ...mine, responseValue: 'b' }, admin)).body.responseValue).toBe('b');
    expect((await call('DELETE', path, undefined, admin)).status).toBe(200);
  });

  it('keeps its questionnaire from being deleted', async () => {
    const refused = await call('DELETE', `/api/Questionnaire/${asked.id}`, undefined, admin);
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('People have answered') } });
  });
});

describe('a number, a day, a telephone', () => {
  let asked: Made;
  beforeAll(async () => {
    asked = await makeQuestionnaire([
      question({ id: 1, inputKind: 'number', unit: 'hours', min: 0, max: 168 }),
      question({ id: 2, inputKind: 'date' }),
      question({ id: 3, inputKind: 'phone' }),
    ]);
  });
  const say = (place: number, value: string) =>
    send([record(1, value, { QuestionnaireId: asked.id, QuestionId: asked.ids[place - 1] })]);

  it.each([
    [1, '24h'],
    [1, '1.2.3.4'],
    [1, '-1'],
    [1, '169'],
    [2, '0026-02-01'],
    [2, '31/02/2026'],
    [2, 'May'],
    [3, 'call me'],
  ])('question %s is not answered by %s', async (place, value) => {
    const { status, body } = await say(place, value);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['0.responseValue']]);
  });

  it.each([
    [1, '٢٤', '24'],
    [2, '1931-05-04', '1931-05-04'],
    [3, '०१६३२९६०१२३', '01632960123'],
  ])('question %s, answered %s, keeps %s', async (place, value, kept) => {
    expect((await say(place, value)).status).toBe(201);
    const [row] = await test.deps.database.db
      .select()
      .from(responses)
      .where(eq(responses.questionId, asked.ids[place - 1] ?? 0));
    expect(row?.value).toBe(kept);
  });

  it('a number is read with its unit, by whoever sent it and by staff', async () => {
    const { body } = await say(1, '36');
    const [sent] = (await call('GET', '/api/Response/applications')).body;
    expect(sent).toMatchObject({ reference: body.reference, answers: [{ value: '36 hours' }] });
    const staff = await call('GET', `/api/admin/applications/${sent.id}`, undefined, admin);
    expect(staff.body.answers).toMatchObject([{ value: '36 hours' }]);
  });
});

describe('a copy of the answers', () => {
  let [form, about]: [Made, number] = [{ id: 0, title: '', ids: [] }, 0];
  beforeAll(async () => {
    form = await makeQuestionnaire([
      question({ id: 1, headline: 'Which shifts?', choices: ['day', 'night'], multiple: true }),
      question({ id: 2, headline: 'Do you take any medication?' }),
      question({ id: 3, headline: 'Where do you live?' }),
      question({ id: 4, headline: 'How far would you travel?', inputKind: 'number', unit: 'miles' }),
    ]);
    about = await makeListing('Open');
  });
  const say = (place: number, value: string) => ({
    questionnaireId: form.id,
    questionId: form.ids[place - 1],
    typeId: about,
    responseValue: value,
  });
  const sendWith = (query: string, body: object[], as: string) =>
    call('POST', `/api/Response/ObjectResponses${query}`, body, as);

  /** Somebody with an address of their own, and what was mailed to it, the newest first. */
  async function makeSender({ isProved }: { isProved: boolean }) {
    const as = await test.signIn('user');
    const { userId, email } = (await call('GET', '/session', undefined, as)).body;
    const unconfirmedSince = isProved ? null : new Date(0);
    await test.deps.database.db.update(accounts).set({ unconfirmedSince }).where(eq(accounts.id, userId));
    const mailed = async () => {
      const sent = await test.deps.database.db.select().from(mails).where(eq(mails.to, email)).orderBy(desc(mails.id));
      return sent.map(({ subject, text }) => `${subject}\n${text}`);
    };
    return { as, mailed };
  }

  it('is mailed to whoever asks for it, once, without what is sensitive', async () => {
    const { as, mailed } = await makeSender({ isProved: true });
    const answers = [say(1, 'day'), say(1, 'night'), say(2, 'Insulin'), say(3, 'Leeds'), say(4, '12')];
    const { body } = await sendWith('?copy=1', answers, as);
    await sendWith('?copy=1', answers, as);
    const [copy, receipt, ...more] = await mailed();
    expect(copy).toContain(`Your answers ${body.reference}`);
    expect(copy).toContain(
      'Which shifts?\nLabel day\nLabel night\n\nWhere do you live?\nLeeds\n\nHow far would you travel?\n12 miles\n',
    );
    expect(copy).not.toMatch(/medication|Insulin/);
    expect(receipt).toContain('We have your application');
    expect(more).toEqual([]);
  });

  it('is not mailed unasked, to an address that nobody has proved, or where nothing is left', async () => {
    const [asked, unproved, ill] = [
      await makeSender({ isProved: true }),
      await makeSender({ isProved: false }),
      await makeSender({ isProved: true }),
    ];
    await sendWith('', [say(3, 'Hull')], asked.as);
    await sendWith('?copy=1', [say(3, 'Hull')], unproved.as);
    await sendWith('?copy=1', [say(2, 'Insulin')], ill.as);
    for (const { mailed } of [asked, unproved, ill]) {
      expect((await mailed()).filter((mail) => mail.includes('Your answers'))).toEqual([]);
    }
    expect((await sendWith('?copy=yes', [say(3, 'Hull')], asked.as)).status).toBe(400);
  });
});
