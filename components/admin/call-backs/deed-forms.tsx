import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { deedKeys } from '@/lib/admin/call-back-deeds';
import { type CallBack, callBackOutcomes } from '@/lib/contract/call-back';
import { AssignCase, CaseDeeds, type CaseFormProps, CloseCase, type Owners, ThenNext } from '../case/case-deeds';
import { Deed } from '../case/deed';
import { MailForm } from '../case/mail-form';
import { useCaseFaults } from '../case/use-case-faults';

const address = '/api/admin/call-backs';
type FormProps = CaseFormProps<CallBack>;
type DeedsProps = FormProps & {
  owners: Owners;
  /** Whether the next one is to follow. */
  goesOn: boolean;
};

export function Deeds({ owners, goesOn, words, report, row, search, after }: DeedsProps) {
  const typed = { words, report };
  const { textOf } = useCaseFaults(report);
  const t = useTranslations('AdminCallBacks');
  const isDone = row.state === 'closed';
  const own = row.ownerId ?? '';
  const outcomes = callBackOutcomes.map((value) => ({ value, label: t(`outcomes.${value}`) }));
  return (
    <CaseDeeds form={{ action: address, id: row.id, version: row.version, search, after }} {...typed}>
      <Field id="until" label={t('act.until')} hint={t('act.untilHint')} error={textOf('until')}>
        {(wiring) => <input {...wiring} type="datetime-local" name="until" defaultValue={words.until} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        {row.ownerId === null && <Deed action="take" letter={deedKeys.take} label={t('act.take')} kind="primary" />}
        <Deed action="calling" letter={deedKeys.calling} label={t('act.calling')} />
        <Deed action="spoke" letter={deedKeys.spoke} label={t('act.spoke')} kind="primary" />
        <Deed action="noAnswer" letter={deedKeys.noAnswer} label={t('act.noAnswer')} />
        <Deed action="snooze" letter={deedKeys.snooze} label={t('act.snooze')} />
        <Deed action="note" letter={deedKeys.note} label={t('act.addNote')} />
        {isDone && <Deed action="reopen" letter={deedKeys.reopen} label={t('act.reopen')} />}
      </div>
      {!isDone && <CloseCase letter={deedKeys.close} outcomes={outcomes} {...typed} />}
      {after !== null && <ThenNext isWanted={goesOn || 'next' in words} />}
      <details open={(words.owner ?? own) !== own || Boolean(textOf('owner') ?? textOf('other'))}>
        <summary className="link inline-flex min-h-11 items-center">{t('act.more')}</summary>
        <div className="mt-2 grid gap-4">
          <AssignCase letter={deedKeys.assign} owners={owners} ownerId={row.ownerId} {...typed} />
          <div className="flex flex-wrap items-end gap-2">
            <Field id="other" label={t('act.link')} error={textOf('other')}>
              {(wiring) => <input {...wiring} name="other" inputMode="numeric" defaultValue={words.other} />}
            </Field>
            <Deed action="link" letter={deedKeys.link} label={t('act.linkGo')} focuses="other" />
          </div>
          <div className="flex flex-wrap gap-2">
            <Deed action="safeguarding" letter={deedKeys.safeguarding} label={t('act.safeguarding')} />
            <Deed action="spam" letter={deedKeys.spam} label={t('act.spam')} />
          </div>
        </div>
      </details>
    </CaseDeeds>
  );
}

/** A mail to them; it says once more how they wished to be reached. */
export function CallBackMail({
  templates,
  words,
  report,
  row,
  search,
  after,
}: FormProps & { templates: React.ReactNode }) {
  const t = useTranslations('AdminCallBacks');
  const { contactNeed } = row;
  return (
    <MailForm
      form={{ action: address, id: row.id, version: row.version, search, after }}
      letter={deedKeys.mailed}
      words={words}
      report={report}
      buttons={{ mailed: t('act.send') }}
    >
      {contactNeed !== '' && contactNeed !== 'email' && (
        <p className="border-danger border-s-4 ps-3">{t('act.mailWarn', { need: t(`needs.${contactNeed}`) })}</p>
      )}
      {templates}
    </MailForm>
  );
}
