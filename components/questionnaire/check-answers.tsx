'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonStyle } from '@/components/ui/button';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { ReadAs } from '@/components/ui/read-as';
import type { AnswerFault } from '@/lib/answers/answer-fault';
import { answerTexts } from '@/lib/answers/answer-text';
import type { Question } from '@/lib/contract/questionnaire';
import { Link } from '@/lib/i18n/navigation';
import { useTranslateText } from '@/lib/i18n/translated-text';
import { type Answers, isAnswerable } from '@/lib/questionnaire/flow';
import { useFaultWords } from './use-fault-words';
import { changeButtonId, checkTitleId, type SendState } from './use-sending';

type CheckAnswersProps = {
  listingId: number;
  /** Where to log in again and come back. */
  loginHref: string;
  path: readonly Question[];
  given: Answers;
  faults: ReadonlyMap<number, AnswerFault>;
  uploading: ReadonlySet<number>;
  sending: SendState;
  onChange: (id: number) => void;
  onSend: () => void;
  /** Where a copy can be asked for. */
  copyBox?: React.ReactNode;
};

/** All that will be sent, to read through once more. */
export function CheckAnswers(props: CheckAnswersProps) {
  const { listingId, loginHref, path, given, faults, uploading, sending, onChange, onSend, copyBox } = props;
  const t = useTranslations('Questionnaire');
  const locale = useLocale();
  const sayFault = useFaultWords();
  const translate = useTranslateText();
  const inPageLanguage = (question: Question) => ({ ...question, unit: translate(question.unit ?? '').text });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    title.current?.focus();
  }, []);

  return (
    <section aria-labelledby={checkTitleId} className="py-6">
      {'problems' in sending && <ErrorSummary id="check-problem" title={t('problem')} problems={sending.problems} />}
      <h2 id={checkTitleId} ref={title} tabIndex={-1} className="focus:shadow-none focus:outline-none">
        {t('checkTitle')}
      </h2>
      <p className="measure mt-2">{t('checkText')}</p>
      <dl className="mt-6 divide-y divide-line border-line border-y">
        {path.filter(isAnswerable).map((question) => (
          <div key={question.id} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[1fr_1fr_auto]">
            <InOwnLanguage as="dt" isTranslatable className="min-w-0 font-semibold">
              {question.headline}
            </InOwnLanguage>
            <dd className="min-w-0">
              <Answer
                values={answerTexts(inPageLanguage(question), given.get(question.id) ?? [], locale)}
                isChosen={question.questionType === 'multiple-choice'}
                none={t(uploading.has(question.id) ? 'sending' : 'notAnswered')}
              />
              {faults.has(question.id) && (
                <p className="font-semibold text-danger">{sayFault(faults.get(question.id) ?? 'refused', question)}</p>
              )}
            </dd>
            <dd>
              <button
                id={changeButtonId(question.id)}
                type="button"
                onClick={() => onChange(question.id)}
                className="link inline-flex min-h-11 items-center font-semibold"
              >
                <ReadAs shown={t('change')}>
                  {t('change')}: <InOwnLanguage isTranslatable>{question.headline}</InOwnLanguage>
                </ReadAs>
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <form
        className="mt-8 flex flex-wrap items-center gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        {copyBox}
        <SubmitButton isPending={sending.state === 'sending'} pendingLabel={t('sending')}>
          {sending.state === 'failed' ? t('retry') : t('send')}
        </SubmitButton>
        {sending.state === 'failed' && (
          <Link href={`/listing-details/${listingId}`} className={buttonStyle('quiet')}>
            {t('toListing')}
          </Link>
        )}
        {sending.state === 'signed-out' && (
          // A whole page load: the session is read anew.
          <a href={loginHref} className={buttonStyle('secondary')}>
            {t('logIn')}
          </a>
        )}
      </form>
      <p role="status" className="sr-only">
        {sending.state === 'sending' ? t('sending') : ''}
      </p>
    </section>
  );
}

function Answer({ values, isChosen, none }: { values: string[]; isChosen: boolean; none: string }) {
  if (values.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ul>
      {values.map((value) => (
        <InOwnLanguage
          as="li"
          key={value}
          isTranslatable={isChosen}
          dir="auto"
          className="whitespace-pre-line break-words"
        >
          {value}
        </InOwnLanguage>
      ))}
    </ul>
  );
}
