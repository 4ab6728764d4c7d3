import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Field } from '@/components/forms/field';
import { buttonStyle } from '@/components/ui/button';
import { law } from '@/lib/questionnaire/law/better-words';
import { Moment } from '../layout/moment';
import { ownWords } from './undo-of';
import type { Advised, Decide } from './use-law';

type AdviceItemProps = { advice: Advised; onDecide: Decide; onUse?: () => void; children?: React.ReactNode };

/** What the law has to say about a question: why, where that stands, what to ask instead, and what was decided. */
export function AdviceItem({ advice, onDecide, onUse, children }: AdviceItemProps) {
  const t = useTranslations('AdminQuestionnaires.law');
  const { rule, kept } = advice;
  const { source, href, better } = law[rule];
  return (
    <li className="rounded-control border border-line p-3">
      <p className="font-semibold">{t(`rules.${rule}`)}</p>
      <p className="measure">{t(`why.${rule}`)}</p>
      <p>
        {t('source')}{' '}
        <a href={href} lang="en" dir="ltr" className="link">
          {source}
        </a>
      </p>
      <p className="measure">
        {t('better')}{' '}
        {better ? (
          <q lang="en" dir="ltr">
            {better.headline}
          </q>
        ) : (
          t('instead', { rule })
        )}
      </p>
      {children}
      {kept ? <Kept {...{ advice, kept, onDecide }} /> : <Keep {...{ advice, onDecide, onUse: better && onUse }} />}
    </li>
  );
}

type KeptProps = { advice: Advised; kept: NonNullable<Advised['kept']>; onDecide: Decide };

function Kept({ advice, kept: { by, at, reason }, onDecide }: KeptProps) {
  const t = useTranslations('AdminQuestionnaires.law');
  const [isAway, setAway] = useState(false);
  return (
    <div className="mt-2 border-line-strong border-s-4 ps-3">
      <p>
        {t('kept')} <bdi>{by}</bdi> <Moment at={at} />
      </p>
      <p dir="auto" className="wrap-anywhere measure">
        {reason}
      </p>
      <button
        type="button"
        className="link min-h-11 cursor-pointer"
        onClick={async () => setAway(!(await onDecide(advice, null)))}
      >
        {t('withdraw')}
      </button>
      <p role="alert" className="text-danger">
        {isAway && t('away')}
      </p>
    </div>
  );
}

type KeepProps = { advice: Advised; onDecide: Decide; onUse: (() => void) | null | undefined };

function Keep({ advice, onDecide, onUse }: KeepProps) {
  const t = useTranslations('AdminQuestionnaires.law');
  const id = useId();
  const [reason, setReason] = useState<string | null>(null);
  const [problem, setProblem] = useState<'reasonMissing' | 'away' | null>(null);

  async function keep() {
    const words = reason?.trim() ?? '';
    if (words === '') return setProblem('reasonMissing');
    setProblem((await onDecide(advice, words)) ? null : 'away');
  }

  return (
    <div className="mt-2 grid gap-2">
      <div className="flex flex-wrap gap-3">
        {onUse && (
          <button type="button" onClick={onUse} className={buttonStyle('secondary')}>
            {t('use')}
          </button>
        )}
        <button
          type="button"
          aria-expanded={reason !== null}
          aria-controls={`${id}-keep`}
          onClick={() => setReason(reason === null ? '' : null)}
          className={buttonStyle('quiet')}
        >
          {t('keepBecause')}
        </button>
      </div>
      <div id={`${id}-keep`} className="grid gap-2">
        {reason !== null && (
          <>
            <Field id={id} label={t('reason')} hint={t('reasonHint')} error={problem ? t(problem) : undefined}>
              {(wiring) => (
                <textarea
                  {...wiring}
                  {...ownWords}
                  rows={2}
                  maxLength={500}
                  dir="auto"
                  value={reason}
                  onChange={({ target }) => setReason(target.value)}
                />
              )}
            </Field>
            <button type="button" onClick={keep} className={`${buttonStyle('secondary')} justify-self-start`}>
              {t('keep')}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
