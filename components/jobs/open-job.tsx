import { MapPin } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { Link } from '@/lib/i18n/navigation';
import type { ListingCardData } from '@/lib/listings/listing-card';
import { payValues } from '@/lib/listings/pay';

export function OpenJob({ job }: { job: ListingCardData }) {
  const t = useTranslations('ApplyNow');
  const card = useTranslations('Client.card');
  const locale = useLocale();
  return (
    <li className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="grow basis-60">
        <h3 className="text-xl">
          <Link
            href={`/listing-details/${job.id}`}
            prefetch={false}
            className="inline-flex min-h-11 items-center py-1.5 underline-offset-4 hover:underline"
          >
            <InOwnLanguage>{job.title}</InOwnLanguage>
          </Link>
        </h3>
        {job.place && (
          <p className="flex items-center gap-1.5">
            <MapPin aria-hidden className="size-4 shrink-0 text-primary" />
            <InOwnLanguage>{job.place}</InOwnLanguage>
          </p>
        )}
        {job.pay && <p className="font-semibold">{card('pay', payValues(job.pay, locale))}</p>}
      </div>
      <Link href={`/applynow2/${job.id}`} prefetch={false} className={buttonStyle('primary')}>
        {t('apply')}
        <span className="sr-only">
          : <InOwnLanguage>{job.title}</InOwnLanguage>
        </span>
      </Link>
    </li>
  );
}
