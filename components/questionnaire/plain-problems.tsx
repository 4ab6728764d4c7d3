'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import type { AnswerFault } from '@/lib/answers/answer-fault';
import { takesFile } from '@/lib/answers/form-answers';
import type { PlainProblem } from '@/lib/answers/plain-form';
import type { Question } from '@/lib/contract/questionnaire';
import { firstControlId } from './use-current-question';
import { useFaultWords } from './use-fault-words';

type PlainProblemsProps = {
  /** Null where somebody logged in meanwhile. */
  problem: PlainProblem | null;
  questions: readonly Question[];
  faults: ReadonlyMap<number, AnswerFault>;
  /** Answers that fit no more, where the questions are others by now. */
  lost: number;
};

/** Why a form that was sent without script came back, with a link to each question it is about. */
export function PlainProblems(props: PlainProblemsProps) {
  const t = useTranslations('Questionnaire');
  const say = useTranslations('Faults');
  const sayFault = useFaultWords();
  // The summary takes the focus for each new list: once, not whenever an answer mends one.
  const [{ problem, questions, faults, lost }] = useState(props);
  const problems = useMemo(() => {
    const named = questions.flatMap((question) => {
      const fault = faults.get(question.id);
      return fault ? { id: firstControlId(question), about: question.headline, text: sayFault(fault, question) } : [];
    });
    const [first] = questions;
    if (named.length > 0 || !first) return named;
    if (problem === 'unknown') return [{ id: firstControlId(first), text: say('outcomeUnknown') }];
    if (problem === 'tooLong') {
      const code = questions.some(takesFile) ? 'fileTooLarge' : 'answersTooLong';
      return [{ id: firstControlId(first), text: say(code) }];
    }
    if (problem === 'changed') return [{ id: firstControlId(first), text: t('resumed.changed', { lost }) }];
    return [
      {
        id: firstControlId(first),
        text: t(problem === 'answers' || problem === 'file' ? 'faults.refused' : (problem ?? 'failed')),
      },
    ];
  }, [problem, questions, faults, lost, t, say, sayFault]);
  const isSomeLost = [...faults.values()].includes('notKept');
  return <ErrorSummary title={t(isSomeLost && problem !== 'answers' ? 'keptMost' : 'problem')} problems={problems} />;
}
