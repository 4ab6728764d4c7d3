'use client';
import { useEffect, useRef, useState } from 'react';
import type { DraftQuestion } from '@/lib/contract/draft-question';
import type { Question } from '@/lib/contract/questionnaire';
import type { Answers } from '@/lib/questionnaire/flow';
import type { ServerDraft } from '@/lib/unsent-answers/reconcile-drafts';
import { Questionnaire } from './questionnaire';
import { questionElementId } from './use-current-question';

/** Pixels: room for how far one is. */
const below = 90;
const nothingKept: ServerDraft = { draft: null, isKnown: true, keepsDrafts: false, sentAt: null };
type Context = {
  questions: readonly DraftQuestion[];
  questionId: number | null;
  played?: { answers: Answers; press: number } | null;
};

/** A questionnaire to look at: as it is kept, then as the builder around it tells of each change. */
export function LivePreview({ questions: kept }: { questions: readonly DraftQuestion[] }) {
  const known = useRef(new Map<string, Question>());
  const [questions, setQuestions] = useState(() => toQuestions(kept, known.current));
  const [questionId, setQuestionId] = useState<number | null>(null);
  const press = useRef(0);
  const [trial, setTrial] = useState<{ count: number; answers: Answers }>({ count: 0, answers: new Map() });
  useEffect(() => {
    function onMessage({ origin, source, data }: MessageEvent) {
      if (origin !== location.origin || source !== parent || parent === window || !isTold(data)) return;
      setQuestions(toQuestions(data.questions, known.current));
      setQuestionId(data.questionId);
      if (!data.played || data.played.press === press.current) return;
      press.current = data.played.press;
      const { answers } = data.played;
      setTrial(({ count }) => ({ count: count + 1, answers }));
    }
    addEventListener('message', onMessage);
    if (parent !== window) parent.postMessage('listening', location.origin);
    return () => removeEventListener('message', onMessage);
  }, []);
  // Without the focus, which stays where somebody writes.
  useEffect(() => {
    const element = questionId === null ? null : document.getElementById(questionElementId(questionId));
    // The page around this one stays where it is.
    if (element) scrollBy({ top: element.getBoundingClientRect().top - below });
  }, [questionId]);
  useEffect(() => {
    if (trial.count > 0) scrollTo({ top: 0 });
  }, [trial.count]);
  return (
    <Questionnaire
      // A route is begun anew.
      key={trial.count}
      listingId={0}
      userId=""
      questions={questions}
      server={nothingKept}
      given={trial.answers}
      loginHref=""
      phone=""
      isTrial
    />
  );
}

/** What did not change stays the very same, and is not drawn anew. */
function toQuestions(written: readonly DraftQuestion[], known: Map<string, Question>): Question[] {
  const before = new Map(known);
  known.clear();
  return written.map((question) => {
    const text = JSON.stringify(question);
    const same = before.get(text) ?? { ...question, questionnaireId: 0, version: 1 };
    known.set(text, same);
    return same;
  });
}

/** Of our own page around this one, which is as new: that it is no other message is all there is to ask. */
function isTold(data: unknown): data is Context {
  return typeof data === 'object' && data !== null && 'questions' in data && Array.isArray(data.questions);
}
