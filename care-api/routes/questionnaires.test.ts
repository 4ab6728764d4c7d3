import { isNull } from 'drizzle-orm';
import { categories, listingCategories, listings } from '@/care-api/database/schema/listings';
import { questionnaires, questionnaireVersions } from '@/care-api/database/schema/questionnaires';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { question } from '@/care-api/testing/questionnaires';
import { questionnaireSchema, questionSchema } from '@/lib/contract/questionnaire';

let test: TestApp;
let admin: string;
beforeAll(async () => {
  test = await openTestApp();
  admin = await test.signIn('admin');
}, 60_000);
afterAll(() => test.close());

async function call(method: string, path: string, body?: unknown, as: string | null = admin) {
  const response = await test.send(method, path, body, as === null ? {} : { as });
  return { status: response.status, body: await response.json() };
}

async function makeListing(title = 'A listing') {
  const [listing] = await test.deps.database.db.insert(listings).values({ title }).returning();
  return listing!.id;
}

const many = Array.from({ length: 400 }, (_, at) => `choice ${at}`);
const three = [
  question({ id: 1, choices: ['cat', 'dog'], jumps: [['dog', 3]], required: true }),
  question({ id: 2, identifier: 'why-a-cat', inputKind: 'long', description: 'Tell us.' }),
  question({ id: 3, headline: 'Ünd now? Ünd now?' }),
];

async function make(more: object = {}) {
  const made = await call('POST', '/api/Questionnaire', { title: 'Pets', questions: three, ...more });
  expect(made.status).toBe(201);
  return made.body;
}

describe('a questionnaire', () => {
  it('is stored with new ids, to which its jumps lead', async () => {
    const made = await make({ id: 0, description: 'About pets' });
    expect(made).toMatchObject({ title: 'Pets', description: 'About pets', typeId: '', version: 1 });
    const [first, second, third] = made.questions;
    expect(first).toEqual({
      id: first.id,
      questionnaireId: made.id,
      identifier: 'question-1',
      headline: 'Question 1',
      questionType: 'multiple-choice',
      privacy: null,
      unit: '',
      min: null,
      max: null,
      multiple: false,
      choices: [
        { value: 'cat', label: 'Label cat' },
        { value: 'dog', label: 'Label dog' },
      ],
      jumps: [{ conditionValue: [{ value: 'dog' }], destination: { id: third.id } }],
      description: '',
      required: true,
      inputKind: null,
      version: 1,
    });
    expect(second).toMatchObject({ identifier: 'why-a-cat', inputKind: 'long', description: 'Tell us.', choices: [] });
    expect(third.identifier).toBe('und-now-und-now');
    expect(questionnaireSchema.parse(made).questions).toHaveLength(3);
    expect((await call('GET', `/api/Questionnaire/${made.id}`, undefined, null)).body).toEqual(made);
  });

  it('sent back as it was read stays as it is', async () => {
    const made = await make({ typeId: String(await makeListing()) });
    const put = await call('PUT', `/api/Questionnaire/${made.id}?id=${made.id}`, made);
    expect(put).toEqual({ status: 200, body: { ...made, updatedAt: put.body.updatedAt } });
    expect(put.body.version).toBe(1);
    const [listed] = (await call('GET', '/api/Questionnaire')).body.filter(({ id }: { id: number }) => id === made.id);
    expect(listed).toEqual({ ...put.body, questions: null });
    expect((await call('PUT', `/api/Questionnaire/${made.id}`, listed)).body.questions).toEqual(made.questions);
  });

  it('gets a new version with new questions, which keep their identifiers, and none with a new title', async () => {
    const made = await make();
    const path = `/api/Questionnaire/${made.id}`;
    const renamed = await call('PUT', path, { title: 'Animals', description: 'New' });
    expect(renamed.body).toMatchObject({ title: 'Animals', description: 'New', version: 1, questions: made.questions });
    const [first, second, third] = made.questions;
    const changed = [
      { ...first, identifier: null, headline: 'Which pet?', jumps: [] },
      { ...third, identifier: undefined },
      question({ id: 1_000, headline: 'Which pet?' }),
      question({ id: 1_001, headline: '؟' }),
    ];
    const { body } = await call('PUT', path, { title: 'Animals', questions: changed });
    expect(body).toMatchObject({ version: 2, description: 'New' });
    expect(body.questions.map(({ identifier }: { identifier: string }) => identifier)).toEqual([
      ...['question-1', 'und-now-und-now', 'which-pet', 'question'],
    ]);
    expect(body.questions.map(({ id }: { id: number }) => id)).not.toContain(second.id);
    const all = (await call('GET', '/api/Question')).body.filter(
      ({ questionnaireId }: { questionnaireId: number }) => questionnaireId === made.id,
    );
    expect(all).toEqual(body.questions);
  });

  it('makes one version after the other when two change it at once', async () => {
    const made = await make();
    const change = (headline: string) =>
      call('PUT', `/api/Questionnaire/${made.id}`, { title: 'Pets', questions: [question({ id: 1, headline })] });
    const changed = await Promise.all(['a', 'b', 'c', 'd'].map(change));
    expect(changed.map(({ body }) => body.version).sort()).toEqual([2, 3, 4, 5]);
  });

  it('ends where a jump says so, and asks for nothing behind', async () => {
    const questions = [
      question({ id: 1, choices: ['no', 'yes'], jumps: [['no', 0]] }),
      question({ id: 2, required: true }),
    ];
    const listing = await makeListing();
    const made = await make({ questions, typeId: String(listing) });
    expect(made.questions[0].jumps.map(({ destination }: { destination: object }) => destination)).toEqual([{ id: 0 }]);
    const same = await call('PUT', `/api/Questionnaire/${made.id}`, { title: made.title, questions: made.questions });
    expect([same.status, same.body.version]).toEqual([200, made.version]);
    const [{ id: questionId }] = made.questions;
    const answer = { questionnaireId: made.id, questionId, typeId: listing, responseLabel: 'No', responseValue: 'no' };
    const sent = await call('POST', '/api/Response/ObjectResponses', [answer], await test.signIn('user'));
    expect([sent.status, sent.body.stored]).toEqual([201, 1]);
  });

  it('may have no questions yet', async () => {
    const listing = await makeListing();
    const made = await call('POST', '/api/Questionnaire', { title: 'Later', typeId: String(listing) });
    expect(made).toMatchObject({ status: 201, body: { questions: [], version: null, typeId: String(listing) } });
    expect((await call('GET', `/api/Questionnairestype/typeIdquestions/${listing}`)).body).toEqual([]);
  });

  it('is deleted', async () => {
    const made = await make();
    expect((await call('DELETE', `/api/Questionnaire/${made.id}`)).status).toBe(200);
    expect((await call('GET', `/api/Questionnaire/${made.id}`)).status).toBe(404);
    expect((await call('DELETE', `/api/Questionnaire/${made.id}`)).status).toBe(404);
    expect((await call('PUT', `/api/Questionnaire/${made.id}`, { title: 'Gone' })).status).toBe(404);
  });
});

