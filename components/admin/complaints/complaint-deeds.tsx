import { useTranslations } from 'next-intl';
import { complaintKeys as keys } from '@/lib/admin/complaints';
import { type Complaint, complaintOutcomes, complaintReference } from '@/lib/contract/complaint';
import type { FaultReport } from '@/lib/contract/faults';
import { Choose, Deed, DeedForm, Words } from '../case/deed';
import { MailForm } from '../case/mail-form';
import { useCaseFaults } from '../case/use-case-faults';
import { signposts } from './signposts';

type FormProps = {
  row: Complaint;
  /** What was typed before the form came back. */
  words: Record<string, string>;
  /** Why it came back. */
  report: FaultReport | null;
  search: string;
};
const address = '/api/admin/complaints';

type DeedsProps = FormProps & { owners: readonly { id: string; name: string }[] };

/** All that can be done about a complaint beside writing; each a button, and a key of its own. */
export function ComplaintDeeds({ row, words, report, search, owners }: DeedsProps) {
  const { textOf } = useCaseFaults(report);
  const t = useTranslations('AdminComplaints.act');
  const shared = useTranslations('AdminCallBacks');
  const outcomes = useTranslations('AdminComplaints.outcomes');
  const isClosed = row.state === 'closed';
  return (
    <section aria-labelledby="deeds" className="rounded-card border border-line bg-surface p-5">
      <h2 id="deeds">{shared('act.title')}</h2>
      <div className="mt-3">
        <DeedForm action={address} id={row.id} version={row.version} search={search}>
          <Words
            name="note"
            label={shared('act.note')}
            rows={3}
            max={4_000}
            value={words.note}
            error={textOf('note')}
          />
          <div className="flex flex-wrap gap-2">
            {row.ownerId === null && (
              <Deed action="take" letter={keys.take} label={shared('act.take')} kind="primary" />
            )}
            {row.acknowledgedAt === null && (
              <Deed action="acknowledge" letter={keys.acknowledge} label={t('acknowledged')} />
            )}
            {row.answeredAt === null && <Deed action="answer" letter={keys.answer} label={t('answered')} />}
            {row.isForOther && !row.isAuthorised && (
              <Deed action="authorise" letter={keys.authorise} label={t('authorise')} />
            )}
            <Deed action="note" letter={keys.note} label={shared('act.addNote')} />
            {isClosed && <Deed action="reopen" letter={keys.reopen} label={shared('act.reopen')} />}
          </div>
          {!isClosed && (
            <>
              <Words
                name="learning"
                label={t('learning')}
                hint={t('learningHint')}
                rows={3}
                max={2_000}
                value={words.learning ?? row.learning}
                error={textOf('learning')}
              />
              <div className="flex flex-wrap items-end gap-2">
                <Choose
                  name="outcome"
                  label={shared('act.close')}
                  none={shared('act.choose')}
                  value={words.outcome}
                  error={textOf('outcome')}
                  choices={complaintOutcomes.map((value) => ({ value, label: outcomes(value) }))}
                />
                <Deed action="close" letter={keys.close} label={shared('act.closeGo')} focuses="outcome" />
              </div>
            </>
          )}
          <div className="flex flex-wrap items-end gap-2">
            <Choose
              name="owner"
              label={shared('act.assign')}
              none={shared('nobody')}
              value={words.owner ?? row.ownerId ?? ''}
              error={textOf('owner')}
              choices={owners.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Deed action="assign" letter={keys.assign} label={shared('act.assignGo')} focuses="owner" />
          </div>
        </DeedForm>
      </div>
    </section>
  );
}

/** A mail to whoever complained, begun with what has to be in an answer. */
export function ComplaintMail({ row, words, report, search, company }: FormProps & { company: string }) {
  const t = useTranslations('AdminComplaints.act');
  const reference = complaintReference(row.id);
  const begun = {
    subject: t('mailSubject', { reference }),
    text: [row.name ? `Dear ${row.name},` : 'Hello,', '', signposts[row.kind], company].join('\n\n').trim(),
  };
  const isBack = words.subject !== undefined || words.text !== undefined;
  return (
    <MailForm
      form={{ action: address, id: row.id, version: row.version, search }}
      letter={keys.mailed}
      words={isBack ? words : {}}
      report={report}
      begun={begun}
      buttons={{ answer: t('sendAnswer'), acknowledge: t('sendAcknowledgement'), mailed: t('send') }}
    >
      <p className="text-muted text-sm">{t('mailHint')}</p>
    </MailForm>
  );
}
