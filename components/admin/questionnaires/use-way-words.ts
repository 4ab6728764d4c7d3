import { useFormatter, useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { WayOut } from '@/lib/questionnaire/ways-out';
import { isolate } from './isolate';

/** More than the questions of a questionnaire. */
const mostSaid = 2_000;

/** The ways out of a question in words, a line each: "Yes or No: question 7". That it leads to the next is said of none. */
export function useWaysWords(): (ways: readonly WayOut[]) => string {
  const t = useTranslations('AdminQuestionnaires.list');
  const format = useFormatter();
  // Of hundreds of questions hardly one is said anew with a key.
  const said = useRef(new Map<string, string>());
  return (ways) => {
    if (ways.length === 1 && ways[0]?.to === 'next') return '';
    const key = JSON.stringify(ways);
    const words = said.current.get(key) ?? ways.map(say).join('\n');
    if (said.current.size > mostSaid) said.current.clear();
    said.current.set(key, words);
    return words;
  };

  function say({ to, index, answers, isOtherwise }: WayOut): string {
    return t('way', {
      when: answers.length > 0 ? 'answer' : isOtherwise ? 'otherwise' : 'always',
      answers: format.list(answers.map(isolate), { type: 'disjunction' }),
      to,
      number: index + 1,
    });
  }
}
