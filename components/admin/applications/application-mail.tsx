import { useLocale, useTranslations } from 'next-intl';
import { applicationKeys as keys } from '@/lib/admin/applications';
import { formatMoment } from '@/lib/admin/format-moment';
import type { ReceivedApplication } from '@/lib/contract/application';
import type { ApplicationFile } from '@/lib/contract/application-event';
import type { CaseFormProps } from '../case/case-deeds';
import { MailForm } from '../case/mail-form';
import { useCaseFaults } from '../case/use-case-faults';
import { PostForm } from '../layout/post-form';

const address = '/api/admin/applications';
type MailProps = CaseFormProps<ReceivedApplication> & Pick<ApplicationFile, 'leaving' | 'events'>;

/** A mail to whoever applied; it counts as word from us, leaves after ten minutes, and is taken back until then. */
export function ApplicationMail({ row, words, report, search, after, leaving, events }: MailProps) {
  const t = useTranslations('AdminApplications.act');
  const shared = useTranslations('AdminCallBacks.act');
  const { textOf } = useCaseFaults(report);
  const locale = useLocale();
  return (
    <>
      {textOf('message') && (
        <p id="message" tabIndex={-1} className="font-semibold text-danger">
          {textOf('message')}
        </p>
      )}
      <Unanswered {...{ row, events }} />
      {leaving.map(({ message, subject, leavesAt }) => (
        <PostForm
          key={message}
          action={address}
          fields={{ id: row.id, search, after, version: row.version ?? '', message }}
          className="flex flex-wrap items-center justify-between gap-2 rounded-control border-2 border-accent bg-blush p-3"
        >
          <p dir="auto" className="wrap-anywhere">
            {t('messageLeaves', { subject, when: formatMoment(leavesAt, locale) })}
          </p>
          <button
            type="submit"
            name="action"
            value="unmail"
            data-deed="unmail"
            className="link min-h-11 cursor-pointer font-semibold"
          >
            {t('unmail')}
            <span className="sr-only"> {subject}</span>
          </button>
        </PostForm>
      ))}
      <MailForm
        form={{ action: address, id: row.id, version: row.version, search, after }}
        letter={keys.mailed}
        words={words}
        report={report}
        begun={{ subject: t('mailSubject', { reference: row.reference }), text: '' }}
        buttons={{ mailed: shared('send') }}
      />
    </>
  );
}

/** What they wrote since we last answered, where it is answered. */
function Unanswered({ row: { repliedAt }, events }: Pick<MailProps, 'row' | 'events'>) {
  const t = useTranslations('AdminApplications.act');
  const locale = useLocale();
  const since = repliedAt;
  if (since === null) return null;
  const written = events.filter(({ action, at, words }) => action === 'replied' && at >= since && words);
  if (written.length === 0) return null;
  return (
    <section aria-label={t('theyWrote')} className="grid gap-3 rounded-card border-2 border-accent bg-surface p-5">
      <h2>{t('theyWrote')}</h2>
      {written.toReversed().map(({ id, at, detail, words }) => (
        <div key={id}>
          <p className="text-muted text-sm">{formatMoment(at, locale)}</p>
          {detail && (
            <p dir="auto" className="wrap-anywhere font-semibold">
              {detail}
            </p>
          )}
          <p dir="auto" className="wrap-anywhere measure whitespace-pre-wrap">
            {words}
          </p>
        </div>
      ))}
    </section>
  );
}