describe('the questions of a listing', () => {
  it('are those of its questionnaire, in order, and none without one', async () => {
    const listing = await makeListing();
    const path = `/api/Questionnairestype/typeIdquestions/${listing}?typeId=${listing}`;
    expect(await call('GET', path, undefined, null)).toEqual({ status: 200, body: [] });
    const made = await make({ typeId: `${listing}` });
    const { body } = await call('GET', path, undefined, null);
    expect(body).toEqual(made.questions);
    expect(body.map((wire: unknown) => questionSchema.parse(wire).id)).toHaveLength(3);
  });

  it('are not found for a listing that does not exist, or has no number', async () => {
    for (const id of ['999999', '0', 'abc', '-1', '99999999999999', '1e3']) {
      expect((await call('GET', `/api/Questionnairestype/typeIdquestions/${id}`)).status).toBe(404);
    }
  });

  it('go from one questionnaire to another: a listing has one', async () => {
    const [one, two] = [await makeListing(), await makeListing()];
    const first = await make({ typeId: `${one},${two}` });
    expect(first.typeId).toBe(`${one},${two}`);
    const second = await make({ title: 'Second' });
    const taking = { title: 'Second', typeId: `${two}` };
    const asked = await call('PUT', `/api/Questionnaire/${second.id}`, taking);
    expect(asked).toMatchObject({ status: 409, body: { codes: { typeId: { code: 'listingsAskOtherwise' } } } });
    expect((await call('GET', `/api/Questionnaire/${first.id}`)).body.typeId).toBe(`${one},${two}`);
    expect(await call('PUT', `/api/Questionnaire/${second.id}`, { ...taking, takesPlace: true })).toMatchObject({
      status: 200,
      body: { typeId: `${two}` },
    });
    expect((await call('GET', `/api/Questionnaire/${first.id}`)).body.typeId).toBe(`${one}`);
    expect((await call('GET', `/api/Questionnairestype/typeIdquestions/${two}`)).body).toEqual(second.questions);
    await call('PUT', `/api/Questionnaire/${second.id}`, { title: 'Second' });
    expect((await call('GET', `/api/Questionnaire/${second.id}`)).body.typeId).toBe(`${two}`);
    expect((await call('PUT', `/api/Questionnaire/${second.id}`, { title: 'Second', typeId: '' })).body.typeId).toBe(
      '',
    );
  });

  it('can be taken from each other at once', async () => {
    const ids = [await makeListing(), await makeListing(), await makeListing()];
    const made = [await make({ title: 'A' }), await make({ title: 'B' })];
    const taken = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => {
        const typeId = (turn % 3 === 0 ? ids : [...ids].reverse().slice(turn % 3)).join(',');
        return call('PUT', `/api/Questionnaire/${made[turn % 2].id}`, { title: 'Taken', typeId, takesPlace: true });
      }),
    );
    expect(taken.map(({ status }) => status)).toEqual(Array(12).fill(200));
  });

  it('can be changed while its listings are given it, many at once and one by one', async () => {
    const ids = [await makeListing(), await makeListing(), await makeListing()];
    const [made, other] = [await make({ title: 'A' }), await make({ title: 'B' })];
    const writes = [
      (turn: number) => {
        const questions = [question({ id: 1, headline: `Of turn ${turn}?` })];
        const sent = { title: 'A', questions, typeId: ids.join(','), takesPlace: true };
        return call('PUT', `/api/Questionnaire/${made.id}`, sent);
      },
      () => call('POST', '/api/admin/bulk/listing', { action: 'questionnaire', value: `${made.id}`, ids }),
      (turn: number) => {
        const listing = ids[turn % 2];
        return call('PUT', `/api/TypeDetail/${listing}`, { typeTitle: 'A', questionnaireId: other.id });
      },
      () => call('POST', '/api/TypeDetail', { typeTitle: 'New', questionnaireId: made.id }),
    ];
    const all = await Promise.all(Array.from({ length: 24 }, (_, turn) => writes[turn % writes.length]!(turn)));
    expect(all.filter(({ status }) => status >= 300)).toEqual([]);
  });
});

