import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { buttonStyle } from '@/components/ui/button';
import type { Typed } from './case-deeds';
import { type CaseForm, DeedForm, Letter, Words } from './deed';
import { useCaseFaults } from './use-case-faults';

type MailFormProps = Typed & {
  form: CaseForm & { action: string };
  /** The key that leads here. */
  letter: string;
  /** What it begins with where nothing was typed. */
  begun?: { subject: string; text: string };
  /** What it is sent as, by deed. */
  buttons: Readonly<Record<string, string>>;
  /** What is to be known before writing. */
  children?: React.ReactNode;
};

/** A mail to whoever a case is about, through the log of mails. */
export function MailForm({ form, letter, words, report, begun, buttons, children }: MailFormProps) {
  const t = useTranslations('AdminCallBacks.act');
  const { textOf } = useCaseFaults(report);
  const isBack = words.subject !== undefined || Boolean(textOf('subject') ?? textOf('text'));
  return (
    <details id="mail" open={isBack} className="rounded-card border border-line bg-surface p-5">
      <summary
        className="flex min-h-11 w-fit list-none items-center gap-1 font-semibold [&::-webkit-details-marker]:hidden"
        data-deed="mailed"
      >
        <ChevronDown aria-hidden className="size-5 [[open]>summary>&]:rotate-180" />
        {t('mail')} <Letter>{letter}</Letter>
      </summary>
      <div className="mt-3 grid gap-4">
        {children}
        <DeedForm {...form}>
          <input type="hidden" name="mail" value="1" />
          <Field id="subject" label={t('subject')} error={textOf('subject')}>
            {(wiring) => (
              <input
                {...wiring}
                name="subject"
                maxLength={200}
                dir="auto"
                defaultValue={words.subject ?? begun?.subject}
              />
            )}
          </Field>
          <Words
            name="text"
            label={t('text')}
            rows={10}
            max={10_000}
            value={words.text ?? begun?.text}
            error={textOf('text')}
          />
          <div className="flex flex-wrap gap-2">
            {Object.entries(buttons).map(([deed, label], place) => (
              <button
                key={deed}
                type="submit"
                name="action"
                value={deed}
                className={buttonStyle(place === 0 ? 'primary' : 'secondary')}
              >
                {label}
              </button>
            ))}
          </div>
        </DeedForm>
      </div>
    </details>
  );
}
