import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { z } from 'zod';
import { listings } from '@/care-api/database/schema/listings';
import { settings } from '@/care-api/database/schema/settings';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { question } from '@/care-api/testing/questionnaires';
import { type DraftQuestion, draftQuestion } from '@/lib/contract/draft-question';
import { mostQuestions } from '@/lib/contract/questionnaire';
import { fewestTold } from '@/lib/contract/questionnaire-answers';
import { standingSchema } from '@/lib/contract/working';
import { checkDraft } from '@/lib/questionnaire/draft/check-draft';
import { startSteps, undo } from '@/lib/questionnaire/draft/undo';
import { doing, doOne } from '@/lib/questionnaire/testing/random-session';
import { makeQuestions } from '@/testing/make-questions';

let test: TestApp;
let [editor, user] = ['', ''];
beforeAll(async () => {
  test = await openTestApp();
  [editor, user] = [await test.signIn('editor'), await test.signIn('user')];
}, 60_000);
afterAll(() => test.close());

const anything = z.record(z.string(), z.any());
async function call(method: string, path: string, body?: unknown, as = editor) {
  const answer = await test.send(method, path, body, { as });
  return { status: answer.status, body: anything.parse(await answer.json()) };
}

async function makeListing() {
  const [listing] = await test.deps.database.db.insert(listings).values({ title: 'A listing' }).returning();
  return listing!.id;
}

const three = [
  question({ id: 1, choices: ['cat', 'dog'], jumps: [['dog', 3]] }),
  question({ id: 2 }),
  question({ id: 3, required: true }),
];
const make = async (more: object = {}) =>
  (await call('POST', '/Questionnaire', { title: 'Pets', questions: three, ...more })).body;
const working = (id: number) => `/admin/working/questionnaire/${id}`;
const stand = async (id: number) => standingSchema.parse((await call('GET', working(id))).body);
const questionsOf = (fields: Record<string, unknown>) => z.array(draftQuestion).parse(fields.questions);

async function save(id: number, data: object) {
  const { version, publicVersion } = await stand(id);
  return call('PUT', working(id), { data, version, publicVersion, tab: 'a' });
}
const publish = async (id: number) => call('POST', `${working(id)}/publish`, { version: (await stand(id)).version });

async function listed(id: number, status = 'published') {
  const { body } = await call('GET', `/admin/questionnaires?status=${status}&size=100`);
  return body.items.find((row: { id: number }) => row.id === id);
}

async function answer({ id, questions }: z.output<typeof anything>, listing: number) {
  const questionId = questions[2].id;
  const record = { questionnaireId: id, questionId, typeId: listing, responseValue: 'x' };
  return call('POST', '/Response/ObjectResponses', [record], user);
}

