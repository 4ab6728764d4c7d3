import { useFormatter, useTranslations } from 'next-intl';
import type { WayOut } from '@/lib/questionnaire/ways-out';
import { isolate } from './isolate';

/** The ways out of a question in words, a line each: "Yes or No: question 7". That it leads to the next is said of none. */
export function useSayWays(): (ways: readonly WayOut[]) => string {
  const t = useTranslations('AdminQuestionnaires.list');
  const format = useFormatter();
  return (ways) => (ways.length === 1 && ways[0]?.to === 'next' ? '' : ways.map(say).join('\n'));

  function say({ to, index, answers, isOtherwise }: WayOut): string {
    return t('way', {
      when: answers.length > 0 ? 'answer' : isOtherwise ? 'otherwise' : 'always',
      answers: format.list(answers.map(isolate), { type: 'disjunction' }),
      to,
      number: index + 1,
    });
  }
}
