import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { formatMoment } from '@/lib/admin/format-moment';
import type { Standing } from '@/lib/contract/working';

export type Check = { text: string; isMust: boolean };

type PublishPanelProps = {
  checks: readonly Check[];
  standing: Pick<Standing, 'schedule'> & { isDraft: boolean; isWaiting: boolean };
  /** What was asked for before the form came back. */
  when: { local: string; which: string };
  errorOf: (field: string) => React.ReactNode;
};

/** What to see to, and the ways to make it public: now, or at a time. */
export function PublishPanel({ checks, standing: { schedule, isDraft, isWaiting }, when, errorOf }: PublishPanelProps) {
  const t = useTranslations('AdminWork');
  const locale = useLocale();
  const [wrong, twice] = [errorOf('local'), errorOf('which')];
  return (
    <section aria-labelledby="publishing" className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <h2 id="publishing" className="text-2xl">
        {t('publish.title')}
      </h2>
      <p className="font-semibold">{t(isDraft ? 'publish.draft' : isWaiting ? 'publish.waiting' : 'publish.public')}</p>
      {(['must', 'better'] as const).map((grade) => {
        const found = checks.filter(({ isMust }) => isMust === (grade === 'must'));
        return (
          found.length > 0 && (
            <div key={grade}>
              <h3 className="font-sans font-semibold text-base">{t(`publish.${grade}`)}</h3>
              <ul className="mt-1 list-disc ps-5">
                {found.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
          )
        );
      })}
      {checks.length === 0 && <p>{t('publish.fine')}</p>}
      <button type="submit" name="do" value="publish" className={buttonStyle('primary')}>
        {t(isDraft ? 'publish.do' : 'publish.update')}
      </button>
      <p className="text-muted text-sm">{t('publish.what')}</p>
      {schedule && (
        <div
          className={`rounded-control border p-3 ${schedule.problem ? 'border-danger bg-danger-soft' : 'border-line-strong bg-sand'}`}
        >
          <p>
            {t(schedule.problem ? 'schedule.failed' : 'schedule.set', {
              when: formatMoment(schedule.dueAt, locale),
              name: schedule.by,
            })}
          </p>
          <button type="submit" name="do" value="unschedule" className="link min-h-11 cursor-pointer font-semibold">
            {t('schedule.cancel')}
          </button>
        </div>
      )}
      <details open={Boolean(wrong || twice)}>
        <summary className="link inline-flex min-h-11 items-center">{t('schedule.title')}</summary>
        <div className="mt-2 grid gap-3">
          <div>
            <label htmlFor="local" className="font-semibold">
              {t('schedule.local')}
            </label>
            <p id="local-hint" className="text-muted text-sm">
              {t('schedule.hint')}
            </p>
            {wrong && (
              <p id="local-error" className="font-semibold text-danger">
                {wrong}
              </p>
            )}
            <input
              id="local"
              name="local"
              type="datetime-local"
              dir="ltr"
              defaultValue={when.local}
              aria-describedby={`local-hint${wrong ? ' local-error' : ''}`}
              aria-invalid={wrong ? true : undefined}
              className="mt-1 min-h-12 w-full rounded-control border border-line-strong bg-surface px-3"
            />
          </div>
          {twice && (
            <fieldset>
              <legend className="font-semibold text-danger">{twice}</legend>
              {(['earlier', 'later'] as const).map((which) => (
                <label key={which} className="flex min-h-11 items-center gap-3">
                  <input
                    id={which === 'earlier' ? 'which' : undefined}
                    type="radio"
                    name="which"
                    value={which}
                    defaultChecked={when.which === which}
                    className="size-5 accent-primary"
                  />
                  {t(`schedule.${which}`)}
                </label>
              ))}
            </fieldset>
          )}
          <button type="submit" name="do" value="schedule" className={buttonStyle('secondary')}>
            {t('schedule.do')}
          </button>
        </div>
      </details>
    </section>
  );
}
