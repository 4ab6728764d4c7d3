import { useFormatter, useTranslations } from 'next-intl';
import type { WayOut } from '@/lib/questionnaire/ways-out';

/** Ways out of a question in words: "Yes or No: question 7". */
export function useWayWords() {
  const t = useTranslations('AdminQuestionnaires.list');
  const format = useFormatter();
  return ({ to, index, answers, isOtherwise }: WayOut) =>
    t('way', {
      when: answers.length > 0 ? 'answer' : isOtherwise ? 'otherwise' : 'always',
      answers: format.list(answers.map(isolate), { type: 'disjunction' }),
      to,
      number: index + 1,
    });
}

/** An answer reads in its own direction within a sentence. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
