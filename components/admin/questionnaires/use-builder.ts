import { useCallback, useRef, useState } from 'react';
import type { DraftQuestion } from '@/lib/contract/draft-question';
import { placeOf } from '@/lib/questionnaire/draft/edit-questions';
import { readQuestionsText, toQuestionsText } from '@/lib/questionnaire/draft/questions-text';
import { redo, type Steps, startSteps, step, undo } from '@/lib/questionnaire/draft/undo';

type Questions = readonly DraftQuestion[];
/** `mark` names what letters belong to, so that a word is one step. */
type Edit = (change: (questions: Questions) => DraftQuestion[], mark?: string | null) => void;

/** Questions while they are written, in steps. `connect` gives each step to a form as text, and takes what comes from it. */
export function useBuilder(start: string) {
  const form = useRef({ text: start, onText: (_: string) => {} });
  const [steps, setSteps] = useState<Steps<DraftQuestion[]>>(() => startSteps(readQuestionsText(start) ?? []));
  const latest = useRef(steps);
  const [selected, setSelected] = useState<number | null>(steps.now[0]?.id ?? null);
  const set = useCallback((next: Steps<DraftQuestion[]>) => {
    latest.current = next;
    setSteps(next);
  }, []);
  const connect = useCallback(
    (text: string, onText: (text: string) => void) => {
      const isOwn = text === form.current.text;
      form.current = { text, onText };
      // Of another window, or of somebody else: what was done here stood on words that are no more.
      if (!isOwn) set(startSteps(readQuestionsText(text) ?? []));
    },
    [set],
  );
  const go = useCallback(
    (next: Steps<DraftQuestion[]>) => {
      if (next === latest.current) return;
      set(next);
      form.current.text = toQuestionsText(next.now);
      form.current.onText(form.current.text);
    },
    [set],
  );
  const edit: Edit = useCallback(
    (change, mark = null) => go(step(latest.current, change(latest.current.now), mark)),
    [go],
  );
  const questions = steps.now;
  const place = Math.max(0, selected === null ? 0 : placeOf(questions, selected));
  return {
    connect,
    questions,
    place,
    question: questions[place] ?? null,
    edit,
    select: setSelected,
    undo: useCallback(() => go(undo(latest.current)), [go]),
    redo: useCallback(() => go(redo(latest.current)), [go]),
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
  };
}

/** No question of any version has it: those that are stored count from 1, and names by their identifier end before it. */
export function newQuestionId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return 2 ** 32 + (high & 0xffff) * 2 ** 32 + low;
}
