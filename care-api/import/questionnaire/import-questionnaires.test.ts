import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { questionnaires, questionnaireVersions } from '@/care-api/database/schema/questionnaires';
import type { Database } from '@/care-api/kernel/db';
import { readWhole } from '@/care-api/questionnaires/kept-row';
import { getQuestionnaire, listQuestionnaires } from '@/care-api/questionnaires/list-questionnaires';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import { questionnaireSchema } from '@/lib/contract/questionnaire';
import type { ReadQuestionnaire } from '@/lib/questionnaire/read/read-questionnaire';
import { walkPath } from '@/lib/questionnaire/walk-path';
import { checkLines } from './check-lines';
import { importQuestionnaires, type QuestionnaireSummary } from './import-questionnaires';
import { questionnaireLines } from './questionnaire-lines';
import { readQuestionnaireFile } from './read-questionnaire-file';
import { sayNote } from './say-note';

let database: Database;
let folder: string;
let files = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'questionnaires-'));
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

async function read(content: unknown) {
  files += 1;
  const file = path.join(folder, `${files}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readQuestionnaireFile(file);
}

/** What is stored after taking a file, and what was said. */
async function take(content: unknown, { anyway = false } = {}) {
  const { format, isForeign, questionnaires } = await read(content);
  const summary = await importQuestionnaires(database.db, questionnaires, { wantsAllReached: isForeign && !anyway });
  const lines = questionnaireLines('a.json', format, summary, 0);
  const all = await listQuestionnaires(database.db);
  const stored = all.find(({ title }) => title === questionnaires[0]?.title);
  const wire = stored ? await getQuestionnaire(database.db, Number(stored.id)) : null;
  return { summary, lines, stored: wire && questionnaireSchema.parse(wire), notes: notesOf(questionnaires, summary) };
}

function notesOf(read: readonly Pick<ReadQuestionnaire, 'notes'>[], summary: QuestionnaireSummary) {
  const notes = summary.taken[0]?.notes ?? (read[0]?.notes ?? []).map(sayNote);
  return notes.map(({ what, reason }) => `${what}: ${reason}`);
}

const choices = (...labels: string[]) => ({ choices: labels.map((label) => ({ ref: `ref-${label}`, label })) });
const is = (field: string, choice: string) => ({
  op: 'is',
  vars: [
    { type: 'field', value: field },
    { type: 'choice', value: `ref-${choice}` },
  ],
});
const always = { op: 'always', vars: [] };
const jump = (value: string, condition: object, type = 'field') => ({
  action: 'jump',
  details: { to: { type, value } },
  condition,
});

describe('a form of Typeform', () => {
  it('becomes questions of the fitting kinds, groups flattened', async () => {
    const { stored, notes } = await take({
      id: 'kinds',
      title: 'Kinds',
      fields: [
        {
          ref: 'a',
          type: 'multiple_choice',
          title: 'A?',
          properties: { ...choices('x', 'y'), allow_multiple_selection: true },
        },
        { ref: 'b', type: 'yes_no', title: 'B?', validations: { required: true } },
        {
          ref: 'c',
          type: 'opinion_scale',
          title: 'C?',
          properties: { steps: 3, start_at_one: true, labels: { left: 'Never', right: '' } },
        },
        {
          ref: 'g',
          type: 'group',
          title: 'Group',
          properties: {
            fields: [
              { ref: 'd', type: 'long_text', title: 'D?' },
              { ref: 'e', type: 'email', title: 'E?' },
            ],
          },
        },
        { ref: 'j', type: 'number', title: 'J?', validations: { min_value: 0, max_value: 168 } },
        { ref: 'f', type: 'statement', title: 'Read this.', properties: { description: 'Slowly.' } },
        { ref: 'h', type: 'file_upload', title: 'Upload?' },
        { ref: 'i', type: 'dropdown', title: 'I?', properties: { choices: [{ label: 'One' }, { label: 'Two' }] } },
      ],
      thankyou_screens: [{ title: 'Bye' }],
      hidden: ['source'],
    });
    expect(stored?.questions.map((q) => [q.identifier, q.questionType, q.inputKind, q.multiple, q.required])).toEqual([
      ['a', 'multiple-choice', null, true, false],
      ['b', 'multiple-choice', null, false, true],
      ['c', 'multiple-choice', 'scale', false, false],
      ['d', 'text', 'long', false, false],
      ['e', 'text', 'email', false, false],
      ['j', 'text', 'number', false, false],
      ['f', 'text', 'statement', false, false],
      ['h', 'text', 'file', false, false],
      ['i', 'multiple-choice', null, false, false],
    ]);
    expect(stored?.questions.map((q) => q.choices.map(({ value }) => value).join())).toEqual([
      ...['ref-x,ref-y', 'true,false', '1,2,3', '', '', '', '', '', 'One,Two'],
    ]);
    expect(stored?.questions[5]).toMatchObject({ min: 0, max: 168 });
    expect(stored?.questions[2]?.choices.map(({ label }) => label)).toEqual(['1 – Never', '2', '3']);
    expect(notes).toEqual([
      '“Group”: a group: its questions are asked one by one, without its heading',
      'source: a hidden field',
      '“Bye”: a thank-you screen is no question',
    ]);
  });

  it('is asked in plain words, without signs for bold and links or what would stand for an answer', async () => {
    const { stored, notes } = await take({
      title: 'Work *with* us',
      fields: [
        { ref: 'a', type: 'short_text', title: 'Your **name**', properties: { description: '_In full_' } },
        { ref: 'b', type: 'short_text', title: '{{field:a}}, where do you live?' },
        { ref: 'c', type: 'legal', title: 'I read the [notice](https://care.example/notice)' },
      ],
    });
    expect([stored?.title, ...(stored?.questions ?? []).map(({ headline }) => headline)]).toEqual([
      ...['Work with us', 'Your name', 'Where do you live?', 'I read the notice (https://care.example/notice)'],
    ]);
    expect(stored?.questions[0]?.description).toBe('In full');
    expect(notes).toEqual([expect.stringContaining('is asked without it')]);
  });

  it('keeps the jumps it can, and names all others with their reason', async () => {
    const own = { type: 'field', value: 'a' };
    const { stored, notes, lines } = await take({
      title: 'Jumps',
      fields: [
        { ref: 'a', type: 'multiple_choice', title: 'A?', properties: choices('x', 'y', 'z', 'w') },
        { ref: 'b', type: 'number', title: 'B?' },
        { ref: 'c', type: 'short_text', title: 'C?' },
        { ref: 'd', type: 'short_text', title: 'D?' },
      ],
      logic: [
        {
          type: 'field',
          ref: 'a',
          actions: [
            jump('c', is('a', 'x')),
            jump('d', { op: 'or', vars: [is('a', 'y'), is('a', 'z')] }),
            jump('d', { op: 'and', vars: [is('a', 'y'), is('a', 'z')] }),
            jump('d', { op: 'or', vars: [is('a', 'y'), { op: 'lower_than', vars: [own] }] }),
            jump('d', { op: 'is_not', vars: [own, { type: 'choice', value: 'ref-x' }] }),
            jump('d', is('b', 'x')),
            jump('d', is('a', 'none')),
            jump('d', {
              op: 'equal',
              vars: [
                { type: 'hidden', value: 'h' },
                { type: 'constant', value: 1 },
              ],
            }),
            jump('bye', is('a', 'w'), 'thankyou'),
            jump('nowhere', always),
            { action: 'add', details: {}, condition: always },
            jump('b', always),
          ],
        },
        {
          type: 'field',
          ref: 'b',
          actions: [
            jump('d', {
              op: 'equal',
              vars: [
                { type: 'field', value: 'b' },
                { type: 'constant', value: 7 },
              ],
            }),
          ],
        },
        { type: 'field', ref: 'c', actions: [jump('a', always)] },
        { type: 'hidden', ref: 'h', actions: [jump('d', always)] },
      ],
    });
    const identifierOf = new Map(stored?.questions.map(({ id, identifier }) => [id, identifier]));
    identifierOf.set(0, 'end');
    const jumps = stored?.questions.map((q) =>
      q.jumps.map((one) => `${one.conditionValue.map(({ value }) => value)}→${identifierOf.get(one.destination.id)}`),
    );
    expect(jumps).toEqual([['ref-x→c', 'ref-y→d', 'ref-z→d', 'ref-w→end', '→b'], ['7→d'], [], []]);
    expect(notes).toEqual([
      '“A?”: a condition over several answers at once',
      '“A?”: a condition “lower_than”',
      '“A?”: a condition “is_not”',
      '“A?”: a condition on the answer to another question',
      '“A?”: a condition that no choice can meet',
      '“A?”: a condition on a hidden field',
      '“A?”: a jump to something that is not asked',
      '“A?”: “add” calculates; there is nothing to calculate with',
      'hidden h: logic of something that is not asked',
      '“C?”: a jump that leads back in a loop',
    ]);
    expect(lines).toContain('Jumps: 4 questions, 6 jumps');
    expect(lines).toContain('  1 × a jump that leads back in a loop');
  });

  it('ends where it jumps to a thank-you screen', async () => {
    const { stored, notes } = await take({
      title: 'Ends',
      fields: [
        { ref: 'a', type: 'multiple_choice', title: 'A?', properties: choices('no', 'yes') },
        { ref: 'b', type: 'short_text', title: 'B?', validations: { required: true } },
      ],
      logic: [{ type: 'field', ref: 'a', actions: [jump('bye', is('a', 'no'), 'thankyou'), jump('b', always)] }],
      thankyou_screens: [{ title: 'Bye' }],
    });
    const [first] = stored?.questions ?? [];
    const way = (value: string) => walkPath(stored?.questions ?? [], new Map([[first?.id ?? 0, [value]]]));
    expect(way('ref-no').map(({ headline }) => headline)).toEqual(['A?']);
    expect(way('ref-yes').map(({ headline }) => headline)).toEqual(['A?', 'B?']);
    expect(notes).toEqual(['“Bye”: a thank-you screen is no question']);
  });

  it('ends with the words of the screen that it jumps to, which no other way runs into', async () => {
    const { stored, notes } = await take({
      title: 'Ends with words',
      fields: [
        { ref: 'a', type: 'multiple_choice', title: 'A?', properties: choices('no', 'yes') },
        { ref: 'b', type: 'short_text', title: 'B?' },
      ],
      logic: [{ type: 'field', ref: 'a', actions: [jump('bye', is('a', 'no'), 'thankyou')] }],
      thankyou_screens: [
        { ref: 'bye', title: '*Sorry*', properties: { description: 'Not now.' } },
        { ref: 'never', title: 'Never seen' },
        { ref: 'default_tys', title: 'Done' },
      ],
    });
    const [first] = stored?.questions ?? [];
    const way = (value: string) => walkPath(stored?.questions ?? [], new Map([[first?.id ?? 0, [value]]]));
    expect(way('ref-no').map(({ headline }) => headline)).toEqual(['A?', 'Sorry']);
    expect(way('ref-yes').map(({ headline }) => headline)).toEqual(['A?', 'B?']);
    expect(stored?.questions[2]).toMatchObject({ description: 'Not now.', inputKind: 'statement' });
    expect(notes).toEqual([
      '“Never seen”: a thank-you screen is no question',
      '“Done”: a thank-you screen is no question',
    ]);
  });

  it('with a question that no way leads to is left out unless it is wanted anyway', async () => {
    const form = {
      title: 'Lost',
      fields: ['a', 'b', 'c'].map((ref) => ({ ref, type: 'short_text', title: `${ref}?` })),
      logic: [{ type: 'field', ref: 'a', actions: [jump('c', always)] }],
    };
    const { summary, stored, lines } = await take(form);
    expect([summary.created, summary.taken, stored]).toEqual([0, [], null]);
    expect(lines).toContain('  1 × no way leads to some of its questions; with --anyway it is taken all the same');
    expect(lines).toContain('      “b?”: No way leads to this question.');
    expect((await take(form, { anyway: true })).stored?.questions).toHaveLength(3);
  });

  it('tells choices with one ref apart', async () => {
    const twins = { choices: ['1', '2'].map((id) => ({ id, ref: 'same', label: `L${id}` })) };
    const { stored } = await take({
      id: 'twins',
      title: 'Twins',
      fields: [{ ref: 'a', type: 'multiple_choice', title: 'A?', properties: twins }],
    });
    expect(stored?.questions[0]?.choices).toEqual([
      { value: 'same', label: 'L1' },
      { value: '2', label: 'L2' },
    ]);
  });
});

describe('a form of GOV.UK Forms', () => {
  const step = (id: number, question_text: string, data: object = {}, routing_conditions: object[] = []) => ({
    id,
    type: 'question_page',
    data: { question_text, answer_type: 'text', is_optional: false, answer_settings: null, ...data },
    routing_conditions,
  });
  const select = (only_one_option: string, ...names: string[]) => ({
    answer_type: 'selection',
    answer_settings: { only_one_option, selection_options: names.map((name) => ({ name })) },
  });
  const go = (answer_value: string | null, goto_page_id: number | null, more: object = {}) => ({
    answer_value,
    goto_page_id,
    skip_to_end: false,
    ...more,
  });

  it('becomes questions of the fitting kinds, with its hints, its guidance and what need not be answered', async () => {
    const { stored, notes } = await take({
      form_id: '31',
      name: 'Kinds of GOV.UK',
      steps: [
        step(11, 'Line', { answer_settings: { input_type: 'single_line' }, hint_text: 'Short' }),
        step(12, 'Lines', { answer_settings: { input_type: 'long_text' }, is_optional: true }),
        step(13, 'Number', { answer_type: 'number' }),
        step(14, 'Day', { answer_type: 'date', answer_settings: { input_type: 'date_of_birth' } }),
        step(15, 'Email', { answer_type: 'email' }),
        step(16, 'Phone', { answer_type: 'phone_number' }),
        step(17, 'Where?', { answer_type: 'address', answer_settings: { input_type: { uk_address: true } } }),
        step(18, 'Proof', {
          answer_type: 'file',
          page_heading: 'What we take',
          guidance_markdown: '## Files\n\n* **PDF**',
        }),
        step(19, 'One?', { ...select('true', 'A', 'B'), is_optional: true }),
        step(20, 'Several?', { ...select('false', 'A', 'B'), is_repeatable: true }),
        step(21, 'New', { answer_type: 'hologram' }),
      ],
      declaration_text: 'All true.',
      submission_email: '',
    });
    expect(stored?.title).toBe('Kinds of GOV.UK');
    expect(stored?.questions.map((q) => [q.headline, q.inputKind ?? q.choices.length, q.multiple, q.required])).toEqual(
      [
        ['Line', 'short', false, true],
        ['Lines', 'long', false, false],
        ['Number', 'number', false, true],
        ['Day', 'date', false, true],
        ['Email', 'email', false, true],
        ['Phone', 'phone', false, true],
        ['Where?', 'long', false, true],
        ['What we take', 'statement', false, false],
        ['Proof', 'file', false, true],
        ['One?', 3, false, true],
        ['Several?', 2, true, true],
        ['New', 'short', false, true],
      ],
    );
    expect(stored?.questions[0]?.description).toBe('Short');
    expect(stored?.questions[7]?.description).toBe('Files\n\n* PDF');
    expect(stored?.questions[9]?.choices.at(-1)?.label).toBe('None of the above');
    expect(notes).toEqual([
      '“Where?”: an address in several fields: it is asked for in one',
      '“Several?”: it could be answered several times: it is asked once',
      '“New”: a question of the kind hologram: it is asked for as a short text',
      'the declaration: nothing is declared before sending',
    ]);
  });

  it('goes where it went: to a page, past a branch, to the end and to an exit page', async () => {
    const { stored, notes } = await take({
      id: 32,
      name: 'Ways of GOV.UK',
      pages: [
        step(1, 'May you?', select('true', 'Yes', 'No'), [
          go('No', null, { exit_page_heading: 'Sorry', exit_page_markdown: '## Ring us\n\nWe will help.' }),
        ]),
        step(2, 'How often?', { ...select('true', 'Once', 'Often'), is_optional: true }, [
          go('Often', 4),
          go('none_of_the_above', null, { skip_to_end: true }),
        ]),
        step(3, 'Name?', { answer_type: 'name', answer_settings: { input_type: 'full_name' } }, [go(null, 5)]),
        step(4, 'Which?', { page_heading: 'Look', guidance_markdown: 'Here' }, [go('x', 99)]),
        step(5, 'Last?'),
      ].map(({ data, ...rest }) => ({ ...data, ...rest })),
    });
    const way = (...answers: string[]) =>
      walkPath(
        stored?.questions ?? [],
        new Map((stored?.questions ?? []).slice(0, 2).map(({ id }, place) => [id, [answers[place] ?? '']])),
      ).map(({ headline }) => headline);
    expect(way('No')).toEqual(['May you?', 'Sorry']);
    expect(stored?.questions.at(-1)).toMatchObject({ inputKind: 'statement', description: 'Ring us\n\nWe will help.' });
    expect(way('Yes', 'Once')).toEqual(['May you?', 'How often?', 'Name?', 'Last?']);
    expect(way('Yes', 'Often')).toEqual(['May you?', 'How often?', 'Look', 'Which?', 'Last?']);
    expect(way('Yes', 'None of the above')).toEqual(['May you?', 'How often?']);
    expect(notes).toEqual(['“Which?”: a jump to something that is not asked']);
  });
});

const ours = {
  questionnaireId: 5,
  title: 'Ours',
  source: 'elsewhere.json',
  questions: [
    {
      id: 10,
      headline: ' First? ',
      questionType: 'multiple-choice',
      description: null,
      choices: [{ value: 'a', label: 'A' }],
      jumps: [
        { conditionValue: [{ value: 'a' }], destination: { id: 30 } },
        { conditionValue: [], destination: { id: 99 } },
      ],
    },
    {
      id: 20,
      headline: 'Second',
      questionType: 'text',
      sourceType: 'statement',
      choices: [],
      jumps: [],
      colour: 'red',
    },
    { id: 20, headline: 'Twin', questionType: 'text' },
    { id: 25, headline: 'Empty', questionType: 'multiple-choice', choices: [] },
    { id: 26, headline: '', questionType: 'text' },
    { id: 30, headline: 'Third?', questionType: 'text', jumps: [{ conditionValue: [], destination: { id: 10 } }] },
  ],
};

describe('our own questionnaires', () => {
  it('are taken without what would break them, which is named', async () => {
    const { stored, notes } = await take([ours]);
    expect(stored?.questions.map(({ headline, inputKind, jumps }) => [headline, inputKind, jumps.length])).toEqual([
      ['First?', null, 1],
      ['Second', 'statement', 0],
      ['Third?', null, 0],
    ]);
    expect(notes.sort()).toEqual([
      'colour: a field of questions that is not known',
      'question 5: the question is left out: headline, Headline is required.',
      '“Empty”: the question is left out: it has no choices',
      '“First?”: a jump to something that is not asked',
      '“Third?”: a jump that leads back in a loop',
      '“Twin”: the question is left out: another one has its id',
    ]);
  });

  it('are known again: the same file changes nothing, another one makes a version', async () => {
    const versions = () => database.db.$count(questionnaireVersions);
    const first = await take({ ...ours, questionnaireId: 6, title: 'Again' });
    const before = await versions();
    const again = await take({ ...ours, questionnaireId: 6, title: 'Again' });
    expect(again.summary).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
    expect(again.stored).toEqual(first.stored);
    expect(await versions()).toBe(before);
    const renamed = await take({ ...ours, questionnaireId: 6, title: 'Again', description: 'Now with words' });
    expect(renamed.summary).toMatchObject({ changed: 1 });
    expect(await versions()).toBe(before);
    const longer = [...ours.questions, { id: 40, headline: 'Fourth?', questionType: 'text' }];
    const changed = await take({ ...ours, questionnaireId: 6, title: 'Again', questions: longer });
    expect(changed.summary).toMatchObject({ changed: 1 });
    expect(changed.stored).toMatchObject({ version: 2, id: first.stored?.id });
    // Words of staff that wait stand on another questionnaire then.
    const [row] = await readWhole(database.db, [first.stored?.id ?? 0]);
    expect(row).toMatchObject({ version: 3, questionsVersion: 2 });
  });

  it('are for what the newest file says, and where it says nothing for what was said before', async () => {
    const purposeOf = async (more: object) =>
      (await take({ ...ours, questionnaireId: 7, title: 'For', ...more })).stored;
    expect(await purposeOf({ purpose: 'care' })).toMatchObject({ purpose: 'care' });
    expect(await purposeOf({ purpose: 'job' })).toMatchObject({ purpose: 'job', version: 1 });
    expect(await purposeOf({})).toMatchObject({ purpose: 'job' });
  });

  it('that lie in the trash are left out, and stay as they are', async () => {
    const file = { ...ours, questionnaireId: 8, title: 'Thrown away' };
    const { stored } = await take(file);
    const isIt = eq(questionnaires.id, stored?.id ?? 0);
    await database.db.update(questionnaires).set({ deletedAt: new Date() }).where(isIt);
    const before = await database.db.$count(questionnaireVersions);
    const { summary, lines } = await take(file);
    expect(summary).toMatchObject({ created: 0, changed: 0, unchanged: 0, taken: [] });
    expect(lines).toContain('  1 × it lies in the trash: take it out first');
    expect(await database.db.$count(questionnaireVersions)).toBe(before);
  });

  it('that are merely odd are taken and told', async () => {
    const { stored, notes } = await take({
      title: 'Odd',
      questions: [
        { id: 1, headline: 'One', questionType: 'text', jumps: [{ conditionValue: [], destination: { id: 3 } }] },
        { id: 2, headline: 'Two', questionType: 'text' },
        { id: 3, headline: 'Three', questionType: 'text' },
      ],
    });
    expect(stored?.questions).toHaveLength(3);
    expect(notes).toEqual(['“Two”: No way leads to this question.: odd, but taken']);
  });

  it('with more questions than an author may write are left out', async () => {
    const questions = Array.from({ length: 1_001 }, (_, index) => ({
      id: index + 1,
      headline: `Question ${index}`,
      questionType: 'text',
    }));
    const { summary, lines } = await take({ title: 'Endless', questions });
    expect(summary).toMatchObject({ created: 0, taken: [] });
    expect(lines).toContain('  1 × it has too many questions');
  });

  it('without a question are left out', async () => {
    const { summary, lines } = await take({ title: 'Nothing', questions: [{ id: 1, headline: '' }] });
    expect(summary).toMatchObject({ created: 0, taken: [] });
    expect(lines).toContain('  1 × it has no question that can be asked');
  });
});

it('is refused what is no questionnaire', async () => {
  await expect(read('{broken')).rejects.toThrow('is not JSON');
  await expect(read({ name: 'A' })).rejects.toThrow('holds neither our questionnaires');
  await expect(read([])).rejects.toThrow('holds neither');
});

it('a report names errors, oddities and the ways through', async () => {
  const { questionnaires } = await read(ours);
  const { errors, lines } = checkLines(questionnaires[0]!);
  expect(errors).toBe(4);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Ours: 5 questions, 4 errors, 0 warnings',
      '  error unknown-destination at question 10, “First?”: Jumps to question 99, which is not there.',
      '  error loop at question 30, “Third?”: Leads back to “First?” in a loop.',
      '  2 routes, of 2 to 4 questions to answer',
      '    2 questions: 10, 30',
    ]),
  );
});

it('a report has what the law says of an application', async () => {
  const questions = [{ id: 1, headline: 'Do you smoke?', questionType: 'text' }];
  const { questionnaires } = await read({ title: 'Apply for a job', questions });
  expect(checkLines(questionnaires[0]!).lines).toContain(
    '  advice health at question 1, “Do you smoke?”: see Equality Act 2010, section 60',
  );
});
