'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { ProviderSentence } from '@/components/ui/in-own-language';
import { carryOver } from '@/lib/answers/draft';
import type { DraftChanges } from '@/lib/contract/draft';
import type { Question } from '@/lib/contract/questionnaire';
import { Link } from '@/lib/i18n/navigation';
import type { UnsentAnswers } from '@/lib/unsent-answers/unsent-answers';
import { ChangedQuestions } from './changed-questions';
import { useUnsent } from './use-unsent-answers';

type ResumeNoticeProps = {
  unsent: UnsentAnswers;
  questions: readonly Question[];
  changes: DraftChanges | null;
  /** False while it would be in the way. */
  isShown: boolean;
  /** Where to go on: the first question that was not gone through; null when all were. */
  next: { number: number | null; headline: string } | null;
  onGoOn: () => void;
  onLookAgain: (questionId: number) => void;
};

/** Says what was brought back. The place is there from the start, so that what appears in it is read out. */
export function ResumeNotice(props: ResumeNoticeProps) {
  const { unsent, questions, changes, isShown, next, onGoOn, onLookAgain } = props;
  const t = useTranslations('Questionnaire');
  const arrived = useUnsent(unsent, (state) => state.arrived);
  const isSentElsewhere = useUnsent(unsent, (state) => state.isSentElsewhere);
  const isOver = useUnsent(unsent, (state) => state.isOver);
  const carried = useMemo(() => carryOver(questions, arrived?.draft ?? null), [questions, arrived]);
  const { answers, hasChanged, lost } = carried;
  const isResumed = [...answers.values()].some((values) => values.length > 0);
  return (
    <div role="status">
      {isShown && isSentElsewhere && (
        <div className={box}>
          <p className="font-semibold">{t('resumed.sentElsewhere')}</p>
          {isOver && <p className="mt-1">{t('resumed.notKept')}</p>}
          <Link href="/usersdashboard" className={`${buttonStyle('secondary')} mt-3`}>
            {t('resumed.toDashboard')}
          </Link>
        </div>
      )}
      {isShown && !isSentElsewhere && (isResumed || lost > 0) && (
        <div className={box}>
          <p className="font-semibold">{t('resumed.title')}</p>
          {arrived?.isFromElsewhere && <p className="mt-1">{t('resumed.elsewhere')}</p>}
          {hasChanged && <p className="mt-1">{t('resumed.changed', { lost })}</p>}
          {hasChanged && changes && <ChangedQuestions {...{ changes, questions, answers, onLookAgain }} />}
          {isResumed && (
            <button type="button" onClick={onGoOn} className={`${buttonStyle('secondary')} mt-3`}>
              {next ? <Onward {...next} /> : t('check')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function Onward({ number, headline }: { number: number | null; headline: string }) {
  const t = useTranslations('Questionnaire.resumed');
  if (number === null) return t('goOnReading');
  return (
    // As one in its button, not side by side.
    <span>
      <ProviderSentence text={headline}>{(question) => t('goOn', { number, question })}</ProviderSentence>
    </span>
  );
}

const box = 'mt-4 rounded-card border border-line bg-sage-soft p-5';
