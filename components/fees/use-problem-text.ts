import { useTranslations } from 'next-intl';
import type { AskedProblem } from '@/lib/fees/read-asked';

/** What is wrong with a choice, and what to do about it. */
export function useProblemText(): (problem: AskedProblem) => string {
  const t = useTranslations('Estimate.problems');
  return (problem) => (problem.code === 'count' ? t('count', { max: problem.max }) : t(problem.code));
}
