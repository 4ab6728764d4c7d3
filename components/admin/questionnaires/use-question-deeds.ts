import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftQuestion } from '@/lib/contract/draft-question';
import {
  addQuestion,
  blankQuestion,
  changeQuestion,
  copyQuestion,
  placeOf,
  removeQuestion,
} from '@/lib/questionnaire/draft/edit-questions';
import { addEnd } from '@/lib/questionnaire/draft/ends';
import { touchedJumps } from '@/lib/questionnaire/draft/touched-jumps';
import type { QuestionPanelProps } from './question-panel-props';
import type { Asking } from './touched-dialog';
import { newQuestionId } from './use-builder';

type Change = (question: DraftQuestion) => DraftQuestion;

/** What is done with questions as a whole, and the question that is asked before one takes others along. */
export function useQuestionDeeds({
  builder,
  published,
  begun,
}: Pick<QuestionPanelProps, 'builder' | 'published' | 'begun'>) {
  const { questions, question, place, edit, select } = builder;
  const [asking, setAsking] = useState<Asking | null>(null);
  const shown = useRef(question?.id);
  shown.current = question?.id;
  const show = useCallback((id: number) => select(id), [select]);
  const add = useCallback(() => {
    const id = newQuestionId();
    edit((all) => addQuestion(all, placeOf(all, shown.current ?? 0) + 1, blankQuestion(id)));
    select(id);
  }, [edit, select]);

  /** What touches jumps of others, or what people have begun, is asked about first. */
  function ask(what: Asking['what'], after: DraftQuestion[]) {
    if (!question) return;
    const touched = touchedJumps(questions, after);
    const isPublished = published.some(({ id }) => id === question.id);
    const count = isPublished ? (begun[question.identifier] ?? 0) : 0;
    if (touched.length > 0 || count > 0) setAsking({ what, after, touched, begun: count });
    else take(after);
  }

  function take(after: DraftQuestion[]) {
    const next = after.some(({ id }) => id === question?.id) ? null : (after[place] ?? after[place - 1]);
    if (next) select(next.id);
    edit(() => after);
    setAsking(null);
  }

  return {
    asking,
    setAsking,
    show,
    add,
    take,
    change(to: Change, { mark, asked }: { mark?: string; asked?: 'kind' | 'choice' } = {}) {
      if (!question) return;
      if (asked) ask(asked, changeQuestion(questions, question.id, to));
      else edit((all) => changeQuestion(all, question.id, to), mark ? `${question.id} ${mark}` : null);
    },
    /** An end with closing words, which an answer leads to as `lead` says. */
    end(lead: (question: DraftQuestion, end: number) => DraftQuestion) {
      if (!question) return;
      const id = newQuestionId();
      edit((all) => changeQuestion(addEnd(all, id), question.id, (one) => lead(one, id)));
      select(id);
    },
    copy() {
      if (!question) return;
      const id = newQuestionId();
      edit((all) => copyQuestion(all, question.id, id));
      select(id);
    },
    remove: () => question && ask('remove', removeQuestion(questions, question.id)),
  };
}

/** Gives the focus to the head of a question as another one is shown, for what had it may be gone. */
export function useFocusOnChange(id: number | undefined) {
  const head = useRef<HTMLHeadingElement>(null);
  const before = useRef(id);
  useEffect(() => {
    if (before.current !== id) head.current?.focus();
    before.current = id;
  }, [id]);
  return head;
}
