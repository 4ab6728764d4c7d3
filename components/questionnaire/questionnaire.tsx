'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useMemo, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { carryOver } from '@/lib/answers/draft';
import { readAnswers, shownField, takesFile, toShown, versionField } from '@/lib/answers/form-answers';
import type { PlainProblem, Told } from '@/lib/answers/plain-form';
import { questionKeys } from '@/lib/answers/question-keys';
import { versionOf } from '@/lib/answers/version-of';
import type { DraftChanges } from '@/lib/contract/draft';
import type { Question } from '@/lib/contract/questionnaire';
import type { Answers } from '@/lib/questionnaire/flow';
import type { ServerDraft } from '@/lib/unsent-answers/reconcile-drafts';
import { CheckAnswers } from './check-answers';
import { CopyBox } from './copy-box';
import { GoodJobDialog } from './good-job-dialog';
import { PlainProblems } from './plain-problems';
import { ProgressBar } from './progress-bar';
import { QuestionGroup } from './question-group';
import { ResumeNotice } from './resume-notice';
import { useCurrentQuestion } from './use-current-question';
import { useEnterAnywhere } from './use-enter-anywhere';
import { useScreen } from './use-screen';
import { useSending } from './use-sending';
import { useUnsentAnswers } from './use-unsent-answers';

export type QuestionnaireProps = {
  listingId: number;
  userId: string;
  questions: readonly Question[];
  /** What the server keeps of this visitor's answers. */
  server: ServerDraft;
  /** What became of the questions since those answers began. */
  changes?: DraftChanges | null;
  /** Why a form that was sent without script came back. */
  problem?: PlainProblem | null;
  /** Ids of the questions whose answers were lost with it. */
  notKept?: readonly number[];
  /** Which questions' answers were not taken with it, and why. */
  told?: readonly Told[];
  /** The sender's proved address, for a copy if they want one; null where there can be none. */
  copyTo?: string | null;
  loginHref: string;
  /** The provider's; '' without one. */
  phone: string;
  /** Only looked at: nothing is kept, and nothing sent. */
  isTrial?: boolean;
  /** Answers to begin with, where none are kept. */
  given?: Answers;
};

const none: Answers = new Map();
const noValues: readonly string[] = [];

/** A stack of questions, then their answers to check and send. Without script it is one plain form. */
export function Questionnaire(props: QuestionnaireProps) {
  const { listingId, userId, questions, server, changes = null, problem = null, isTrial = false } = props;
  const { notKept = [], told = [], copyTo = null, given: start = none } = props;
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState<{ reference: string | null } | null>(null);
  const [wantsCopy, setWantsCopy] = useState(false);
  const screen = useScreen(questions, server, { problem, notKept, told, isTrial, start });
  const { dispatch, actions, given, path, progress, next, groupsOnPath } = screen;
  const { answers, currentId, stage, faults, uploading, move } = screen.state;
  useCurrentQuestion(groupsOnPath, move, actions.onHighlight);
  useEnterAnywhere(
    stage === 'asking',
    useCallback(() => actions.onAdvance(currentId), [actions, currentId]),
  );

  const about = { listingId, userId, questions };
  const unsent = useUnsentAnswers({
    ...about,
    server,
    answers,
    isTrial,
    onRestore: useCallback((restored) => dispatch({ type: 'restore', answers: restored }), [dispatch]),
    readTyped: () => (form.current ? typedIn(form.current, questions, answers) : new Map()),
  });
  const { sending, send, rest } = useSending({
    ...about,
    answers,
    uploading,
    faults,
    unsent,
    wantsCopy,
    onRefused: (faults) => dispatch({ type: 'refuse', faults }),
    onSent: (reference) => {
      unsent.sent();
      setSent({ reference });
    },
  });

  function goTo(id: number) {
    rest();
    dispatch({ type: 'goTo', id });
  }

  return (
    <>
      <ResumeNotice
        {...{ unsent, questions, changes }}
        onLookAgain={goTo}
        isShown={stage === 'asking'}
        next={next && { number: screen.numbers.get(next.id) ?? null, headline: next.headline }}
        onGoOn={() => (next ? goTo(next.id) : dispatch({ type: 'check' }))}
      />
      <form
        ref={form}
        method="post"
        action={`/api/answers/${listingId}`}
        encType={questions.some(takesFile) ? 'multipart/form-data' : undefined}
        noValidate
        data-keeps-words
        hidden={stage === 'checking'}
        onSubmit={(event) => {
          event.preventDefault();
          dispatch({ type: 'check' });
        }}
        className="mt-4"
      >
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name={versionField} value={versionOf(questions)} />
        <input type="hidden" name={shownField} value={toShown(server.draft, server.isKnown)} />
        {(problem || notKept.length > 0) && (
          <PlainProblems {...{ problem, faults }} questions={path} lost={carryOver(questions, server.draft).lost} />
        )}
        <ProgressBar {...{ progress, unsent, isTrial }} />
        <QuestionGroups {...{ questions, screen }} />
        {copyTo !== null && <CopyBox email={copyTo} className="hidden noscript:block" />}
        <SendButton />
      </form>
      {stage === 'checking' && (
        <CheckAnswers
          {...{ listingId, path, given, faults, uploading, sending }}
          loginHref={props.loginHref}
          copyBox={copyTo !== null && <CopyBox email={copyTo} isTicked={wantsCopy} onTick={setWantsCopy} />}
          onChange={goTo}
          onSend={() => (isTrial ? goTo(path[0]?.id ?? 0) : void send())}
        />
      )}
      {sent && <GoodJobDialog listingId={listingId} reference={sent.reference} phone={props.phone} />}
    </>
  );
}

function SendButton() {
  const t = useTranslations('Questionnaire');
  return (
    <p className="pt-4 pb-24">
      <button type="submit" className={buttonStyle('primary')}>
        <span className="noscript:hidden">{t('check')}</span>
        <span className="hidden noscript:inline">{t('send')}</span>
      </button>
    </p>
  );
}

type QuestionGroupsProps = Pick<QuestionnaireProps, 'questions'> & { screen: ReturnType<typeof useScreen> };

function QuestionGroups({ questions, screen }: QuestionGroupsProps) {
  const { state, actions, setting, path, groups, onPath, shownOf } = screen;
  const { answers, currentId, faults } = state;
  const keys = useMemo(() => questionKeys(questions), [questions]);
  return groups.map((group) => (
    <QuestionGroup
      key={group[0]?.id}
      {...{ actions, setting }}
      items={group.map((question) => ({
        question,
        field: keys.get(question.id) ?? '',
        values: answers.get(question.id) ?? noValues,
        isOnPath: onPath.has(question),
        isFirst: question === path[0],
        number: shownOf(question.id),
        isCurrent: question.id === currentId,
        fault: faults.get(question.id) ?? null,
      }))}
    />
  ));
}

/** What was given before script came: the form has it, and we do not know of it. */
function typedIn(form: HTMLFormElement, questions: readonly Question[], known: Answers): Answers {
  const found = readAnswers(questions, new FormData(form));
  return new Map([...found].filter(([id, values]) => JSON.stringify(values) !== JSON.stringify(known.get(id) ?? [])));
}
