import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { type AnswerFault, isFileFault } from '@/lib/answers/answer-fault';

/** What is wrong with an answer, in words. */
export function useFaultWords(): (fault: AnswerFault) => string {
  const t = useTranslations('Questionnaire.faults');
  const say = useTranslations('Faults');
  return useCallback((fault) => (isFileFault(fault) ? say(fault) : t(fault)), [t, say]);
}
