import { useLocale, useTranslations } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { Application } from '@/lib/contract/application';
import type { ApplicationStep } from '@/lib/contract/application-stage';
import { longDay } from '@/lib/posts/format-day';

const steps = ['sent', 'read', 'call', 'offer'] as const satisfies ApplicationStep[];
const stepsOfJob = [...steps, 'checks', 'hired'] as const satisfies ApplicationStep[];

type StepsProps = Pick<Application, 'stage' | 'isJob' | 'nextStep' | 'nextOn'>;

export function ApplicationSteps({ stage, isJob, nextStep, nextOn }: StepsProps) {
  const t = useTranslations('Dashboard.steps');
  const locale = useLocale();
  const shown: readonly (typeof stepsOfJob)[number][] = isJob ? stepsOfJob : steps;
  const reached = stage === 'closed' ? -1 : shown.indexOf(stage);
  const nameOf = (step: (typeof stepsOfJob)[number]) => (isJob && step === 'call' ? 'interview' : step);
  return (
    <>
      <ol
        aria-label={t('label')}
        className={`mt-4 grid max-w-2xl gap-1.5 ${isJob ? 'grid-cols-3 gap-y-3 sm:grid-cols-6' : 'grid-cols-4'}`}
      >
        {shown.map((step, place) => (
          <li
            key={step}
            aria-current={place === reached ? 'step' : undefined}
            className={`wrap-anywhere hyphens-auto border-t-4 pt-1.5 ${place <= reached ? 'border-primary' : 'border-line text-muted'} ${place === reached ? 'font-semibold' : ''}`}
          >
            {t(nameOf(step))}
            <span className="sr-only">{place < reached ? t('done') : place > reached ? t('ahead') : ''}</span>
          </li>
        ))}
      </ol>
      <p className="mt-3">
        <span className="font-semibold">{t('next')}</span>{' '}
        {nextStep ? <InOwnLanguage>{nextStep}</InOwnLanguage> : stage !== 'closed' && t(`usual.${nameOf(stage)}`)}
        {nextOn && <span className="block">{t('on', { day: longDay(nextOn, locale) })}</span>}
      </p>
    </>
  );
}
