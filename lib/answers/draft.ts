import type { Draft } from '@/lib/contract/draft';
import { withoutInvisibleSigns } from '@/lib/contract/invisible-signs';
import type { Question } from '@/lib/contract/questionnaire';
import { isPossibleAnswer } from '@/lib/questionnaire/find-jump';
import { type Answers, isAnswerable } from '@/lib/questionnaire/flow';
import { questionKeys } from './question-keys';
import { versionOf } from './version-of';

/** Answers that are not sent yet; an empty list is an answer that was taken back. */
export function toDraft(questions: readonly Question[], answers: Answers, now: Date): Draft {
  const keys = questionKeys(questions);
  const kept = [...answers].flatMap(([id, values]) => {
    const identifier = keys.get(id);
    return identifier === undefined ? [] : [{ identifier, values: values.map(withoutInvisibleSigns) }];
  });
  return { version: versionOf(questions), answers: kept, clientTime: now.toISOString() };
}

export type CarriedOver = {
  answers: Map<number, readonly string[]>;
  hasChanged: boolean;
  lost: number;
};

/** The answers of a draft to these questions: those that still mean the same, by identifier and choice value. */
export function carryOver(questions: readonly Question[], draft: Draft | null): CarriedOver {
  const answers = new Map<number, readonly string[]>();
  if (draft === null) return { answers, hasChanged: false, lost: 0 };
  const keys = questionKeys(questions);
  const byKey = new Map(questions.map((question) => [keys.get(question.id), question]));
  let lost = 0;
  for (const { identifier, values } of draft.answers) {
    const question = byKey.get(identifier);
    const fitting = question ? valuesThatFit(question, values) : [];
    if (question) answers.set(question.id, fitting);
    if (fitting.length === 0 && values.length > 0) lost += 1;
  }
  return { answers, hasChanged: draft.version !== versionOf(questions), lost };
}

function valuesThatFit(question: Question, values: readonly string[]): string[] {
  if (!isAnswerable(question)) return [];
  const givable = [...new Set(values)].filter((value) => isPossibleAnswer(question, value));
  return question.questionType === 'multiple-choice' && question.multiple ? givable : givable.slice(0, 1);
}

/** Nothing is lost where two drafts meet: the newer one's answers, and the other's to questions it has none for. */
export function mergeDrafts(newer: Draft, older: Draft): Draft {
  const answered = new Set(newer.answers.map(({ identifier }) => identifier));
  const others = older.answers.filter(({ identifier }) => !answered.has(identifier));
  return { ...newer, answers: [...newer.answers, ...others] };
}

export function isSameDraft(one: Draft, other: Draft): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf({ version, answers }: Draft): string {
  const lines = answers.flatMap(({ identifier, values }) =>
    values.length > 0 ? [JSON.stringify([identifier, values])] : [],
  );
  return [version, ...lines.sort()].join('\n');
}
