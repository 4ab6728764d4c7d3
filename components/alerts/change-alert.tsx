import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { type Alert, alertPauses } from '@/lib/contract/alert';
import { toLinkProblem } from '@/lib/contract/newsletter';
import { longDay } from '@/lib/posts/format-day';
import { PaceChoice } from './pace-choice';

type ChangeAlertProps = {
  /** Of the mailed link. */
  token: string;
  alert: Alert;
  /** Of a moment ago, as the address says it. */
  problem: string | null;
};

/** A mailed link does nothing by itself: scanners of mail open it too. The buttons do. */
export function ChangeAlert({ token, alert, problem }: ChangeAlertProps) {
  const t = useTranslations('Alerts');
  const words = useTranslations();
  const said = useProblem(problem);
  return (
    <div className="wrap">
      <Notice level={1} title={t('changeTitle')} picture="/illustrations/information.svg">
        {said && (
          <p role="alert" className="font-semibold text-danger">
            {said}
          </p>
        )}
        <p className="wrap-anywhere">
          <bdi>{t('asked', { asked: alert.asked })}</bdi>
        </p>
        <LinkForm step="change" token={token}>
          <PaceChoice chosen={alert.pace} />
          <button type="submit" className={buttonStyle('primary')}>
            {words(alert.isConfirmed ? 'Comments.save' : 'Newsletter.confirm.button')}
          </button>
        </LinkForm>
        {alert.isConfirmed && <Pause token={token} until={alert.pausedUntil} />}
        <LinkForm step="end" token={token}>
          <button type="submit" className={buttonStyle('secondary')}>
            {t('stop')}
          </button>
        </LinkForm>
      </Notice>
    </div>
  );
}

/** Nothing for some weeks; while it lasts, until when, and the way out of it. */
function Pause({ token, until }: { token: string; until: string | null }) {
  const t = useTranslations('Alerts');
  const locale = useLocale();
  return (
    <LinkForm step="pause" token={token}>
      <p>
        {until && <strong className="block">{t('paused', { day: longDay(until, locale) })}</strong>}
        {t('pauses')}
      </p>
      {until ? (
        <button type="submit" className={buttonStyle('secondary')}>
          {t('resume')}
        </button>
      ) : (
        alertPauses.map((weeks) => (
          <button key={weeks} type="submit" name="weeks" value={weeks} className={buttonStyle('secondary')}>
            {t('pause', { weeks })}
          </button>
        ))
      )}
    </LinkForm>
  );
}

function LinkForm({ step, token, children }: { step: string; token: string; children: React.ReactNode }) {
  return (
    <form method="post" action={`/api/alerts/${step}`} className="grid gap-4 text-start">
      <input type="hidden" name="locale" value={useLocale()} />
      <input type="hidden" name="token" value={token} />
      {children}
    </form>
  );
}

function useProblem(problem: string | null): string | null {
  const news = useTranslations('Newsletter.linkProblems');
  const fault = useTranslations('Faults');
  if (problem === 'full') return fault('alertsTooMany');
  const known = toLinkProblem(problem);
  return known && (known === 'unknown' ? fault('outcomeUnknown') : news(known));
}
