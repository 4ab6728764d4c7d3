import { useCallback, useEffect, useRef, useState } from 'react';
import {
  dropUnsent,
  forgetUnsent,
  type Kept,
  keepUnsent,
  listUnsent,
  makeRoom,
  readOwner,
} from '@/lib/browser/unsent-words';
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

/** Words that were typed and not saved are kept in this browser; `found` are those of an earlier time, until it is answered. */
export function useUnsentWords(
  form: string,
  { words, isChanged }: Typed,
  { newest = () => (isChanged ? words : null), isKept = () => false }: Ways = {},
) {
  const [earlier, setEarlier] = useState<Kept[]>([]);
  const [found] = earlier;
  const owner = useRef('');
  const read = useRef(newest);
  read.current = newest;
  const forgotten = useRef<Words | null>(null);
  const [isNowhere, setNowhere] = useState(false);
  const hasRoom = useRef(false);
  const begin = useCallback(() => {
    if (!hasRoom.current) makeRoom(form);
    hasRoom.current = true;
  }, [form]);
  /** Whether words are in no copy: neither saved nor in this browser. */
  const keep = useCallback(() => {
    const unsent = read.current();
    const isUnkept = unsent !== null && unsent !== forgotten.current;
    if (isUnkept) begin();
    const isLost = isUnkept && !keepUnsent(form, unsent, owner.current);
    setNowhere(isLost);
    return isLost;
  }, [form, begin]);
  useLeaveQuestion(isNowhere, keep);

  const isAlready = useRef(isKept);
  useEffect(() => {
    // As the page is opened: its words stay theirs when the session ends.
    owner.current = readOwner();
    hasRoom.current = false;
    const kept = listUnsent(form, owner.current);
    const saved = kept.filter(({ words }) => isAlready.current(words));
    for (const one of saved) dropUnsent(form, one);
    const left = kept.filter((one) => !saved.includes(one));
    // Nothing is drawn anew for nothing.
    setEarlier((was) => (was.length + left.length > 0 ? left : was));
  }, [form]);
  // Before anything that is typed now is saved, and its copy forgotten.
  useEffect(() => {
    if (isChanged) begin();
  }, [isChanged, begin]);

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

  function answer(instead: Kept[] = []): void {
    if (found) dropUnsent(form, found, instead);
    setEarlier([...instead, ...earlier.slice(1)]);
  }
  return {
    found: found ?? null,
    /** What is typed is in this window alone. */
    isNowhere: isNowhere && isChanged,
    /** What is typed was saved, or thrown away. */
    forget: () => {
      forgotten.current = read.current();
      begin();
      forgetUnsent(form);
    },
    /** Nobody wants what was found. */
    drop: () => answer(),
    /** They stay kept until they are saved; what was typed meanwhile is found in their place. */
    take: (): Words => {
      const now = read.current();
      const isSame = Object.entries(found?.words ?? {}).every(([name, text]) => now?.[name] === text);
      begin();
      answer(now && !isSame ? [{ words: now, at: Date.now(), owner: owner.current }] : []);
      if (found) keepUnsent(form, found.words, owner.current);
      return found?.words ?? {};
    },
  };
}
