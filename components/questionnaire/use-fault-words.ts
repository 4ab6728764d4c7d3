import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { type AnswerFault, isSharedFault } from '@/lib/answers/answer-fault';
import type { Question } from '@/lib/contract/questionnaire';

/** What is wrong with an answer, in words. */
export function useFaultWords(): (fault: AnswerFault, question: Pick<Question, 'min' | 'max'>) => string {
  const t = useTranslations('Questionnaire.faults');
  const say = useTranslations('Faults');
  return useCallback(
    (fault, { min, max }) => (isSharedFault(fault) ? say(fault, { min: min ?? 0, max: max ?? 0 }) : t(fault)),
    [t, say],
  );
}
