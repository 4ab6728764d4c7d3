import { TriangleAlert } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { buttonStyle } from '@/components/ui/button';
import type { ReceivedApplication } from '@/lib/contract/application';
import type { ApplicationFile } from '@/lib/contract/application-event';
import { daysOf, workKinds } from '@/lib/contract/work-history';
import { longDay } from '@/lib/posts/format-day';
import type { Typed } from '../case/case-deeds';
import { DeedForm } from '../case/deed';
import { useCaseFaults } from '../case/use-case-faults';

const address = '/api/admin/applications';
type HistoryProps = Typed & { file: ApplicationFile; search: string };
type Gap = ApplicationFile['gaps'][number];

/** Where they worked, the earliest first, with each gap that nobody explained where it lies. */
export function WorkHistory({ file: { application, work, gaps }, search, words, report }: HistoryProps) {
  const t = useTranslations('AdminApplications.work');
  const form = { id: application.id, version: application.version, search };
  const lines = [...work, ...gaps.map((gap) => ({ ...gap, id: null }))].sort((a, b) => (a.from < b.from ? -1 : 1));
  const isBack = words.words !== undefined || words.from !== undefined;
  return (
    <section aria-labelledby="work" className="rounded-card border border-line bg-surface p-5">
      <h2 id="work">{t('title')}</h2>
      <p className="text-muted text-sm">{t('hint')}</p>
      {lines.length === 0 && <p className="mt-3">{t('none')}</p>}
      <ol className="mt-2 divide-y divide-line">
        {lines.map((line) => (
          <li key={`${line.id}-${line.from}`} className="py-3">
            {line.id === null ? (
              <GapLine gap={line} form={form} />
            ) : (
              <div className="flex flex-wrap items-baseline gap-x-4">
                <Span from={line.from} until={line.until} />
                <span dir="auto" className="wrap-anywhere grow">
                  {line.kind === 'other' && `${t('kinds.other')} `}
                  {line.words}
                </span>
                <DeedForm action={address} {...form}>
                  <input type="hidden" name="line" value={line.id} />
                  <button type="submit" name="action" value="unwork" className="link min-h-8 cursor-pointer">
                    {t('remove', { words: line.words })}
                  </button>
                </DeedForm>
              </div>
            )}
          </li>
        ))}
      </ol>
      <details open={isBack || lines.length === 0} className="mt-2">
        <summary className="link inline-flex min-h-11 items-center">{t('add')}</summary>
        <LineForm form={form} begun={words} report={report} />
      </details>
    </section>
  );
}

function Span({ from, until }: { from: string; until: string | null }) {
  const t = useTranslations('AdminApplications.work');
  const locale = useLocale();
  return (
    <span className="text-muted">
      {longDay(from, locale)} – {until ? longDay(until, locale) : t('goesOn')}
    </span>
  );
}

type FormOf = { id: number; version: ReceivedApplication['version']; search: string };

/** It is explained where it stands. */
function GapLine({ gap, form }: { gap: Gap; form: FormOf }) {
  const t = useTranslations('AdminApplications.work');
  return (
    <div className="border-accent border-s-4 ps-3">
      <p className="flex flex-wrap items-center gap-x-3 font-semibold">
        <TriangleAlert aria-hidden className="size-5 shrink-0" />
        {t('gap', { days: daysOf(gap) })}
        <Span from={gap.from} until={gap.until} />
      </p>
      <DeedForm action={address} {...form}>
        <input type="hidden" name="kind" value="other" />
        <input type="hidden" name="from" value={gap.from} />
        <input type="hidden" name="until" value={gap.until} />
        <div className="flex flex-wrap items-end gap-2">
          <Field id={`gap-${gap.from}`} label={t('kinds.other')}>
            {(wiring) => <input {...wiring} name="words" required maxLength={400} dir="auto" />}
          </Field>
          <button type="submit" name="action" value="work" className={buttonStyle('secondary')}>
            {t('explain')}
          </button>
        </div>
      </DeedForm>
    </div>
  );
}

type LineFormProps = Pick<Typed, 'report'> & { form: FormOf; begun: Typed['words'] };

function LineForm({ form, begun, report }: LineFormProps) {
  const t = useTranslations('AdminApplications.work');
  const { textOf } = useCaseFaults(report);
  const dates = [
    { name: 'from', hint: undefined },
    { name: 'until', hint: t('untilHint') },
  ] as const;
  return (
    <DeedForm action={address} {...form}>
      <div className="grid gap-4 rounded-control border border-line p-4 sm:grid-cols-2">
        <Field id="kind" label={t('kind')} error={textOf('kind')}>
          {(wiring) => (
            <select {...wiring} name="kind" defaultValue={begun.kind}>
              {workKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`kinds.${kind}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id="words" label={t('words')} error={textOf('words')}>
          {(wiring) => <input {...wiring} name="words" maxLength={400} dir="auto" defaultValue={begun.words} />}
        </Field>
        {dates.map(({ name, hint }) => (
          <Field key={name} id={name} label={t(name)} {...(hint && { hint })} error={textOf(name)}>
            {(wiring) => <input {...wiring} type="date" name={name} defaultValue={begun[name]} />}
          </Field>
        ))}
        <button
          type="submit"
          name="action"
          value="work"
          className={`${buttonStyle('secondary')} self-end justify-self-start`}
        >
          {t('add')}
        </button>
      </div>
    </DeedForm>
  );
}
