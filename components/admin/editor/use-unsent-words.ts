import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetUnsent, type Kept, keepUnsent, readUnsent } from '@/lib/browser/unsent-words';
import { useLeaveQuestion } from '@/lib/browser/use-leave-question';

type Words = Record<string, string>;

/** Milliseconds after the last key. */
const pause = 300;

type Typed = { words: Words; isChanged: boolean };

type Ways = {
  /** Those that no render has shown yet; null where nothing is unsaved. */
  newest?: () => Words | null;
  /** Whether what was found is what the row has: it was saved after all, and nobody heard. */
  isKept?: (found: Words) => boolean;
};

/** Words that were typed and not saved are kept in this browser; `found` are those of an earlier time. */
export function useUnsentWords(
  form: string,
  { words, isChanged }: Typed,
  { newest = () => (isChanged ? words : null), isKept = () => false }: Ways = {},
) {
  const [found, setFound] = useState<Kept | null>(null);
  const read = useRef(newest);
  read.current = newest;
  const forgotten = useRef<Words | null>(null);
  const [isNowhere, setNowhere] = useState(false);
  /** Whether words are in no copy: neither saved nor in this browser. */
  const keep = useCallback(() => {
    const unsent = read.current();
    const isLost = unsent !== null && unsent !== forgotten.current && !keepUnsent(form, unsent);
    setNowhere(isLost);
    return isLost;
  }, [form]);
  useLeaveQuestion(isNowhere, keep);

  const isAlready = useRef(isKept);
  useEffect(() => {
    const unsent = readUnsent(form);
    if (unsent && isAlready.current(unsent.words)) forgetUnsent(form);
    else setFound(unsent);
  }, [form]);

  // A long text is not kept with each key, but before anybody could leave.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause anew
  useEffect(() => {
    const timer = setTimeout(keep, pause);
    return () => clearTimeout(timer);
  }, [keep, words]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, [keep]);

  const forget = () => {
    forgotten.current = read.current();
    forgetUnsent(form);
    setFound(null);
  };
  return {
    found: isChanged ? null : found,
    /** What is typed is in this window alone. */
    isNowhere: isNowhere && isChanged,
    forget,
    /** They stay kept until they are saved. */
    take: (): Words => {
      setFound(null);
      return found?.words ?? {};
    },
  };
}
