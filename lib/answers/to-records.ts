import type { Question } from '@/lib/contract/questionnaire';
import type { Answers } from '@/lib/questionnaire/flow';
import { toKeptAnswer } from '@/lib/questionnaire/typed-answer';
import { countedAnswers } from '@/lib/questionnaire/walk-path';
import { givenAnswers } from './given-answers';
import { hash } from './version-of';

export type AnswerRecord = {
  Id: 0;
  QuestionnaireId: number;
  QuestionId: number;
  UserId: string;
  ResponseLabel: string;
  ResponseValue: string;
  ResponseDate: string;
  TypeId: number;
  CreatedDate: string;
  Active: true;
};

type About = { listingId: number; userId: string; now: Date };

export function toRecords(
  questions: readonly Question[],
  answers: Answers,
  { listingId, userId, now }: About,
): AnswerRecord[] {
  const counted = countedAnswers(questions, givenAnswers(answers));
  const moment = now.toISOString();
  return questions.flatMap((question) =>
    (counted.get(question.id) ?? []).map((value) => ({
      Id: 0 as const,
      QuestionnaireId: question.questionnaireId,
      QuestionId: question.id,
      UserId: userId,
      ResponseLabel: labelOf(question, value),
      ResponseValue: toKeptAnswer(question, value),
      ResponseDate: moment,
      TypeId: listingId,
      CreatedDate: moment,
      Active: true as const,
    })),
  );
}

/** The same for the same answers of one draft: a repeat after a lost answer is known by it. */
export function submissionKey(records: readonly AnswerRecord[], startedAt: string): string {
  const content = records.map(({ QuestionId, ResponseValue, TypeId }) => [TypeId, QuestionId, ResponseValue]);
  return `${hash(startedAt)}-${hash(JSON.stringify(content))}`;
}

function labelOf({ questionType, choices, headline }: Question, value: string): string {
  const chosen = questionType === 'multiple-choice' ? choices.find((choice) => choice.value === value) : undefined;
  return chosen?.label ?? headline;
}
