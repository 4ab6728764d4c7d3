import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { deedKeys } from '@/lib/admin/call-back-deeds';
import { type CallBack, callBackOutcomes } from '@/lib/contract/call-back';
import type { FaultReport } from '@/lib/contract/faults';
import { Choose, Deed, DeedForm, Words } from '../case/deed';
import { MailForm } from '../case/mail-form';
import { useCaseFaults } from '../case/use-case-faults';

const address = '/api/admin/call-backs';
type FormProps = {
  row: CallBack;
  /** What was typed before the form came back. */
  words: Record<string, string>;
  /** Why it came back. */
  report: FaultReport | null;
  search: string;
};

type Owners = readonly { id: string; name: string }[];
type DeedsProps = FormProps & { owners: Owners; hasNext: boolean };

/** All that can be done with a request beside writing to them; each a button, and a key of its own. */
export function Deeds({ owners, hasNext, words, report, row, search }: DeedsProps) {
  const { textOf } = useCaseFaults(report);
  const t = useTranslations('AdminCallBacks');
  const form = { action: address, id: row.id, version: row.version, search };
  const isDone = row.state === 'closed';
  return (
    <section aria-labelledby="deeds" className="rounded-card border border-line bg-surface p-5">
      <h2 id="deeds">{t('act.title')}</h2>
      <div className="mt-3">
        <DeedForm {...form}>
          <Words name="note" label={t('act.note')} rows={3} max={4_000} value={words.note} error={textOf('note')} />
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
          {!isDone && (
            <div className="flex flex-wrap items-end gap-2">
              <Choose
                name="outcome"
                label={t('act.close')}
                none={t('act.choose')}
                value={words.outcome}
                error={textOf('outcome')}
                choices={callBackOutcomes.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
              />
              <Deed action="close" letter={deedKeys.close} label={t('act.closeGo')} focuses="outcome" />
            </div>
          )}
          {hasNext && (
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                name="next"
                value="1"
                defaultChecked={'next' in words}
                className="size-5 accent-primary"
              />
              {t('act.next')}
            </label>
          )}
          <details open={words.owner !== undefined || Boolean(textOf('owner') ?? textOf('other'))}>
            <summary className="link inline-flex min-h-11 items-center">{t('act.more')}</summary>
            <div className="mt-2 grid gap-4">
              <div className="flex flex-wrap items-end gap-2">
                <Choose
                  name="owner"
                  label={t('act.assign')}
                  none={t('nobody')}
                  value={words.owner ?? row.ownerId ?? ''}
                  error={textOf('owner')}
                  choices={owners.map(({ id, name }) => ({ value: id, label: name }))}
                />
                <Deed action="assign" letter={deedKeys.assign} label={t('act.assignGo')} focuses="owner" />
              </div>
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
        </DeedForm>
      </div>
    </section>
  );
}

/** A mail to them; it says once more how they wished to be reached. */
export function CallBackMail({ templates, words, report, row, search }: FormProps & { templates: React.ReactNode }) {
  const t = useTranslations('AdminCallBacks');
  const { contactNeed } = row;
  return (
    <MailForm
      form={{ action: address, id: row.id, version: row.version, search }}
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