describe('a questionnaire that staff keep', () => {
  it('is listed with what it asks, who asks it, who answered and what is wrong with what waits', async () => {
    const listing = await makeListing();
    const made = await make({ typeId: String(listing) });
    await answer(made, listing);
    expect(await listed(made.id)).toMatchObject({ title: 'Pets', questions: 3, listings: 1, answers: 1, errors: 0 });
    const { fields } = await stand(made.id);
    await save(made.id, { ...fields, questions: questionsOf(fields).slice(0, 2) });
    expect(await listed(made.id)).toMatchObject({ questions: 2, errors: 1, warnings: 0 });
    const { body } = await call('POST', '/Questionnaire', { title: 'Not yet' });
    expect(await listed(body.id, 'draft')).toMatchObject({ title: 'Not yet', questions: 0, questionsVersion: null });
  });

  it('is written apart from what is asked, and published as a new version whose questions keep their ids', async () => {
    const made = await make();
    const { fields } = await stand(made.id);
    const [first, second, third] = questionsOf(fields);
    const wrong = await save(made.id, { ...fields, questions: [first, { ...second, headline: '' }] });
    expect(wrong.status).toBe(200);
    const refused = await publish(made.id);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['questions.1.headline']]);
    const added = { ...second!, id: 2 ** 40, identifier: '', headline: 'And the tail?' };
    await save(made.id, { ...fields, questions: [first, second, added, { ...third!, headline: 'Now?' }] });
    expect((await call('GET', `/Questionnaire/${made.id}`)).body.version).toBe(1);
    expect((await publish(made.id)).status).toBe(201);
    const after = await stand(made.id);
    const now = questionsOf(after.fields);
    expect(now.map(({ identifier }) => identifier)).toEqual(['question-1', 'question-2', 'and-the-tail', 'question-3']);
    expect([now[0], now[1], now[3]?.id]).toEqual([first, second, third?.id]);
    expect(after).toMatchObject({ copy: null, publicVersion: 2 });
    expect((await call('GET', `/Questionnaire/${made.id}`)).body.version).toBe(2);
  });

  it('of as many questions as the API and an import take is kept and published, and of no more', async () => {
    const made = await make();
    const { fields } = await stand(made.id);
    const choices = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ value: `${at}`, label: 'x'.repeat(9) }));
    const questions = makeQuestions(mostQuestions).map((one) => draftQuestion.parse({ ...one, choices: choices(8) }));
    expect((await save(made.id, { ...fields, questions })).status).toBe(200);
    expect((await publish(made.id)).status).toBe(201);
    expect(questionsOf((await stand(made.id)).fields)).toHaveLength(mostQuestions);
    const toMuch = questions.map((one) => ({ ...one, choices: choices(60) }));
    expect((await save(made.id, { ...fields, questions: toMuch })).status).toBe(413);
    expect(checkDraft(toMuch)).toContainEqual(expect.objectContaining({ severity: 'error', fault: null }));
  });

  it('that somebody changed by another call is not written over', async () => {
    const made = await make();
    const { fields } = await stand(made.id);
    await save(made.id, { ...fields, title: 'Animals' });
    await call('PUT', `/Questionnaire/${made.id}`, { title: 'Beasts' });
    const late = await publish(made.id);
    expect([late.status, late.body.code]).toEqual([409, 'changedMeanwhile']);
  });

  it('tells how many are half-way, by question', async () => {
    const listing = await makeListing();
    const made = await make({ typeId: String(listing) });
    const answers = [
      { identifier: 'question-2', values: ['a'] },
      { identifier: 'question-3', values: [] },
    ];
    const draft = { version: `${made.id}.1`, answers, clientTime: new Date().toISOString() };
    expect((await call('PUT', `/Response/draft/${listing}`, draft, user)).status).toBe(200);
    expect((await stand(made.id)).row).toMatchObject({ begun: { 'question-2': 1 } });
  });

  it('asks nothing in the trash, and the same as before once it is back', async () => {
    const listing = await makeListing();
    const made = await make({ typeId: String(listing) });
    const asked = () => test.send('GET', `/Questionnairestype/typeIdquestions/${listing}`).then((got) => got.json());
    const before = await asked();
    await call('DELETE', `/Questionnaire/${made.id}`);
    expect(await asked()).toEqual([]);
    expect((await answer(made, listing)).status).toBe(422);
    expect((await call('GET', working(made.id))).status).toBe(404);
    await call('POST', `/admin/trash/questionnaire/${made.id}/restore`);
    expect(await asked()).toEqual(before);
  });

  it('that somebody has answered stays, one or among many', async () => {
    const listing = await makeListing();
    const [made, free] = [await make({ typeId: String(listing) }), await make()];
    expect((await answer(made, listing)).status).toBe(201);
    expect((await call('DELETE', `/Questionnaire/${made.id}`)).body.code).toBe('questionnaireAnswered');
    const run = await call('POST', '/admin/bulk/questionnaire', { action: 'trash', ids: [made.id, free.id] });
    expect(run.body).toMatchObject({ changed: 1, refused: [{ id: made.id, reason: 'questionnaireAnswered' }] });
  });
});

