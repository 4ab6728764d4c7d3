import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Tag } from '@/components/ui/tag';
import type { Application } from '@/lib/contract/application';
import { Link } from '@/lib/i18n/navigation';
import { longDay } from '@/lib/posts/format-day';

type OwnApplicationsProps = {
  /** Newest first; null when they cannot be had. */
  applications: Application[] | null;
};

export function OwnApplications({ applications }: OwnApplicationsProps) {
  const t = useTranslations('Dashboard');
  return (
    <section aria-labelledby="own-applications">
      <h2 id="own-applications">{t('applications')}</h2>
      {!applications && <p className="mt-3">{t('applicationsAway')}</p>}
      {applications?.length === 0 && (
        <>
          <p className="mt-3">{t('noApplications')}</p>
          <p className="mt-3">
            <Link href="/applynow" prefetch={false} className={buttonStyle('secondary')}>
              {t('findJobs')}
            </Link>
          </p>
        </>
      )}
      <ul className="mt-4 grid gap-4">
        {applications?.map((application) => (
          <li key={application.id} className="rounded-card border border-line bg-surface p-4">
            <OwnApplication application={application} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnApplication({ application }: { application: Application }) {
  const t = useTranslations('Dashboard');
  const locale = useLocale();
  const { listingId, reference, sentAt, answers, status, withdrawn } = application;
  const title = application.listingTitle || t('noListing');
  return (
    <>
      <h3>
        {listingId !== null && application.listingTitle ? (
          <Link
            href={`/listing-details/${listingId}`}
            prefetch={false}
            className="link inline-flex min-h-11 items-center"
          >
            <bdi>{title}</bdi>
          </Link>
        ) : (
          title
        )}
      </h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{t('state')}</span>
        <Tag tone="sand">{t(`states.${withdrawn ? 'withdrawn' : status}`)}</Tag>
        {sentAt && <span className="text-muted text-sm">{t('sent', { day: longDay(sentAt, locale) })}</span>}
        {reference && <span className="text-muted text-sm">{t('reference', { reference })}</span>}
      </p>
      {answers.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 py-2 font-semibold text-primary">
            <bdi>{t('answers', { title })}</bdi>
          </summary>
          <dl className="grid gap-3">
            {answers.map(({ label, value }) => (
              <div key={label}>
                <dt className="font-semibold" dir="auto">
                  {label}
                </dt>
                <dd dir="auto" className="whitespace-pre-line">
                  {value || t('notAnswered')}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
