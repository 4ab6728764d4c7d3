import { useTranslations } from 'next-intl';
import { complaintKeys as keys } from '@/lib/admin/complaints';
import { type Complaint, complaintOutcomes, complaintReference } from '@/lib/contract/complaint';
import { AssignCase, CaseDeeds, type CaseFormProps, CloseCase, type Owners } from '../case/case-deeds';
import { Deed, Words } from '../case/deed';
import { MailForm } from '../case/mail-form';
import { useCaseFaults } from '../case/use-case-faults';
import { signposts } from './signposts';

const address = '/api/admin/complaints';
type FormProps = CaseFormProps<Complaint>;

export function ComplaintDeeds({ row, words, report, search, after, owners }: FormProps & { owners: Owners }) {
  const typed = { words, report };
  const { textOf } = useCaseFaults(report);
  const t = useTranslations('AdminComplaints.act');
  const shared = useTranslations('AdminCallBacks.act');
  const sayOutcome = useTranslations('AdminComplaints.outcomes');
  const outcomes = complaintOutcomes.map((value) => ({ value, label: sayOutcome(value) }));
  return (
    <CaseDeeds form={{ action: address, id: row.id, version: row.version, search, after }} {...typed}>
      <div className="flex flex-wrap gap-2">
        {row.ownerId === null && <Deed action="take" letter={keys.take} label={shared('take')} kind="primary" />}
        {row.acknowledgedAt === null && (
          <Deed action="acknowledge" letter={keys.acknowledge} label={t('acknowledged')} />
        )}
        {row.answeredAt === null && <Deed action="answer" letter={keys.answer} label={t('answered')} />}
        {row.isForOther && !row.isAuthorised && (
          <Deed action="authorise" letter={keys.authorise} label={t('authorise')} />
        )}
        <Deed action="note" letter={keys.note} label={shared('addNote')} />
        {row.state === 'closed' && <Deed action="reopen" letter={keys.reopen} label={shared('reopen')} />}
      </div>
      {row.state !== 'closed' && (
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
          <CloseCase letter={keys.close} outcomes={outcomes} {...typed} />
        </>
      )}
      <AssignCase letter={keys.assign} owners={owners} ownerId={row.ownerId} {...typed} />
    </CaseDeeds>
  );
}

/** A mail to whoever complained, begun with what has to be in an answer. */
export function ComplaintMail({ row, words, report, search, after, company }: FormProps & { company: string }) {
  const t = useTranslations('AdminComplaints.act');
  const reference = complaintReference(row.id);
  const begun = {
    subject: t('mailSubject', { reference }),
    text: [row.name ? `Dear ${row.name},` : 'Hello,', '', signposts[row.kind], company].join('\n\n').trim(),
  };
  return (
    <MailForm
      form={{ action: address, id: row.id, version: row.version, search, after }}
      letter={keys.mailed}
      words={words}
      report={report}
      begun={begun}
      buttons={{ answer: t('sendAnswer'), acknowledge: t('sendAcknowledgement'), mailed: t('send') }}
    >
      <p className="text-muted text-sm">{t('mailHint')}</p>
    </MailForm>
  );
}
