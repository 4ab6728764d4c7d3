import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import type { When } from '@/lib/admin/when';
import type { Standing } from '@/lib/contract/working';
import { SchedulePanel } from './schedule-panel';

export type Check = { text: string; isMust: boolean };

type PublishPanelProps = {
  checks: readonly Check[];
  figures?: React.ReactNode;
  standing: Pick<Standing, 'schedule' | 'ending'> & { isDraft: boolean; isWaiting: boolean };
  hasDrafts?: true | undefined;
  /** Nothing differs from what visitors see. */
  isIdle: boolean;
  /** What was asked for before the form came back. */
  when: When;
  errorOf: (field: string) => React.ReactNode;
};

/** What to see to, and the ways to make it public: now, or at a time; and how long. */
export function PublishPanel({ checks, figures, standing, hasDrafts, isIdle, when, errorOf }: PublishPanelProps) {
  const t = useTranslations('AdminWork');
  const { isDraft, isWaiting } = standing;
  return (
    <section aria-labelledby="publishing" className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <h2 id="publishing" className="text-2xl">
        {t('publish.title')}
      </h2>
      <p className="font-semibold">{t(isDraft ? 'publish.draft' : isWaiting ? 'publish.waiting' : 'publish.public')}</p>
      <Checks checks={checks} />
      {figures}
      <button
        type="submit"
        name="do"
        value="publish"
        aria-disabled={isIdle || undefined}
        aria-describedby="publish-what"
        className={`${buttonStyle(isIdle ? 'secondary' : 'primary')} aria-disabled:cursor-default aria-disabled:opacity-70`}
      >
        {t(isDraft ? 'publish.do' : 'publish.update')}
      </button>
      <p id="publish-what" className="text-muted text-sm">
        {t(isIdle ? 'publish.idle' : 'publish.what')}
      </p>
      <SchedulePanel moment="schedule" set={standing.schedule} when={when} errorOf={errorOf} />
      {hasDrafts && <SchedulePanel moment="scheduleEnd" set={standing.ending} when={when} errorOf={errorOf} />}
    </section>
  );
}

/** What is wrong, and what could be better. */
export function Checks({ checks }: Pick<PublishPanelProps, 'checks'>) {
  const t = useTranslations('AdminWork.publish');
  if (checks.length === 0) return <p>{t('fine')}</p>;
  return (['must', 'better'] as const).map((grade) => {
    const found = checks.filter(({ isMust }) => isMust === (grade === 'must'));
    return (
      found.length > 0 && (
        <div key={grade}>
          <h3 className="font-sans font-semibold text-base">{t(grade)}</h3>
          <ul className="mt-1 list-disc ps-5">
            {found.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )
    );
  });
}
