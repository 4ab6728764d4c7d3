'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { Problem } from '@/components/forms/error-summary';
import { useFaultText } from '@/components/forms/use-faults';
import { usePhone } from '@/components/forms/whom-to-ring';
import { type AnswerFault, faultsOf } from '@/lib/answers/answer-fault';
import { takesFile } from '@/lib/answers/form-answers';
import { givenAnswers } from '@/lib/answers/given-answers';
import { submissionKey, toRecords } from '@/lib/answers/to-records';
import { sendAnswers } from '@/lib/browser/send-answers';
import type { Question } from '@/lib/contract/questionnaire';
import type { Answers } from '@/lib/questionnaire/flow';
import type { UnsentAnswers } from '@/lib/unsent-answers/unsent-answers';
import { useFaultWords } from './use-fault-words';

export type SendState =
  | { state: 'idle' | 'sending' | 'sent' }
  /** A new list for each attempt. */
  | { state: 'failed' | 'signed-out' | 'refused'; problems: Problem[] };

type SendingOptions = {
  listingId: number;
  userId: string;
  questions: readonly Question[];
  answers: Answers;
  /** Questions whose file is on its way: nothing is sent without it. */
  uploading: ReadonlySet<number>;
  faults: ReadonlyMap<number, AnswerFault>;
  unsent: Pick<UnsentAnswers, 'startedAt' | 'pause' | 'resume'>;
  /** A copy by email as well. */
  wantsCopy: boolean;
  onRefused: (faults: ReadonlyMap<number, AnswerFault>) => void;
  onSent: (reference: string | null) => void;
};

/** The button of a question in the list of answers, to which a problem leads. */
export const changeButtonId = (questionId: number) => `change-${questionId}`;
export const checkTitleId = 'check-title';

/** Sends the answers that count: one call at a time, and none after one that was taken. */
export function useSending(options: SendingOptions) {
  const { listingId, userId, questions, answers, uploading, faults: found, unsent, wantsCopy } = options;
  const { onRefused, onSent } = options;
  const t = useTranslations('Questionnaire');
  const textOf = useFaultText({}, usePhone());
  const sayFault = useFaultWords();
  const [sending, setSending] = useState<SendState>({ state: 'idle' });
  const isBusy = useRef(false);

  async function send() {
    if (isBusy.current) return;
    if (uploading.size > 0) return setSending({ state: 'sending' });
    const faults = faultsOf(questions, givenAnswers(answers));
    const records = toRecords(questions, answers, { listingId, userId, now: new Date() });
    if (faults.size > 0) return setSending({ state: 'refused', problems: [...faults].map(toProblem) });
    if (records.length === 0) return stop('refused', t('nothing'));
    isBusy.current = true;
    setSending({ state: 'sending' });
    const key = submissionKey(records, unsent.startedAt());
    await unsent.pause();
    const outcome = await sendAnswers(records, { key, wantsCopy });
    isBusy.current = outcome.state === 'sent';
    if (outcome.state === 'sent') {
      setSending({ state: 'sent' });
      return onSent(outcome.reference);
    }
    unsent.resume();
    if (outcome.state === 'failed') return stop('failed', outcome.said ? textOf(outcome.said) : t('failed'));
    if (outcome.state !== 'refused') return stop(outcome.state, t(outcome.state));
    onRefused(new Map([...outcome.questionIds].map((id) => [id, refusedAs(id)])));
    const named = [...outcome.questionIds].map((id) => toProblem([id, refusedAs(id)]));
    const other = outcome.other ? [{ id: checkTitleId, text: textOf(outcome.other) }] : [];
    setSending({ state: 'refused', problems: [...other, ...named] });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the last file that arrives sends what waited for it
  useEffect(() => {
    if (uploading.size > 0 || sending.state !== 'sending' || isBusy.current) return;
    if (found.size > 0) setSending({ state: 'refused', problems: [...found].map(toProblem) });
    else void send();
  }, [uploading]);

  function stop(state: 'failed' | 'signed-out' | 'refused', text: React.ReactNode) {
    setSending({ state, problems: [{ id: checkTitleId, text }] });
  }

  /** Of a file nothing else can be wrong by now. */
  function refusedAs(id: number): AnswerFault {
    const question = questions.find((one) => one.id === id);
    return question && takesFile(question) ? 'fileGone' : 'refused';
  }

  function toProblem([id, fault]: [number, AnswerFault]): Problem {
    const question = questions.find((one) => one.id === id);
    return { id: changeButtonId(id), about: question?.headline ?? '', text: sayFault(fault, question ?? {}) };
  }

  return { sending, send, rest: () => setSending({ state: 'idle' }) };
}