describe('what is refused', () => {
  const loop = [question({ id: 1 }), question({ id: 2, jumps: [[null, 1]] })];
  const statement = question({ id: 1, inputKind: 'statement' });
  it.each([
    [
      'statements only',
      [statement],
      'questions.0',
      'Nothing here asks for an answer, so no one could send it. Please add a question.',
    ],
    ['a loop', loop, 'questions.1', '“Question 2”: Leads back to “Question 1” in a loop.'],
    ['an unknown destination', [question({ id: 1, jumps: [['a', 9]] })], 'questions.0', /which is not there/],
    ['400 choices', [question({ id: 1, choices: many })], 'questions.0.choices', /too long a list: at most 300 fit/],
    [
      'bounds',
      [question({ id: 1, inputKind: 'number', min: 2, max: 1 })],
      'questions.0.max',
      /smallest number is larger/,
    ],
    ['an id used twice', [question({ id: 1 }), question({ id: 1 })], 'questions.1', /has the id 1 too/],
    [
      'a question no way leads to',
      [question({ id: 1, jumps: [[null, 3]] }), question({ id: 2 }), question({ id: 3 })],
      'questions.1',
      /No way leads/,
    ],
    ['no choices', [question({ id: 1, questionType: 'multiple-choice' })], 'questions.0', /no choices/],
    [
      'an identifier used twice',
      [question({ id: 1, identifier: 'a' }), question({ id: 2, identifier: 'a' })],
      'questions.1',
      /identifier a too/,
    ],
    ['an unknown type', [{ ...question({ id: 1 }), questionType: 'video' }], 'questions.0.questionType', /./],
    ['an unknown field', [{ ...question({ id: 1 }), sql: 'drop' }], 'sql', /not known/],
    ['an id that is no number', [{ ...question({ id: 1 }), id: 'one' }], 'questions.0.id', /./],
    ['a long headline', [question({ id: 1, headline: 'x'.repeat(4_001) })], 'questions.0.headline', /4000/],
    ['a NUL', [question({ id: 1, headline: 'a\0b' })], 'headline', /invisible/],
    ['no question at all', [], 'questions', /add a question/],
  ])('%s', async (_, questions, field, message) => {
    const before = await test.deps.database.db.$count(questionnaires, isNull(questionnaires.deletedAt));
    const refused = await call('POST', '/api/Questionnaire', { title: 'Broken', questions });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual([field]);
    expect(refused.body.errors[field]).toMatch(message);
    const made = await make();
    const path = `/api/Questionnaire/${made.id}`;
    expect((await call('PUT', path, { title: 'Broken', questions })).status).toBe(422);
    expect((await call('GET', path)).body).toEqual(made);
    await call('DELETE', path);
    expect(await test.deps.database.db.$count(questionnaires, isNull(questionnaires.deletedAt))).toBe(before);
  });

  it('a listing that does not exist, and then nothing is stored', async () => {
    const { db } = test.deps.database;
    const before = await db.$count(questionnaireVersions);
    const refused = await call('POST', '/api/Questionnaire', { title: 'A', questions: three, typeId: '987654' });
    expect(refused).toMatchObject({ status: 422, body: { errors: { typeId: 'There is no listing 987654.' } } });
    expect((await call('POST', '/api/Questionnaire', { title: 'A', typeId: 'one' })).body.errors).toHaveProperty(
      'typeId',
    );
    expect(await db.$count(questionnaireVersions)).toBe(before);
  });

  it('writing by nobody and by a user', async () => {
    const made = await make();
    const user = await test.signIn('user');
    const one = `/api/Questionnaire/${made.id}`;
    for (const [method, path] of [
      ['POST', '/api/Questionnaire'],
      ['PUT', one],
      ['DELETE', one],
    ] as const) {
      expect((await call(method, path, { title: 'Mine' }, null)).status).toBe(401);
      expect((await call(method, path, { title: 'Mine' }, user)).status).toBe(403);
    }
    expect((await call('GET', one)).body).toEqual(made);
  });

  it('what a listing of others asks, to a recruiter, who keeps the jobs alone', async () => {
    const recruiter = await test.signIn('recruiter');
    const { db } = test.deps.database;
    const [jobs] = await db.insert(categories).values({ name: 'Carer jobs' }).returning();
    const [job, care] = [await makeListing('A job'), await makeListing('A home')];
    await db.insert(listingCategories).values({ listingId: job, categoryId: jobs!.id });
    const ask = (title: string, typeId: string) => ({ title, typeId, questions: three });
    const post = (typeId: string) => call('POST', '/api/Questionnaire', ask('Mine', typeId), recruiter);
    const before = await db.$count(questionnaires);
    expect((await post(`${job},${care}`)).status).toBe(403);
    expect(await db.$count(questionnaires)).toBe(before);
    const own = await post(String(job));
    expect(own).toMatchObject({ status: 201, body: { typeId: String(job) } });
    const ofOwn = `/api/Questionnaire/${own.body.id}`;
    const taking = { ...ask('Mine', String(care)), takesPlace: true };
    expect((await call('PUT', ofOwn, taking, recruiter)).status).toBe(403);
    expect((await call('PUT', ofOwn, { title: 'Still mine' }, recruiter)).status).toBe(200);

    const others = await make({ typeId: String(care) });
    const path = `/api/Questionnaire/${others.id}`;
    expect((await call('PUT', path, { title: 'Taken' }, recruiter)).status).toBe(403);
    expect((await call('PUT', path, ask('Taken', String(job)), recruiter)).status).toBe(403);
    expect((await call('DELETE', path, undefined, recruiter)).status).toBe(403);
    expect((await call('GET', path)).body).toEqual(others);
    expect((await call('PUT', path, ask('Both', `${job},${care}`), await test.signIn('editor'))).status).toBe(409);
    expect((await call('DELETE', ofOwn, undefined, recruiter)).status).toBe(200);
  });

  it('two different ids in one call', async () => {
    const made = await make();
    expect((await call('PUT', `/api/Questionnaire/${made.id}?id=${made.id + 1}`, { title: 'A' })).status).toBe(400);
    expect((await call('GET', '/api/Questionnaire/abc')).status).toBe(404);
  });
});