describe('legal advice about a question', () => {
  const asked = draftQuestion.parse(question({ id: 1, headline: 'Do you smoke?' }));
  const decide = async (id: number, body: object, as = editor) => {
    const answer = await test.send('POST', `/admin/questionnaires/${id}/advice`, body, { as });
    return { status: answer.status, body: await answer.json() };
  };
  const keep = (id: number, reason = 'For one man alone') =>
    decide(id, { change: 'keep', rule: 'health', question: asked, reason });
  const makeJob = async () => {
    const body = { title: 'Apply as a carer', purpose: 'job', questions: [asked] };
    return (await call('POST', '/Questionnaire', body)).body.id;
  };

  const keepFor = (applications: number | null) => {
    const value = JSON.stringify({ applications });
    return test.deps.database.db
      .insert(settings)
      .values({ key: 'retention', value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
  };
  beforeAll(() => keepFor(365));

  it('is given where answers are kept for ever, and where nobody has said what they are for', async () => {
    const id = await makeJob();
    await keepFor(null);
    expect(await listed(id)).toMatchObject({ advice: 2 });
    expect((await stand(id)).row).toMatchObject({ hasRetention: false });
    await keepFor(365);
    expect(await listed(id)).toMatchObject({ advice: 1 });
    const { fields } = await stand(id);
    await save(id, { ...fields, purpose: '' });
    expect(await listed(id)).toMatchObject({ advice: 2 });
  });

  it('is counted in the list until somebody says why the question stays', async () => {
    const id = await makeJob();
    expect(await listed(id)).toMatchObject({ errors: 0, advice: 1 });
    expect((await keep(id)).body).toMatchObject([{ rule: 'health', reason: 'For one man alone' }]);
    expect(await listed(id)).toMatchObject({ advice: 0 });
    expect((await stand(id)).row).toMatchObject({ keptAdvice: [{ reason: 'For one man alone' }] });
    expect((await decide(id, { change: 'withdraw', rule: 'health', question: asked })).body).toEqual([]);
    expect(await listed(id)).toMatchObject({ advice: 1 });
  });

  it('is given anew when the question means something else, and not for a comma', async () => {
    const id = await makeJob();
    await keep(id);
    const { fields } = await stand(id);
    const [only] = questionsOf(fields);
    await save(id, { ...fields, questions: [{ ...only, headline: 'DO you smoke …?' }] });
    expect(await listed(id)).toMatchObject({ advice: 0 });
    await save(id, { ...fields, questions: [{ ...only, headline: 'Do you smoke at work?' }] });
    expect(await listed(id)).toMatchObject({ advice: 1 });
    await save(id, { ...fields, purpose: 'other', questions: [{ ...only, headline: 'Do you smoke at work?' }] });
    expect(await listed(id)).toMatchObject({ advice: 0 });
  });

  it('is answered in the audit: who, when, why and about which words', async () => {
    const id = await makeJob();
    await keep(id);
    await keep(id);
    const admin = await test.signIn('admin');
    const { body } = await call('GET', '/admin/audit?kind=questionnaire', undefined, admin);
    const noted = body.items.filter(
      ({ action, objectId }: z.output<typeof anything>) => action === 'keepAdvice' && objectId === String(id),
    );
    expect(noted).toHaveLength(1);
    expect(noted[0].changes).toMatchObject({
      reason: ['', 'For one man alone'],
      rule: [null, 'health'],
      question: [null, 'Do you smoke?'],
    });
  });

  it('is decided by those alone whose work it is, with a reason, about a questionnaire that is there', async () => {
    const id = await makeJob();
    const body = { change: 'keep', rule: 'health', question: asked, reason: 'Why' };
    expect((await decide(id, body, user)).status).toBe(403);
    expect((await keep(id, '  ')).status).toBe(422);
    expect((await decide(999_999, body)).status).toBe(404);
  });

  it('stays what it was for when only the words are published', async () => {
    const id = await makeJob();
    await call('PUT', `/Questionnaire/${id}`, { title: 'Apply' });
    expect((await call('GET', `/Questionnaire/${id}`)).body).toMatchObject({ title: 'Apply', purpose: 'job' });
  });
});

describe('what a builder makes of it', () => {
  const beginning = makeQuestions(8).map((one) => draftQuestion.parse(one));
  const isSound = (questions: readonly DraftQuestion[]) =>
    !checkDraft(questions).some(({ severity }) => severity === 'error');

  it('by 300 steps, each undone that breaks something, is taken', async () => {
    const session = fc.array(doing, { minLength: 300, maxLength: 300, size: 'max' });
    for (const asked of fc.sample(session, 8)) {
      let steps = startSteps(beginning);
      for (const one of asked) {
        const next = doOne(steps, one);
        steps = isSound(next.now) ? next : one.what === 'undo' || one.what === 'redo' ? steps : undo(next);
      }
      expect((await call('POST', '/Questionnaire', { title: 'Built', questions: steps.now })).status).toBe(201);
    }
  }, 60_000);

  it('is refused just where the check finds an error', async () => {
    const few = fc.array(doing, { minLength: 1, maxLength: 6 });
    const outcomes = new Set<number>();
    for (const asked of fc.sample(few, 60)) {
      const { now } = asked.reduce(doOne, startSteps(beginning));
      const { status } = await call('POST', '/Questionnaire', { title: 'Built', questions: now });
      expect([status, now]).toEqual([isSound(now) ? 201 : 422, now]);
      outcomes.add(status);
    }
    expect(outcomes.size).toBe(2);
  }, 60_000);
});

describe('what became of a questionnaire', () => {
  const apply = async (
    made: z.output<typeof anything>,
    listing: number,
    answers: readonly (readonly [number, string])[],
  ) => {
    const as = await test.signIn('user');
    const records = answers.map(([place, responseValue]) => ({
      ...{ questionnaireId: made.id, questionId: made.questions[place].id },
      ...{ typeId: listing, responseValue },
    }));
    expect((await call('POST', '/Response/ObjectResponses', records, as)).status).toBe(201);
  };
  const asked = [
    question({ id: 1, headline: 'Which pet?', identifier: 'pet', choices: ['cat', 'dog'] }),
    question({ id: 2, headline: 'Why?', identifier: 'why' }),
    question({ id: 3, headline: 'When?', identifier: 'when', choices: ['now', 'later'], multiple: true }),
  ];

  it('is told in numbers, by version and by question, and where people stopped', async () => {
    const listing = await makeListing();
    const made = await make({ typeId: String(listing), questions: asked });
    await apply(made, listing, [
      [0, 'cat'],
      [1, 'Because'],
      [2, 'now'],
      [2, 'later'],
    ]);
    await apply(made, listing, [[0, 'cat']]);
    await apply(made, listing, [
      [0, 'dog'],
      [2, 'now'],
    ]);
    const draft = { version: `${made.id}.1`, clientTime: new Date().toISOString() };
    const given = ['pet', 'why'].map((identifier) => ({ identifier, values: ['x'] }));
    const answers = [...given, { identifier: 'when', values: [] }];
    const saved = await call('PUT', `/Response/draft/${listing}`, { ...draft, answers }, await test.signIn('user'));
    expect(saved.status).toBe(200);
    // The choice "dog" is offered no more, and another question is.
    const later = [{ ...asked[0]!, choices: [{ value: 'cat', label: 'A cat' }] }, asked[1]!, question({ id: 4 })];
    await call('PUT', `/Questionnaire/${made.id}`, { title: 'Pets', questions: later });
    const { body } = await call('GET', `/admin/questionnaires/${made.id}/answers`);
    expect(body).toMatchObject({ title: 'Pets', sent: 3, unsent: 1 });
    const compared = (await call('GET', `/admin/questionnaires/${made.id}/versions`)).body;
    expect(compared).toMatchObject({ from: 1, to: 2 });
    expect([compared.before.length, compared.now.length]).toEqual([3, 3]);
    expect(compared.versions).toMatchObject([
      { number: 2, answers: 0, drafts: 0, by: expect.stringMatching(/^editor/) },
      { number: 1, answers: 3, drafts: 1, by: expect.stringMatching(/^editor/) },
    ]);
    const told = body.questions.map(({ headline, answered, stopped, choices }: typeof body) => [
      headline,
      answered,
      stopped,
      choices.map(({ label, count }: typeof body) => `${label} ${count}`).join(),
    ]);
    expect(told).toEqual([
      ['Which pet?', 3, 0, 'A cat 2,dog 1'],
      ['Why?', 1, 1, ''],
      ['Question 4', 0, 0, ''],
      ['When?', 2, 0, 'now 2,later 1'],
    ]);
    expect(JSON.stringify(body)).not.toContain('Because');
  });

  it('of equal opportunities is told apart from so many people on that nobody is known by it', async () => {
    const listing = await makeListing();
    const questions = [question({ id: 1, choices: ['cat', 'dog'], privacy: 'equality' })];
    const made = await make({ typeId: String(listing), questions });
    const [asked] = made.questions;
    const give = (people: number) =>
      test.deps.database.db.execute(sql`
        with sent as (
          insert into submissions (account_id, listing_id, version_id, idempotency_key)
          select a.id, ${listing}::int, q.version_id, gen_random_uuid()::text
          from (select id from accounts limit 1) a, questions q, generate_series(1, ${people}) where q.id = ${asked.id}
          returning id, account_id)
        insert into responses (submission_id, account_id, question_id, value)
        select id, account_id, ${asked.id}, 'cat' from sent`);
    const counted = async () => (await call('GET', `/admin/questionnaires/${made.id}/answers`)).body.questions[0];
    await give(fewestTold - 1);
    expect(await counted()).toMatchObject({ privacy: 'equality', answered: fewestTold - 1, choices: [] });
    await give(1);
    expect((await counted()).choices).toEqual([
      { label: 'Label cat', count: fewestTold },
      { label: 'Label dog', count: 0 },
    ]);
  });

  it('is for nobody whose work it is not, and of none there is nothing', async () => {
    const made = await make({ typeId: String(await makeListing()) });
    const recruiter = await test.signIn('recruiter');
    for (const part of ['answers', 'listings', 'versions']) {
      expect((await call('GET', `/admin/questionnaires/${made.id}/${part}`, undefined, recruiter)).status).toBe(403);
      expect((await call('GET', `/admin/questionnaires/999999/${part}`)).status).toBe(404);
    }
    const versions = `/admin/questionnaires/${made.id}/versions`;
    expect((await call('GET', `${versions}?from=1&to=7`)).status).toBe(404);
    expect((await call('GET', `${versions}?from=one`)).status).toBe(400);
    expect((await call('GET', versions)).body).toMatchObject({ from: 1, to: 1 });
  });

  it('the listings that ask it are told by their titles', async () => {
    const listing = await makeListing();
    const made = await make({ typeId: String(listing) });
    const { body } = await call('GET', `/admin/questionnaires/${made.id}/listings`);
    expect(body).toEqual({ title: 'Pets', listings: [{ id: listing, title: 'A listing' }] });
  });
});
