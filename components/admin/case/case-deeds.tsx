import { useTranslations } from 'next-intl';
import type { FaultReport } from '@/lib/contract/faults';
import { type CaseForm, Choose, Deed, DeedForm, Letter, Words } from './deed';
import { useCaseFaults } from './use-case-faults';

/** Of a form that may have come back. */
export type Typed = {
  /** What was typed before. */
  words: Record<string, string>;
  /** Why it came back. */
  report: FaultReport | null;
};
export type CaseFormProps<Row> = Typed & {
  row: Row;
  search: string;
  /** The next one in its list. */
  after: number | null;
};
export type Owners = readonly { id: string; name: string }[];

type CaseDeedsProps = Typed & { form: CaseForm & { action: string }; children: React.ReactNode };

/** What can be done with a case beside writing to whoever it is about; each deed a button, and a key of its own. */
export function CaseDeeds({ form, words, report, children }: CaseDeedsProps) {
  const { textOf } = useCaseFaults(report);
  const t = useTranslations('AdminCallBacks.act');
  return (
    <section aria-labelledby="deeds" className="rounded-card border border-line bg-surface p-5">
      <h2 id="deeds">{t('title')}</h2>
      <div className="mt-3">
        <DeedForm {...form}>
          <Words name="note" label={t('note')} rows={3} max={4_000} value={words.note} error={textOf('note')} />
          {children}
        </DeedForm>
      </div>
    </section>
  );
}

type CloseProps = Typed & { letter: string; outcomes: readonly { value: string; label: string }[] };

export function CloseCase({ letter, outcomes, words, report }: CloseProps) {
  const { textOf } = useCaseFaults(report);
  const t = useTranslations('AdminCallBacks.act');
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Choose
        name="outcome"
        label={t('close')}
        none={t('choose')}
        value={words.outcome}
        error={textOf('outcome')}
        choices={outcomes}
      />
      <Deed action="close" letter={letter} label={t('closeGo')} focuses="outcome" />
    </div>
  );
}

type AssignProps = Typed & { letter: string; owners: Owners; ownerId: string | null };

export function AssignCase({ letter, owners, ownerId, words, report }: AssignProps) {
  const { textOf } = useCaseFaults(report);
  const t = useTranslations('AdminCallBacks');
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Choose
        name="owner"
        label={t('act.assign')}
        none={t('nobody')}
        value={words.owner ?? ownerId ?? ''}
        error={textOf('owner')}
        choices={owners.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Deed action="assign" letter={letter} label={t('act.assignGo')} focuses="owner" />
    </div>
  );
}

/** Goes on to the next one of the list, and there again. */
export function ThenNext({ isWanted, letter, label }: { isWanted: boolean; letter?: string; label?: string }) {
  const t = useTranslations('AdminCallBacks.act');
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name="next"
        value="1"
        data-deed="thenNext"
        defaultChecked={isWanted}
        className="size-5 accent-primary"
      />
      <span>
        {label ?? t('next')} {letter && <Letter>{letter}</Letter>}
      </span>
    </label>
  );
}
