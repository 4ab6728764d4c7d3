'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CarriedOver, carryOver, isSameDraft, mergeDrafts, toDraft } from '@/lib/answers/draft';
import { recallDraft, type ServerDraft, type StoredDraft } from '@/lib/answers/recall-draft';
import { forgetStoredDraft, readStoredDraft, rememberQuestions, storeDraft } from '@/lib/browser/answer-store';
import { DraftSaver, forgetServerDraft, type SaveState } from '@/lib/browser/draft-saver';
import { onSignedOutElsewhere } from '@/lib/browser/session';
import type { Draft, DraftSaved } from '@/lib/contract/draft';
import type { Question } from '@/lib/contract/questionnaire';
import type { Answers } from '@/lib/questionnaire/flow';
import { afterPaint } from './after-paint';

export type Restored = {
  /** Some answers of before are here. */
  isResumed: boolean;
  /** Some of them were given on another device meanwhile. */
  isFromElsewhere: boolean;
  hasChanged: boolean;
  lost: number;
};

type SavedAnswersOptions = {
  listingId: number;
  userId: string;
  questions: readonly Question[];
  server: ServerDraft;
  answers: Answers;
  onRestore: (answers: Answers) => void;
  /** Answers that were given before script was there. */
  readTyped: () => Answers;
};

/** Keeps each answer in this browser as soon as it is on the screen, on the server a moment later, and brings back what was kept. */
export function useSavedAnswers(options: SavedAnswersOptions) {
  const { listingId, userId, questions, server, answers, onRestore, readTyped } = options;
  const stored = useRef<StoredDraft | null>(null);
  const saver = useRef<DraftSaver | null>(null);
  const keepNow = useRef(() => {});
  const [isReady, setIsReady] = useState(false);
  const [restored, setRestored] = useState(() =>
    server.draft ? toRestored(carryOver(questions, server.draft)) : null,
  );
  const [saveState, setSaveState] = useState<SaveState | null>(null);
  const [isStorable, setIsStorable] = useState(true);

  const keep = useCallback(
    (next: StoredDraft) => {
      stored.current = next;
      setIsStorable(storeDraft(userId, listingId, next));
    },
    [userId, listingId],
  );

  const onSaved = useCallback(
    (saved: DraftSaved, sent: Draft) => {
      keepNow.current();
      const before = stored.current;
      if (!before) return;
      keep({ ...before, basedOn: saved.clientTime, isUnsaved: before.draft !== sent });
      const { other } = saved;
      if (!other || isSameDraft(other, before.draft)) return;
      const draft = saved.saved ? mergeDrafts(before.draft, other) : mergeDrafts(other, before.draft);
      const carried = carryOver(questions, draft);
      setRestored(toRestored(carried, true));
      onRestore(carried.answers);
    },
    [questions, keep, onRestore],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is brought back once
  useEffect(() => {
    const { stored: recalled, isFromElsewhere } = recallDraft(readStoredDraft(userId, listingId), server);
    stored.current = recalled;
    if (!recalled) forgetStoredDraft(userId, listingId);
    rememberQuestions(listingId, questions);
    const listener = { onState: setSaveState, onSaved };
    const current = server.keepsDrafts ? new DraftSaver(listingId, recalled?.basedOn ?? null, listener) : null;
    if (!current) setSaveState('here');
    saver.current = current;
    const typed = readTyped();
    if (recalled) {
      const carried = carryOver(questions, recalled.draft);
      setRestored(toRestored(carried, isFromElsewhere));
      onRestore(new Map([...carried.answers, ...typed]));
      if (recalled.isUnsaved) current?.change(recalled.draft);
    } else if (typed.size > 0) onRestore(new Map([...answers, ...typed]));
    setIsReady(true);
    return () => current?.stop();
  }, []);

  // Who logged out in another tab took the answers out of this browser: nothing under way may bring them back.
  useEffect(() => onSignedOutElsewhere(() => saver.current?.stop()), []);

  useEffect(() => {
    if (!isReady) return;
    keepNow.current = afterPaint(() => {
      const draft = toDraft(questions, answers, new Date());
      const before = stored.current;
      if (before ? isSameDraft(before.draft, draft) : !draft.answers.some(({ values }) => values.length > 0)) return;
      const { startedAt, basedOn } = before ?? { startedAt: draft.clientTime, basedOn: null };
      keep({ draft, startedAt, basedOn, isUnsaved: true });
      saver.current?.change(draft);
    });
    return keepNow.current;
  }, [isReady, questions, answers, keep]);

  /** The answers were sent: no draft is left, here or there. */
  function forget() {
    keepNow.current();
    const isOnItsWay = saver.current?.isSaving === true;
    saver.current?.stop();
    stored.current = null;
    forgetStoredDraft(userId, listingId);
    if (isOnItsWay) forgetServerDraft(listingId);
  }

  return { isReady, restored, saveState, isStorable, forget, startedAt: () => stored.current?.startedAt ?? '' };
}

function toRestored({ answers, hasChanged, lost }: CarriedOver, isFromElsewhere = false): Restored {
  return { isResumed: [...answers.values()].some((values) => values.length > 0), isFromElsewhere, hasChanged, lost };
}
