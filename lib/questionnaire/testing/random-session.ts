import fc from 'fast-check';
import type { DraftQuestion } from '@/lib/contract/draft-question';
import { moveChoice, pasteChoices, removeChoice, renameChoice } from '../draft/edit-choices';
import { addJump, changeJump, freeAnswer, removeJump, setOtherwise } from '../draft/edit-jumps';
import {
  addQuestion,
  blankQuestion,
  changeQuestion,
  copyQuestion,
  moveQuestion,
  removeQuestion,
} from '../draft/edit-questions';
import { kindOf, questionKinds, withKind } from '../draft/question-kinds';
import { defaultScale, readScale, withScale } from '../draft/scale';
import { redo, type Steps, step, undo } from '../draft/undo';

type Questions = readonly DraftQuestion[];
/** What is done, and numbers that say to what, whatever there is. */
export type Doing = { what: keyof typeof deeds | 'undo' | 'redo'; at: number; to: number; words: string };

const published = ['No', 'Never'].map((value) => ({ value, label: value }));

/** Whatever an author can press. */
const deeds = {
  add: (questions: Questions, { at, words }: Doing) =>
    addQuestion(questions, at % (questions.length + 1), { ...blankQuestion(freeId(questions)), headline: words }),
  copy: (questions: Questions, doing: Doing) => copyQuestion(questions, idAt(questions, doing.at), freeId(questions)),
  remove: (questions: Questions, { at }: Doing) =>
    questions.length > 1 ? removeQuestion(questions, idAt(questions, at)) : [...questions],
  move: (questions: Questions, { at, to }: Doing) =>
    moveQuestion(questions, idAt(questions, at), to % questions.length),
  headline: one((question, { words }) => ({ ...question, headline: words })),
  required: one((question) => ({ ...question, required: !question.required })),
  kind: one((question, { to }) => withKind(question, questionKinds[to % questionKinds.length] ?? 'short')),
  bounds: one((question, { at, to }) =>
    kindOf(question) === 'number' ? { ...question, unit: 'hours', min: at / 8, max: to } : question,
  ),
  steps: one((question, { to, words: lowest }) =>
    kindOf(question) === 'scale'
      ? withScale(question, { ...(readScale(question.choices) ?? defaultScale), count: 2 + (to % 10), lowest })
      : question,
  ),
  paste: one(
    (question, { words, to }) => pasteChoices(question, [words, `${to}`, 'Yes', 'No'], published)?.question ?? question,
  ),
  rename: one((question, { words, to }) => renameChoice(question, to % 4, words, published)),
  unchoose: one((question, { to }) => removeChoice(question, to % 4)),
  shift: one((question, { to }) => moveChoice(question, to % 4, (to >> 2) % 4)),
  jump: one((question, { words, to }, questions) =>
    addJump(question, freeAnswer(question) || words, destinationAt(questions, to)),
  ),
  lead: one((question, { to }, questions) =>
    changeJump(question, to % 3, { destination: destinationAt(questions, to) }),
  ),
  answer: one((question, { words, to }) => changeJump(question, to % 3, { value: words })),
  unjump: one((question, { to }) => removeJump(question, to % 3)),
  otherwise: one((question, { to }, questions) =>
    setOtherwise(question, to % 4 === 0 ? null : destinationAt(questions, to)),
  ),
};

export const doing: fc.Arbitrary<Doing> = fc.record({
  what: fc.constantFrom(...(Object.keys(deeds) as (keyof typeof deeds)[]), 'undo' as const, 'redo' as const),
  at: fc.nat(1_000),
  to: fc.nat(1_000),
  words: fc.oneof(
    fc.constantFrom('Yes', 'No', 'ليس بعد', '👩‍⚕️ أحيانًا <b>&amp;'),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  ),
});

export function doOne(steps: Steps<DraftQuestion[]>, asked: Doing): Steps<DraftQuestion[]> {
  if (asked.what === 'undo') return undo(steps);
  if (asked.what === 'redo') return redo(steps);
  return step(
    steps,
    deeds[asked.what](steps.now, asked),
    asked.what === 'headline' ? `headline ${asked.at % 3}` : null,
  );
}

function one(change: (question: DraftQuestion, asked: Doing, questions: Questions) => DraftQuestion) {
  return (questions: Questions, asked: Doing) =>
    changeQuestion(questions, idAt(questions, asked.at), (question) => change(question, asked, questions));
}

function idAt(questions: Questions, at: number): number {
  return questions[at % questions.length]?.id ?? 0;
}

/** Of any question, or the end. */
function destinationAt(questions: Questions, to: number): number {
  return questions[to % (questions.length + 1)]?.id ?? 0;
}

function freeId(questions: Questions): number {
  return Math.max(0, ...questions.map(({ id }) => id)) + 1;
}
