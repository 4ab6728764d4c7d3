import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { formatMoment } from '@/lib/admin/format-moment';
import { type Moment, momentFields, type When } from '@/lib/admin/when';
import type { Standing } from '@/lib/contract/working';

type SchedulePanelProps = {
  moment: Moment;
  set: Standing['schedule'];
  /** What was asked for before the form came back. */
  when: When;
  errorOf: (field: string) => React.ReactNode;
};

/** A moment at which something is done by itself: that is set, and the way to set it. */
export function SchedulePanel({ moment, set, when, errorOf }: SchedulePanelProps) {
  const [t, time] = [useTranslations(`AdminWork.${moment}`), useTranslations('AdminWork.schedule')];
  const locale = useLocale();
  const { local, which } = momentFields[moment];
  const [wrong, twice] = [errorOf(local), errorOf(which)];
  return (
    <>
      {set && (
        <div
          className={`rounded-control border p-3 ${set.problem ? 'border-danger bg-danger-soft' : 'border-line-strong bg-sand'}`}
        >
          <p>
            {t(set.problem ? 'failed' : 'set', {
              when: formatMoment(set.dueAt, locale),
              name: set.by,
            })}
          </p>
          <button type="submit" name="do" value={`un${moment}`} className="link min-h-11 cursor-pointer font-semibold">
            {t('cancel')}
          </button>
        </div>
      )}
      <details open={Boolean(wrong || twice)}>
        <summary className="link inline-flex min-h-11 items-center">{t('title')}</summary>
        <div className="mt-2 grid gap-3">
          <div>
            <label htmlFor={local} className="font-semibold">
              {t('local')}
            </label>
            <p id={`${local}-hint`} className="text-muted text-sm">
              {t('hint')}
            </p>
            {wrong && (
              <p id={`${local}-error`} className="font-semibold text-danger">
                {wrong}
              </p>
            )}
            <input
              id={local}
              name={local}
              type="datetime-local"
              dir="ltr"
              defaultValue={when[local]}
              aria-describedby={`${local}-hint${wrong ? ` ${local}-error` : ''}`}
              aria-invalid={wrong ? true : undefined}
              className="mt-1 min-h-12 w-full rounded-control border border-line-strong bg-surface px-3"
            />
          </div>
          {twice && (
            <fieldset>
              <legend className="font-semibold text-danger">{twice}</legend>
              {(['earlier', 'later'] as const).map((choice) => (
                <label key={choice} className="flex min-h-11 items-center gap-3">
                  <input
                    id={choice === 'earlier' ? which : undefined}
                    type="radio"
                    name={which}
                    value={choice}
                    defaultChecked={when[which] === choice}
                    className="size-5 accent-primary"
                  />
                  {time(choice)}
                </label>
              ))}
            </fieldset>
          )}
          <button type="submit" name="do" value={moment} className={buttonStyle('secondary')}>
            {t('do')}
          </button>
        </div>
      </details>
    </>
  );
}
