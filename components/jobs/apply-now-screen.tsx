import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { buttonStyle } from '@/components/ui/button';
import { Link } from '@/lib/i18n/navigation';
import type { ListingCardData } from '@/lib/listings/listing-card';
import { OpenJob } from './open-job';

const steps = ['choose', 'answer', 'meet'] as const;

type ApplyNowScreenProps = {
  jobs: ListingCardData[];
  /** Of the directory, narrowed to jobs. */
  allHref: string;
};

export function ApplyNowScreen({ jobs, allHref }: ApplyNowScreenProps) {
  const t = useTranslations('ApplyNow');
  return (
    <div className="wrap py-6">
      <Breadcrumb label={t('breadcrumb')} steps={[{ name: t('home'), href: '/home' }, { name: t('title') }]} />
      <h1 className="mt-2">{t('title')}</h1>
      <p className="measure mt-4 text-xl">{t('intro')}</p>
      <section aria-labelledby="steps" className="mt-10">
        <h2 id="steps">{t('steps.title')}</h2>
        <ol className="mt-6 grid gap-6 md:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step} className="rounded-card bg-sage-soft p-6">
              <span aria-hidden className="font-semibold font-serif text-4xl text-accent">
                {index + 1}
              </span>
              <h3 className="mt-1">{t(`steps.${step}.title`)}</h3>
              <p className="mt-2">{t(`steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
        <p className="measure mt-6 rounded-card border border-line bg-surface p-5">{t('fairness')}</p>
      </section>
      <section aria-labelledby="jobs" className="mt-12">
        <h2 id="jobs">{t('jobs')}</h2>
        {jobs.length === 0 && <p className="mt-4">{t('none')}</p>}
        <ul className="mt-6 grid gap-5 md:grid-cols-2">
          {jobs.map((job) => (
            <OpenJob key={job.id} job={job} />
          ))}
        </ul>
        <Link href={allHref} className={`${buttonStyle('secondary')} mt-8`}>
          {t('all')}
        </Link>
      </section>
    </div>
  );
}
