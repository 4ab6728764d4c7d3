import { ChevronDown } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Field } from '@/components/forms/field';
import { OnceField } from '@/components/forms/once-field';
import { useFaults } from '@/components/forms/use-faults';
import { buttonStyle } from '@/components/ui/button';
import { Sentence } from '@/components/ui/in-own-language';
import { longestAnswer } from '@/lib/contract/application';
import type { FormDraft } from '@/lib/contract/form-draft';

type AnswerFormProps = { id: number; title: string; isOpen: boolean; refused: FormDraft | null };

/** Writing to the office about an application: a plain form that opens. */
export function AnswerForm({ id, title, isOpen, refused }: AnswerFormProps) {
  const t = useTranslations('Dashboard.answer');
  const field = `answer-${id}`;
  const { textOf, title: wrong, problems } = useFaults(refused?.report ?? null, { idOf: () => field, whole: field });
  return (
    <details open={isOpen || refused !== null} className="mt-3">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 font-semibold text-primary [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-5 shrink-0 [[open]>summary>&]:rotate-180" />
        <span>
          <Sentence content={title}>{t('open', { title })}</Sentence>
        </span>
      </summary>
      {refused?.report && <ErrorSummary title={wrong} problems={problems} />}
      <form method="post" action="/api/applications/messages" className="mt-2 grid max-w-2xl gap-3">
        <OnceField />
        <input type="hidden" name="locale" value={useLocale()} />
        <input type="hidden" name="id" value={id} />
        <Field id={field} label={t('words')} error={textOf('words')}>
          {(wiring) => (
            <textarea
              {...wiring}
              name="words"
              rows={5}
              required
              maxLength={longestAnswer}
              dir="auto"
              defaultValue={refused?.words.words}
            />
          )}
        </Field>
        <button type="submit" className={`${buttonStyle('secondary')} justify-self-start`}>
          {t('send')}
        </button>
      </form>
    </details>
  );
}