it('in bare mode answers the published fields only', async () => {
  const listing = await makeListing();
  const made = await make({ typeId: `${listing}` });
  const bare = test.appWith({ bare: true });
  const get = async (path: string) => (await bare.request(`/api/${path}`)).json();
  expect(await get(`Questionnaire/${made.id}`)).toEqual({ id: made.id, title: 'Pets' });
  expect(await get('Questionnaire')).toContainEqual({ id: made.id, title: 'Pets' });
  const [first] = await get(`Questionnairestype/typeIdquestions/${listing}`);
  expect(Object.keys(first)).toEqual([
    ...['id', 'questionnaireId', 'identifier', 'headline', 'questionType', 'multiple', 'choices', 'jumps'],
  ]);
});

it('takes hundreds of questions, with their choices and jumps', async () => {
  const questions = Array.from({ length: 361 }, (_, index) =>
    question({ id: index + 1, choices: ['a', 'b', 'c'], jumps: index < 359 ? [['b', index + 3]] : [] }),
  );
  const listing = await makeListing();
  const made = await make({ questions, typeId: `${listing}` });
  const { body } = await call('GET', `/api/Questionnairestype/typeIdquestions/${listing}`);
  expect(body).toEqual(made.questions);
  expect(body.map((asked: { choices: unknown[]; jumps: unknown[] }) => asked.choices.length)).toEqual(
    Array(361).fill(3),
  );
  expect(body[0].jumps).toEqual([{ conditionValue: [{ value: 'b' }], destination: { id: body[2].id } }]);
  expect((await call('PUT', `/api/Questionnaire/${made.id}`, made)).body.version).toBe(1);
});
