'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import type { AnswerFault } from '@/lib/answers/answer-fault';
import type { PlainProblem } from '@/lib/answers/plain-form';
import type { Question } from '@/lib/contract/questionnaire';
import { firstControlId } from './use-current-question';

type PlainProblemsProps = {
  problem: PlainProblem;
  questions: readonly Question[];
  faults: ReadonlyMap<number, AnswerFault>;
};

/** Why a form that was sent without script came back, with a link to each question it is about. */
export function PlainProblems({ problem, questions, faults }: PlainProblemsProps) {
  const t = useTranslations('Questionnaire');
  const [first] = questions;
  // The summary takes the focus for each new list: once, not whenever an answer mends one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page came
  const problems = useMemo(
    () =>
      problem === 'answers' && faults.size > 0
        ? questions.flatMap((question) => {
            const fault = faults.get(question.id);
            return fault
              ? [{ id: firstControlId(question), about: question.headline, text: t(`faults.${fault}`) }]
              : [];
          })
        : first
          ? [{ id: firstControlId(first), text: t(problem === 'answers' ? 'faults.refused' : problem) }]
          : [],
    [problem],
  );
  return <ErrorSummary title={t('problem')} problems={problems} />;
}
