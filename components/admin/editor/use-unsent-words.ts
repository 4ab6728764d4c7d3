import { useEffect, useState } from 'react';
import { forgetUnsent, keepUnsent, readUnsent } from '@/lib/browser/unsent-words';

type Words = Record<string, string>;

/** Words that were typed and not saved are kept in this browser; `found` are those of an earlier time. */
export function useUnsentWords(form: string, { words, isChanged }: { words: Words; isChanged: boolean }) {
  const [found, setFound] = useState<Words | null>(null);

  useEffect(() => setFound(readUnsent(form)), [form]);

  useEffect(() => {
    if (isChanged) keepUnsent(form, words);
  }, [form, words, isChanged]);

  const forget = () => {
    forgetUnsent(form);
    setFound(null);
  };
  return {
    found: isChanged ? null : found,
    forget,
    /** They stay kept until they are saved. */
    take: (): Words => {
      setFound(null);
      return found ?? {};
    },
  };
}
