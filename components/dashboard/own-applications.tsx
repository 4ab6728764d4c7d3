import { useLocale, useTranslations } from 'next-intl';
import { Away } from '@/components/layout/away';
import { buttonStyle } from '@/components/ui/button';
import { FileLink } from '@/components/ui/file-link';
import { InOwnLanguage, Sentence } from '@/components/ui/in-own-language';
import { applicationElementId, type Withdrawal } from '@/lib/applications/withdrawal';
import type { Application } from '@/lib/contract/application';
import { Link } from '@/lib/i18n/navigation';
import { longDay } from '@/lib/posts/format-day';
import { ApplicationSteps } from './application-steps';
import { OwnInterview } from './own-interview';
import { Withdrawable } from './withdrawable';

type OwnApplicationsProps = {
  /** Newest first; null when they cannot be had. */
  applications: Application[] | null;
  /** One that is to be, or was, withdrawn without script. */
  withdrawal?: Withdrawal | null;
  /** Whom to ring while they cannot be had. */
  phone?: string | undefined;
};

export function OwnApplications({ applications, withdrawal = null, phone }: OwnApplicationsProps) {
  const t = useTranslations('Dashboard');
  return (
    <section aria-labelledby="own-applications">
      <h2 id="own-applications">{t('applications')}</h2>
      {!applications && <Away phone={phone}>{t('applicationsAway')}</Away>}
      {applications?.length === 0 && (
        <div className="mt-4 rounded-card border border-line bg-surface p-5">
          <p>{t('noApplications')}</p>
          <p className="mt-3">
            <Link href="/applynow" prefetch={false} className={buttonStyle('secondary')}>
              {t('findJobs')}
            </Link>
          </p>
        </div>
      )}
      <ul className="mt-4 grid gap-4">
        {applications?.map((application) => (
          <li
            key={application.id}
            id={applicationElementId(application.id)}
            className="scroll-mt-24 rounded-card border border-line bg-surface p-4"
          >
            <OwnApplication
              application={application}
              withdrawal={withdrawal?.id === application.id ? withdrawal : null}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type OwnApplicationProps = { application: Application; withdrawal: Withdrawal | null };

function OwnApplication({ application, withdrawal }: OwnApplicationProps) {
  const t = useTranslations('Dashboard');
  const locale = useLocale();
  const { id, status, stage, withdrawn, listingId, reference, sentAt } = application;
  const title = application.listingTitle || t('noListing');
  const facts = (
    <>
      {sentAt && <span className="text-muted text-sm">{t('sent', { day: longDay(sentAt, locale) })}</span>}
      {reference && <span className="text-muted text-sm">{t('reference', { reference })}</span>}
    </>
  );
  return (
    <>
      <h3>
        {listingId !== null && application.listingTitle ? (
          <Link
            href={`/listing-details/${listingId}`}
            prefetch={false}
            className="link inline-flex min-h-11 items-center"
          >
            <InOwnLanguage>{title}</InOwnLanguage>
          </Link>
        ) : (
          title
        )}
      </h3>
      <Withdrawable
        application={{ id, status, stage, withdrawn }}
        {...{ title, withdrawal, facts }}
        steps={<ApplicationSteps {...application} />}
      >
        {application.references && <p className="mt-3">{t('references', application.references)}</p>}
        {application.interview && <OwnInterview interview={application.interview} />}
        <Messages messages={application.messages} />
        <SentAnswers answers={application.answers} title={title} />
      </Withdrawable>
    </>
  );
}

/** What was written about it from one side to the other, the last one first. */
function Messages({ messages }: Pick<Application, 'messages'>) {
  const t = useTranslations('Dashboard');
  const locale = useLocale();
  if (messages.length === 0) return null;
  return (
    <>
      <h4 className="mt-4">{t('messages')}</h4>
      <ul className="mt-2 grid gap-3">
        {messages.toReversed().map(({ at, isOwn, subject, words }) => (
          <li key={at} className="border-line-strong border-s-2 ps-3">
            <p className="text-muted text-sm">{t(isOwn ? 'fromYou' : 'fromUs', { day: longDay(at, locale) })}</p>
            {subject && (
              <InOwnLanguage as="p" className="wrap-anywhere font-semibold">
                {subject}
              </InOwnLanguage>
            )}
            <InOwnLanguage as="p" dir="auto" className="wrap-anywhere whitespace-pre-line">
              {words}
            </InOwnLanguage>
          </li>
        ))}
      </ul>
    </>
  );
}

function SentAnswers({ answers, title }: Pick<Application, 'answers'> & { title: string }) {
  const t = useTranslations('Dashboard');
  if (answers.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="min-h-11 py-2 font-semibold text-primary">
        <Sentence content={title}>{t('answers', { title })}</Sentence>
      </summary>
      <dl className="grid gap-3">
        {answers.map(({ label, value, file }) => (
          <div key={label}>
            <InOwnLanguage as="dt" isTranslatable className="font-semibold">
              {label}
            </InOwnLanguage>
            {file ? (
              <dd>
                <FileLink {...file} />
              </dd>
            ) : (
              <InOwnLanguage as="dd" dir="auto" className="whitespace-pre-line">
                {value || t('notAnswered')}
              </InOwnLanguage>
            )}
          </div>
        ))}
      </dl>
    </details>
  );
}
