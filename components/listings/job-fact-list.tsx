import { useLocale, useTranslations } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { JobFacts } from '@/lib/contract/listing';
import { payOf, payValues } from '@/lib/listings/pay';
import { longDay } from '@/lib/posts/format-day';

/** What somebody who looks for work asks first; nothing where none of it is known. */
export function JobFactList({ job }: { job: Partial<JobFacts> }) {
  const t = useTranslations('Details.job');
  const card = useTranslations('Client.card');
  const locale = useLocale();
  const pay = payOf({ payFrom: job.payFrom, payTo: job.payTo, payUnit: job.payUnit });
  const known = [
    [t('pay'), pay && card('pay', payValues(pay, locale))],
    [t('hours'), job.hours],
    [t('type'), job.employmentType && t(`types.${job.employmentType}`)],
    [t('starts'), job.startsOn && longDay(job.startsOn, locale)],
    [t('closes'), job.validThrough && longDay(job.validThrough, locale)],
    [t('posted'), job.datePosted && longDay(job.datePosted, locale)],
  ] as const;
  const facts = known.flatMap(([term, value]) => (value ? [{ term, value }] : []));
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-card bg-surface p-5">
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className="text-muted text-sm">{term}</dt>
          <dd className="font-semibold">
            <InOwnLanguage isOurs={value !== job.hours}>{value}</InOwnLanguage>
          </dd>
        </div>
      ))}
    </dl>
  );
}
