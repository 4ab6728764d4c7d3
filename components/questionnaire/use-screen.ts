import { useTranslations } from 'next-intl';
import { useMemo, useReducer } from 'react';
import { carryOver } from '@/lib/answers/draft';
import { givenAnswers } from '@/lib/answers/given-answers';
import { chunk, filterGroups } from '@/lib/answers/groups';
import { memoizedWalk } from '@/lib/answers/memoized-walk';
import { faultsOfReturn } from '@/lib/answers/plain-form';
import { progressOf } from '@/lib/answers/progress-of';
import { firstUnseen, reduceScreen, type ScreenAction, type ScreenState, startState } from '@/lib/answers/screen-state';
import type { Question } from '@/lib/contract/questionnaire';
import type { Answers } from '@/lib/questionnaire/flow';
import type { ServerDraft } from '@/lib/unsent-answers/reconcile-drafts';
import type { QuestionActions } from './question-item';
import { useFaultWords } from './use-fault-words';
import { useNumbers } from './use-numbers';

/** What a form that was sent without script came back with. */
type Returned = Parameters<typeof faultsOfReturn>[2];

type Asking = Returned & { isTrial: boolean; start: Answers };

/** The state of the screen, and what follows from it: the path through the questions, their groups, their numbers. */
export function useScreen(
  questions: readonly Question[],
  server: ServerDraft,
  { isTrial, start, ...returned }: Asking,
) {
  const t = useTranslations('Questionnaire');
  const [state, dispatch] = useReducer(
    (before: ScreenState, action: ScreenAction) => reduceScreen(questions, before, action),
    null,
    () => {
      const answers = new Map([...start, ...carryOver(questions, server.draft).answers]);
      return startState(questions, answers, faultsOfReturn(questions, answers, returned));
    },
  );
  const { answers, currentId, seen } = state;
  const given = useMemo(() => givenAnswers(answers), [answers]);
  const walk = useMemo(() => memoizedWalk(questions), [questions]);
  const path = useMemo(() => walk(given), [walk, given]);
  const groups = useMemo(() => chunk(questions), [questions]);
  const groupsOnPath = useMemo(() => filterGroups(groups, path), [groups, path]);
  const onPath = useMemo(() => new Set(path), [path]);
  const { numbers, shownOf } = useNumbers(path, currentId);
  const sayFault = useFaultWords();
  const marksOptional = questions.some(({ required }) => required);
  const setting = useMemo(() => ({ t, sayFault, marksOptional, isTrial }), [t, sayFault, marksOptional, isTrial]);
  const progress = useMemo(() => progressOf(questions, path, given, currentId), [questions, path, given, currentId]);
  const next = useMemo(() => firstUnseen(path, seen), [path, seen]);
  const actions = useMemo(
    (): QuestionActions => ({
      onAnswer: (id, values) => dispatch({ type: 'answer', id, values }),
      onUpload: (id, upload) => dispatch({ type: 'upload', id, upload }),
      onAdvance: (id) => dispatch({ type: 'advance', id }),
      onBack: (id) => dispatch({ type: 'back', id }),
      onHighlight: (id) => dispatch({ type: 'highlight', id }),
    }),
    [],
  );
  return {
    state,
    dispatch,
    actions,
    setting,
    given,
    path,
    progress,
    next,
    groups,
    groupsOnPath,
    onPath,
    numbers,
    shownOf,
  };
}
