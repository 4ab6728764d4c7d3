import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { buttonStyle } from '@/components/ui/button';
import { deedKeys } from '@/lib/admin/call-back-deeds';
import { type CallBack, callBackOutcomes } from '@/lib/contract/call-back';
import type { CallBackDeed } from '@/lib/contract/call-back-event';

type Words = Record<string, string>;
type DeedFormProps = {
  row: CallBack;
  /** What was typed before the form came back. */
  words: Words;
  /** The list it was opened from, as `in` of the address says it. */
  search: string;
  children: React.ReactNode;
};

/** A form whose buttons each do one thing with the request. */
function DeedForm({ row: { id, version }, search, children }: Omit<DeedFormProps, 'words'>) {
  const fields = { locale: useLocale(), id: String(id), search, version: version === null ? '' : String(version) };
  return (
    <form method="post" action="/api/admin/call-backs" className="grid gap-4">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

type Owners = readonly { id: string; name: string }[];
type DeedsProps = Omit<DeedFormProps, 'children'> & { owners: Owners; hasNext: boolean };

/** All that can be done with a request beside writing to them; each a button, and a key of its own. */
export function Deeds({ owners, hasNext, words, ...form }: DeedsProps) {
  const { row } = form;
  const t = useTranslations('AdminCallBacks');
  const isDone = row.state === 'closed';
  return (
    <section aria-labelledby="deeds" className="rounded-card border border-line bg-surface p-5">
      <h2 id="deeds">{t('act.title')}</h2>
      <div className="mt-3">
        <DeedForm {...form}>
          <Field id="note" label={t('act.note')}>
            {(wiring) => (
              <textarea {...wiring} name="note" rows={3} maxLength={4_000} dir="auto" defaultValue={words.note} />
            )}
          </Field>
          <Field id="until" label={t('act.until')} hint={t('act.untilHint')}>
            {(wiring) => <input {...wiring} type="datetime-local" name="until" defaultValue={words.until} />}
          </Field>
          <div className="flex flex-wrap gap-2">
            {row.ownerId === null && <Deed action="take" label={t('act.take')} kind="primary" />}
            <Deed action="calling" label={t('act.calling')} />
            <Deed action="spoke" label={t('act.spoke')} kind="primary" />
            <Deed action="noAnswer" label={t('act.noAnswer')} />
            <Deed action="snooze" label={t('act.snooze')} />
            <Deed action="note" label={t('act.addNote')} />
            {isDone && <Deed action="reopen" label={t('act.reopen')} />}
          </div>
          {!isDone && (
            <div className="flex flex-wrap items-end gap-2">
              <Choose name="outcome" label={t('act.close')} none={t('act.choose')} value={words.outcome}>
                {callBackOutcomes.map((outcome) => (
                  <option key={outcome} value={outcome}>
                    {t(`outcomes.${outcome}`)}
                  </option>
                ))}
              </Choose>
              <Deed action="close" label={t('act.closeGo')} focuses="outcome" />
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
          <details open={words.owner !== undefined}>
            <summary className="link inline-flex min-h-11 items-center">{t('act.more')}</summary>
            <div className="mt-2 grid gap-4">
              <div className="flex flex-wrap items-end gap-2">
                <Choose
                  name="owner"
                  label={t('act.assign')}
                  none={t('nobody')}
                  value={words.owner ?? row.ownerId ?? ''}
                >
                  {owners.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Choose>
                <Deed action="assign" label={t('act.assignGo')} focuses="owner" />
              </div>
              <div className="flex flex-wrap items-end gap-2">
                <Field id="other" label={t('act.link')}>
                  {(wiring) => <input {...wiring} name="other" inputMode="numeric" defaultValue={words.other} />}
                </Field>
                <Deed action="link" label={t('act.linkGo')} focuses="other" />
              </div>
              <div className="flex flex-wrap gap-2">
                <Deed action="safeguarding" label={t('act.safeguarding')} />
                <Deed action="spam" label={t('act.spam')} />
              </div>
            </div>
          </details>
        </DeedForm>
      </div>
    </section>
  );
}

type MailFormProps = Omit<DeedFormProps, 'children'> & { templates: React.ReactNode };

/** A mail to them, through the log of mails; it says once more how they wished to be reached. */
export function MailForm({ templates, words, ...form }: MailFormProps) {
  const t = useTranslations('AdminCallBacks');
  const { contactNeed } = form.row;
  return (
    <details id="mail" open={words.subject !== undefined} className="rounded-card border border-line bg-surface p-5">
      <summary className="inline-flex min-h-11 items-center font-semibold" data-deed="mailed">
        {t('act.mail')} <Key action="mailed" />
      </summary>
      <div className="mt-3 grid gap-4">
        {contactNeed !== '' && contactNeed !== 'email' && (
          <p className="border-danger border-s-4 ps-3">{t('act.mailWarn', { need: t(`needs.${contactNeed}`) })}</p>
        )}
        {templates}
        <DeedForm {...form}>
          <Field id="subject" label={t('act.subject')}>
            {(wiring) => <input {...wiring} name="subject" maxLength={200} dir="auto" defaultValue={words.subject} />}
          </Field>
          <Field id="text" label={t('act.text')}>
            {(wiring) => (
              <textarea {...wiring} name="text" rows={8} maxLength={10_000} dir="auto" defaultValue={words.text} />
            )}
          </Field>
          <button type="submit" name="action" value="mailed" className={`${buttonStyle('primary')} justify-self-start`}>
            {t('act.send')}
          </button>
        </DeedForm>
      </div>
    </details>
  );
}

type DeedProps = {
  action: CallBackDeed;
  label: string;
  kind?: 'primary' | 'secondary';
  /** Its key goes to a field that has to be filled in first. */
  focuses?: string;
};

function Deed({ action, label, kind = 'secondary', focuses }: DeedProps) {
  return (
    <button
      type="submit"
      name="action"
      value={action}
      data-deed={focuses ? undefined : action}
      data-deed-field={focuses && `${action} ${focuses}`}
      className={buttonStyle(kind)}
    >
      {label} <Key action={action} />
    </button>
  );
}

/** The letter that does the same. */
function Key({ action }: { action: CallBackDeed }) {
  const key = deedKeys[action];
  return (
    key && (
      <kbd aria-hidden dir="ltr" className="ms-1 rounded-control border border-current px-1 text-sm max-sm:hidden">
        {key}
      </kbd>
    )
  );
}

type ChooseProps = { name: string; label: string; none: string; value: string | undefined; children: React.ReactNode };

function Choose({ name, label, none, value = '', children }: ChooseProps) {
  return (
    <Field id={name} label={label}>
      {(wiring) => (
        <select {...wiring} name={name} defaultValue={value}>
          <option value="">{none}</option>
          {children}
        </select>
      )}
    </Field>
  );
}
