'use client';
import { useTranslations } from 'next-intl';
import { longestAnswer } from '@/lib/answers/answer-fault';

/** Characters before the end from which they are counted. */
const nearEnd = 500;

/** As they count: without spaces around them. */
const leftOf = (value: string) => longestAnswer - value.trim().length;

export const isNearLimit = (value: string) => leftOf(value) < nearEnd;

/** How many characters an answer may still have, or has too many; heard once, where it becomes too long. */
export function CharactersLeft({ id, value }: { id: string; value: string }) {
  const t = useTranslations('Questionnaire');
  const left = leftOf(value);
  return (
    <>
      <p id={id} className={left < 0 ? 'mt-2 font-semibold text-danger' : 'mt-2 text-muted'}>
        {left < 0 ? t('charactersOver', { over: -left }) : t('charactersLeft', { left })}
      </p>
      <p role="status" className="sr-only">
        {left < 0 ? t('faults.long') : ''}
      </p>
    </>
  );
}
