import { useLocale, useTranslations } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { Application, ApplicationStage } from '@/lib/contract/application';
import { longDay } from '@/lib/posts/format-day';

const steps = ['sent', 'read', 'call', 'offer'] as const satisfies ApplicationStage[];

/** How far an application has come, what happens next and when. */
export function ApplicationSteps({ stage, nextStep, nextOn }: Pick<Application, 'stage' | 'nextStep' | 'nextOn'>) {
  const t = useTranslations('Dashboard.steps');
  const locale = useLocale();
  const reached = stage === 'closed' ? -1 : steps.indexOf(stage);
  return (
    <>
      <ol aria-label={t('label')} className="mt-4 grid max-w-xl grid-cols-4 gap-1.5">
        {steps.map((step, place) => (
          <li
            key={step}
            aria-current={place === reached ? 'step' : undefined}
            className={`border-t-4 pt-1.5 ${place <= reached ? 'border-primary' : 'border-line text-muted'} ${place === reached ? 'font-semibold' : ''}`}
          >
            {t(step)}
            <span className="sr-only">{place < reached ? t('done') : place > reached ? t('ahead') : ''}</span>
          </li>
        ))}
      </ol>
      <p className="mt-3">
        <span className="font-semibold">{t('next')}</span>{' '}
        {nextStep ? <InOwnLanguage>{nextStep}</InOwnLanguage> : stage !== 'closed' && t(`usual.${stage}`)}
        {nextOn && <span className="block">{t('on', { day: longDay(nextOn, locale) })}</span>}
      </p>
    </>
  );
}
