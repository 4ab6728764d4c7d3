import type { DraftQuestion } from '@/lib/contract/draft-question';
import { questionnaireEnd } from '@/lib/contract/questionnaire-end';
import { isDefault } from '../find-jump';
import { blankQuestion } from './edit-questions';

type Jump = DraftQuestion['jumps'][number];

/** Leads every other answer to the end. */
export const toEnd: Jump = { conditionValue: [], destination: { id: questionnaireEnd } };

/** The last question leads to the end by itself, and not into what comes to stand behind it. */
export function closeWay<Asked extends { jumps: Jump[] }>(asked: readonly Asked[]): Asked[] {
  return asked.map((question, index) =>
    index < asked.length - 1 || question.jumps.some(isDefault)
      ? question
      : { ...question, jumps: [...question.jumps, toEnd] },
  );
}

/** An end with closing words, which are still to be written: a statement behind all questions that leads to none. */
export function addEnd(questions: readonly DraftQuestion[], id: number): DraftQuestion[] {
  return [...closeWay(questions), { ...blankQuestion(id), inputKind: 'statement', jumps: [toEnd] }];
}
