'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { Sentence } from '@/components/ui/in-own-language';
import { ReadAs } from '@/components/ui/read-as';
import { Tag } from '@/components/ui/tag';
import type { Withdrawal } from '@/lib/applications/withdrawal';
import type { Application } from '@/lib/contract/application';
import { localePath } from '@/lib/i18n/languages';
import { PlainWithdrawal } from './plain-withdrawal';
import { WithdrawDialog } from './withdraw-dialog';

type WithdrawableProps = {
  application: Pick<Application, 'id' | 'status' | 'stage' | 'withdrawn'>;
  title: string;
  /** What the address says of it. */
  withdrawal: Withdrawal | null;
  /** Beside the state, and below it. */
  facts: React.ReactNode;
  /** Of one that goes on. */
  steps: React.ReactNode;
  children: React.ReactNode;
};

/** How an application stands, and the button that takes it back. */
export function Withdrawable({ application, title, withdrawal, facts, steps, children }: WithdrawableProps) {
  const { id, status, stage } = application;
  const t = useTranslations('Dashboard');
  const locale = useLocale();
  const news = useRef<HTMLParagraphElement>(null);
  const [isWithdrawn, setIsWithdrawn] = useState(application.withdrawn);
  const [isDone, setIsDone] = useState(application.withdrawn && withdrawal?.isDone === true);
  const [isAsking, setIsAsking] = useState(false);
  const isOpen = !isWithdrawn && status !== 'Closed';
  // That it waits for something is said by its steps.
  const state = stage === 'hired' ? 'steps.hired' : (`states.${status === 'Closed' ? status : 'Open'}` as const);
  useEffect(() => {
    // The button that was pressed is gone.
    if (isDone) news.current?.focus();
  }, [isDone]);

  function onWithdrawn() {
    setIsAsking(false);
    setIsWithdrawn(true);
    setIsDone(true);
  }

  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{t('state')}</span>
        <Tag tone="sand" isOurs>
          {t(isWithdrawn ? 'states.withdrawn' : state)}
        </Tag>
        {facts}
      </p>
      <p ref={news} role="status" tabIndex={-1} className={isDone ? 'mt-2 font-semibold' : ''}>
        {isDone && <Sentence content={title}>{t('withdraw.done', { title })}</Sentence>}
      </p>
      {(isOpen || (stage === 'hired' && !isWithdrawn)) && steps}
      {children}
      {isOpen && withdrawal && <PlainWithdrawal {...withdrawal} title={title} />}
      {isOpen && !withdrawal && (
        <form
          action={localePath(locale, '/usersdashboard')}
          onSubmit={(event) => {
            event.preventDefault();
            setIsAsking(true);
          }}
          className="mt-3"
        >
          <input type="hidden" name="withdraw" value={id} />
          <button type="submit" className={buttonStyle('secondary')}>
            <ReadAs shown={t('withdraw.button')}>
              <Sentence content={title}>{t('withdraw.named', { title })}</Sentence>
            </ReadAs>
          </button>
        </form>
      )}
      {isAsking && <WithdrawDialog {...{ id, title, onWithdrawn }} onClose={() => setIsAsking(false)} />}
    </>
  );
}
