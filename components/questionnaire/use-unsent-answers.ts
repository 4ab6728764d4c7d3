'use client';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { carryOver, toDraft } from '@/lib/answers/draft';
import type { Question } from '@/lib/contract/questionnaire';
import type { Answers } from '@/lib/questionnaire/flow';
import { rememberQuestions } from '@/lib/unsent-answers/browser-copy';
import type { ServerDraft } from '@/lib/unsent-answers/reconcile-drafts';
import type { Unsent } from '@/lib/unsent-answers/unsent';
import { UnsentAnswers } from '@/lib/unsent-answers/unsent-answers';

type UnsentAnswersOptions = {
  listingId: number;
  userId: string;
  questions: readonly Question[];
  server: ServerDraft;
  answers: Answers;
  /** Nothing is kept. */
  isTrial: boolean;
  onRestore: (answers: Answers) => void;
  /** Answers that were given before script was there. */
  readTyped: () => Answers;
};

/** Has the answers on the screen kept, and brings back what was. The screen is not rendered anew for what is saved. */
export function useUnsentAnswers(options: UnsentAnswersOptions): UnsentAnswers {
  const { listingId, userId, questions, server, answers, isTrial, onRestore, readTyped } = options;
  const [unsent] = useState(() => new UnsentAnswers(userId, listingId, server));
  const first = useRef(answers);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is brought back once
  useEffect(() => {
    if (isTrial) return;
    rememberQuestions(listingId, questions);
    unsent.open((draft) => onRestore(carryOver(questions, draft).answers));
    const typed = readTyped();
    if (typed.size > 0) onRestore(typed);
    return () => unsent.close();
  }, []);

  useEffect(() => {
    if (answers !== first.current && !isTrial) unsent.change(() => toDraft(questions, answers, new Date()));
  }, [unsent, questions, answers, isTrial]);

  return unsent;
}

/** What a part of the screen shows of them. `select` gives the same for the same. */
export function useUnsent<T>(unsent: UnsentAnswers, select: (state: Unsent) => T): T {
  const read = () => select(unsent.getState());
  return useSyncExternalStore(unsent.subscribe, read, read);
}
