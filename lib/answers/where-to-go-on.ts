import type { Draft } from '@/lib/contract/draft';
import type { Question } from '@/lib/contract/questionnaire';
import { isAnswerable } from '@/lib/questionnaire/flow';
import { walkPath } from '@/lib/questionnaire/walk-path';
import { carryOver } from './draft';
import { givenAnswers } from './given-answers';
import { firstUnseen, startState } from './screen-state';

type Next = { number: number; headline: string };

export type BegunApplication = {
  listingId: number;
  title: string;
  isOpen: boolean;
  changedAt: string;
  next: Next | null;
};

export function whereToGoOn(questions: readonly Question[], draft: Draft): Next | null {
  const { answers } = carryOver(questions, draft);
  const path = walkPath(questions, givenAnswers(answers));
  const next = firstUnseen(path, startState(questions, answers).seen);
  if (!next) return null;
  const number = path.slice(0, path.indexOf(next) + 1).filter(isAnswerable).length;
  return { number: Math.max(1, number), headline: next.headline };
}
