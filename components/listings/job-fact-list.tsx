import { useLocale, useTranslations } from 'next-intl';
import type { JobFacts } from '@/lib/contract/listing';
import { payOf } from '@/lib/listings/pay';
import { longDay } from '@/lib/posts/format-day';

export function JobFactList({ job }: { job: Partial<JobFacts> }) {
  const t = useTranslations('Details.job');
  const card = useTranslations('Client.card');
  const locale = useLocale();
  const pay = payOf({ payFrom: job.payFrom, payTo: job.payTo, payUnit: job.payUnit });
  const facts = [
    ...(pay ? [[t('pay'), card('pay', pay)] as const] : []),
    ...(job.employmentType ? [[t('type'), t(`types.${job.employmentType}`)] as const] : []),
    ...(job.datePosted ? [[t('posted'), longDay(job.datePosted, locale)] as const] : []),
    ...(job.validThrough ? [[t('closes'), longDay(job.validThrough, locale)] as const] : []),
  ];
  return (
    <section aria-labelledby="job" className="rounded-card bg-sand p-6">
      <h2 id="job" className="text-2xl">
        {t('title')}
      </h2>
      <dl className="mt-3 grid gap-4 sm:grid-cols-2">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-sm">{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm">{t('fairness')}</p>
    </section>
  );
}
