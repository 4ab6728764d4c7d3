import { useLocale, useTranslations } from 'next-intl';
import { Choices } from '@/components/forms/choices';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Field } from '@/components/forms/field';
import { useFaults } from '@/components/forms/use-faults';
import { buttonStyle } from '@/components/ui/button';
import type { FormDraft } from '@/lib/contract/form-draft';
import { answerNames, employAgain, type ReferenceAnswer } from '@/lib/contract/reference-request';

type FormProps = {
  token: string;
  refused: FormDraft | null;
  /** What was kept unfinished. */
  answer: ReferenceAnswer | null | undefined;
  phone: string | undefined;
};
type Name = (typeof answerNames)[number];

/** What a referee says of somebody; a plain form, which may be kept unfinished. */
export function ReferenceForm({ token, refused, answer, phone }: FormProps) {
  const t = useTranslations('Reference');
  const words = useTranslations('Complaints.form');
  const optional = useTranslations('Questionnaire')('optional');
  const order = [...answerNames, 'isTrue'];
  const { textOf, title, problems } = useFaults(refused?.report ?? null, {
    ...{ idOf: (field) => field, whole: 'relation', order, phone },
  });
  const labelOf = (name: Name) => (name === 'phone' ? words('phone') : t(name));
  // Several say the same: each names its question.
  const named = problems.map(({ id, text }) => {
    const name = answerNames.find((one) => one === id);
    return { id, text: name ? <Named label={labelOf(name)}>{text}</Named> : text };
  });
  const begun = refused && refused.words.change !== 'decline' ? refused.words : (answer ?? {});
  const begunOf = (name: Name): string => begun[name] ?? '';
  const field = (
    name: Name,
    more: React.ComponentProps<'input'>,
    said: Partial<React.ComponentProps<typeof Field>>,
  ) => (
    <Field id={name} label={labelOf(name)} error={textOf(name)} {...said}>
      {(wiring) => <input dir="auto" {...wiring} {...more} name={name} defaultValue={begunOf(name)} />}
    </Field>
  );
  const area = (name: 'concernWords' | 'words', max: number) => (
    <Field id={name} label={t(name)} error={textOf(name)} optional={optional}>
      {(wiring) => (
        <textarea {...wiring} name={name} rows={5} maxLength={max} dir="auto" defaultValue={begunOf(name)} />
      )}
    </Field>
  );
  const choice = (name: 'again' | 'concern' | 'mayRing', choices: readonly (typeof employAgain)[number][]) => (
    <Choices
      name={name}
      legend={t(name)}
      options={choices.map((one) => [one, t(`choices.${one}`)])}
      chosen={begunOf(name)}
      error={textOf(name)}
    />
  );
  return (
    <form method="post" action="/api/references" noValidate className="mt-8 grid gap-6">
      {refused?.report && <ErrorSummary title={title} problems={named} />}
      <input type="hidden" name="locale" value={useLocale()} />
      <input type="hidden" name="token" value={token} />
      {field('relation', { maxLength: 300 }, {})}
      {field('role', { maxLength: 200 }, {})}
      <div className="grid gap-6 sm:grid-cols-2">
        {field('from', { type: 'date' }, { hint: t('fromHint') })}
        {field('until', { type: 'date' }, { hint: t('untilHint') })}
      </div>
      {choice('again', employAgain)}
      {choice('concern', ['yes', 'no'])}
      {area('concernWords', 1_000)}
      {choice('mayRing', ['yes', 'no'])}
      {field('phone', { type: 'tel', autoComplete: 'tel', dir: 'ltr', maxLength: 40 }, { optional })}
      {area('words', 2_000)}
      <Statement isChosen={refused?.words.isTrue === 'on'} error={textOf('isTrue')} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" name="change" value="give" className={buttonStyle('primary')}>
          {t('give')}
        </button>
        <button type="submit" name="change" value="keep" className={buttonStyle('secondary')}>
          {t('keep')}
        </button>
      </div>
    </form>
  );
}

function Named({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      {label} {children}
    </>
  );
}

function Statement({ isChosen, error }: { isChosen: boolean; error: React.ReactNode }) {
  const t = useTranslations('Reference');
  return (
    <div className={error ? 'border-danger border-s-4 ps-3' : undefined}>
      {error && (
        <p id="isTrue-error" className="font-semibold text-danger">
          {error}
        </p>
      )}
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          id="isTrue"
          type="checkbox"
          name="isTrue"
          defaultChecked={isChosen}
          aria-describedby={error ? 'isTrue-error' : undefined}
          aria-invalid={error ? true : undefined}
          className="size-5 shrink-0 accent-primary"
        />
        {t('isTrue')}
      </label>
    </div>
  );
}
