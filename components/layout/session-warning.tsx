'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { countSession } from '@/lib/browser/count-session';
import { reloadPage } from '@/lib/browser/go-to';
import { keepFormValues } from '@/lib/browser/kept-form-values';
import { onSignedOutElsewhere } from '@/lib/browser/session';
import { type Staying, staySignedIn } from '@/lib/browser/stay-signed-in';
import { usePathname } from '@/lib/i18n/navigation';
import { isGuardedPath } from '@/lib/sign-in/guarded-paths';
import type { SessionHint } from '@/lib/sign-in/session-hint';
import { LoginAgain } from './login-again';

/** Milliseconds before the end. */
const warnBefore = 120_000;

type SessionWarningProps = { session: SessionHint; isOver: boolean };

/** Two minutes before the end: stay with one key. After it, on a page that needs a session: log in again, and nothing is lost. */
export function SessionWarning({ session, isOver }: SessionWarningProps) {
  const t = useTranslations('Client.session.warning');
  const dialog = useRef<HTMLDialogElement>(null);
  const path = usePathname();
  const [now, setNow] = useState(() => Date.now());
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const [staying, setStaying] = useState<Staying | 'asking' | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => onSignedOutElsewhere(() => isGuardedPath(path) && reloadPage()), [path]);

  useEffect(() => {
    if (session.endsAt === Number.POSITIVE_INFINITY) countSession();
  }, [session]);

  const left = session.endsAt - now;
  const kind = isOver || left <= 0 ? 'over' : 'soon';
  const isDue = kind === 'over' ? isGuardedPath(path) : left <= warnBefore;
  const isShown = isDue && closedFor !== `${kind} ${session.endsAt}`;
  useEffect(() => {
    if (isShown) {
      if (!dialog.current?.open) dialog.current?.showModal();
    } else dialog.current?.close();
  }, [isShown]);

  async function onStay() {
    if (staying === 'asking') return;
    setStaying('asking');
    setStaying(await staySignedIn());
  }

  const fault = staying === 'impossible' || staying === 'away' ? staying : null;
  return (
    <dialog
      ref={dialog}
      aria-labelledby="session-warning"
      onClose={() => isShown && setClosedFor(`${kind} ${session.endsAt}`)}
      className="m-auto w-[min(28rem,calc(100%-2rem))] rounded-card bg-surface p-6 text-ink shadow-raised sm:p-8 backdrop:bg-ink/60"
    >
      <h2 id="session-warning">{t(kind === 'over' ? 'over' : 'title')}</h2>
      <p className="mt-3" aria-live="polite">
        {kind === 'over' ? t('overText') : isDue && t('text', { minutes: Math.max(0, Math.floor(left / 60_000)) })}
      </p>
      <p role="status" className="font-semibold text-danger">
        {fault && t(fault)}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {kind === 'over' ? (
          <LoginAgain label={t('again')} onLeave={() => keepFormValues(path, session.name)} />
        ) : (
          <button type="button" onClick={onStay} className={buttonStyle('primary')}>
            {staying === 'asking' ? t('staying') : t('stay')}
          </button>
        )}
        <button type="button" onClick={() => dialog.current?.close()} className={buttonStyle('secondary')}>
          {t('close')}
        </button>
      </div>
    </dialog>
  );
}
