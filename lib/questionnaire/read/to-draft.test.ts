import fc from 'fast-check';
import { type DraftQuestion, draftQuestion } from '@/lib/contract/draft-question';
import { tenthOf } from '@/scripts/test/sample.mjs';
import { makeQuestions } from '@/testing/make-questions';
import { checkDraft } from '../draft/check-draft';
import { toQuestionsText } from '../draft/questions-text';
import { toFile } from '../draft/to-file';
import { startSteps } from '../draft/undo';
import { doing, doOne } from '../testing/random-session';
import { readFileForms } from './read-file-forms';
import { sayReason } from './reasons';
import { toDraft } from './to-draft';

const beginning = makeQuestions(8).map((question) => draftQuestion.parse(question));
const about = { title: 'Carers', description: 'By night', purpose: 'job' };

/** As what is written is taken: without the spaces around it. */
const trimmed = (questions: readonly DraftQuestion[]) =>
  JSON.parse(JSON.stringify(questions), (_, value) => (typeof value === 'string' ? value.trim() : value));

function takeBack(file: string) {
  const [form] = readFileForms(file, 'a.json');
  if (typeof form !== 'object') throw new Error(`It holds none: ${form}`);
  return form;
}

it('what was built in a hundred steps is the same once it was a file', () => {
  fc.assert(
    fc.property(fc.array(doing, { minLength: 100, maxLength: 100, size: 'max' }), (asked) => {
      const { now } = asked.reduce(doOne, startSteps(beginning));
      // What is wrong is told, and left out.
      fc.pre(!checkDraft(now).some(({ severity }) => severity === 'error'));
      const form = takeBack(toFile({ ...about, questions: now }));
      expect(form).toMatchObject({ ...about, notes: [] });
      const byPlace = (id: number) => now.findIndex((question) => question.id === id) + 1;
      const numbered = now.map((question) => ({
        ...question,
        id: byPlace(question.id),
        jumps: question.jumps.map((jump) => ({ ...jump, destination: { id: byPlace(jump.destination.id) } })),
      }));
      let id = 0;
      const taken = toDraft(form, [], () => {
        id += 1;
        return id;
      });
      expect(toQuestionsText(taken)).toBe(toQuestionsText(trimmed(numbered)));
    }),
    { numRuns: tenthOf(100) },
  );
});

it('a question that is known by its identifier keeps its id, and so do the jumps to it', () => {
  const form = takeBack(toFile({ ...about, questions: beginning }));
  const known = beginning.map((question) => ({ ...question, id: question.id + 70 }));
  const taken = toDraft(form, known, () => 1);
  expect(taken.map(({ id }) => id)).toEqual(known.map(({ id }) => id));
  expect(taken[0]?.jumps[0]?.destination.id).toBe((beginning[0]?.jumps[0]?.destination.id ?? 0) + 70);
});

it('what cannot be kept of a file of ours is told', () => {
  const { questions, notes } = takeBack(
    JSON.stringify({
      title: 'Rings',
      questions: [
        { id: 1, headline: 'A', questionType: 'text', jumps: [{ conditionValue: [], destination: { id: 1 } }] },
        { id: 2, headline: 'B', questionType: 'multiple-choice', choices: [], colour: 'red' },
      ],
    }),
  );
  expect(questions.map(({ headline }) => headline)).toEqual(['A']);
  expect(notes.map(({ what, reason }) => `${what}: ${sayReason(reason)}`)).toEqual([
    'colour: a field of questions that is not known',
    '“A”: a jump that leads back in a loop',
    '“B”: the question is left out: it has no choices',
  ]);
});
