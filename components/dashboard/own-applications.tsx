import { useLocale, useTranslations } from 'next-intl';
import { Away } from '@/components/layout/away';
import { buttonStyle } from '@/components/ui/button';
import { FileLink } from '@/components/ui/file-link';
import { InOwnLanguage, Sentence } from '@/components/ui/in-own-language';
import { applicationElementId, type Withdrawal } from '@/lib/applications/withdrawal';
import type { Application } from '@/lib/contract/application';
import type { FormDraft } from '@/lib/contract/form-draft';
import { Link } from '@/lib/i18n/navigation';
import { longDay } from '@/lib/posts/format-day';
import { ApplicationSteps } from './application-steps';
import { OwnInterview } from './own-interview';
import { OwnMessages } from './own-messages';
import { Withdrawable } from './withdrawable';

type OwnApplicationsProps = {
  /** Newest first; null when they cannot be had. */
  applications: Application[] | null;
  /** One that is to be, or was, withdrawn without script. */
  withdrawal?: Withdrawal | null;
  /** The one about which something was just written. */
  answered?: number | null;
  /** A message to us that was refused. */
  refused?: FormDraft | null;
  /** Whom to ring while they cannot be had. */
  phone?: string | undefined;
};

export function OwnApplications(props: OwnApplicationsProps) {
  const { applications, withdrawal = null, answered = null, refused = null, phone } = props;
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
              isAnswered={answered === application.id}
              refused={refused?.words.id === String(application.id) ? refused : null}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type OwnApplicationProps = {
  application: Application;
  withdrawal: Withdrawal | null;
  isAnswered: boolean;
  refused: FormDraft | null;
};

function OwnApplication({ application, withdrawal, isAnswered, refused }: OwnApplicationProps) {
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
        <OwnMessages {...{ application, title, isAnswered, refused }} />
        <SentAnswers answers={application.answers} title={title} />
      </Withdrawable>
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
