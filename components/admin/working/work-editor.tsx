'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { useFaults } from '@/components/forms/use-faults';
import { buttonStyle } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { wasPrefix } from '@/lib/admin/editor-state';
import type { Fields } from '@/lib/admin/merge-edits';
import type { Chosen } from '@/lib/admin/noun';
import { isUnsaved, type SaveState } from '@/lib/admin/save-model';
import { readWhen, type When, whenFields } from '@/lib/admin/when';
import {
  doorOf,
  isSameWork,
  type WorkField,
  type WorkKind,
  workFields,
  workLabel,
  workPath,
  workRows,
} from '@/lib/admin/work';
import type { FaultReport } from '@/lib/contract/faults';
import type { Standing } from '@/lib/contract/working';
import { ConflictPanel } from '../editor/conflict-panel';
import { EditorControl } from '../editor/editor-control';
import { UnsentNotice } from '../editor/unsent-notice';
import { useUnsentWords } from '../editor/use-unsent-words';
import { LeaseLine } from './lease-line';
import { LookPanel } from './look-panel';
import { type Check, PublishPanel } from './publish-panel';
import { typedBefore } from './typed-before';
import { unsentForm, useSaving } from './use-saving';
import { useStateLine } from './use-state-line';

type Question = { title: string; text: string; no: string; yes: string; onYes: () => void };

export type WorkEditorProps = {
  work: WorkKind;
  id: string;
  start: SaveState;
  report: FaultReport | null;
  standing: Pick<Standing, 'schedule' | 'ending' | 'previewUntil'> & { isDraft: boolean; isWaiting: boolean };
  /** Rows that its fields are chosen from. */
  chosen?: Chosen;
  /** What to see to before these words are published. */
  checks: (words: Fields) => Check[];
  isShown?: (section: string, words: Fields) => boolean;
  /** At the end of a section. */
  inSection?: (section: string, words: Fields, type: (changed: Fields) => void) => React.ReactNode;
  /** What is asked before a field gets a text; null where it just does. */
  ask?: (field: string, text: string) => Question | null;
  /** What stands beside the form, around the ways to publish it. */
  aside?: (words: Fields) => { before: React.ReactNode; after: React.ReactNode };
  /** Instead of the ways to publish it and to look at it. */
  panel?: (checks: readonly Check[]) => React.ReactNode;
  /** Beneath the form. */
  below?: (words: Fields) => React.ReactNode;
  when: When;
  /** Address to give away, just made; null otherwise. */
  previewHref: string | null;
  /** The HTML of a text can be looked at. */
  hasSource?: boolean;
  children?: React.ReactNode;
};

/**
 * The editor of a row: what is typed is kept by itself and waits to be published. Without script it is a plain form
 * whose buttons do the same.
 */
export function WorkEditor({ work, id, start, report, standing, chosen = {}, ...rest }: WorkEditorProps) {
  const [t, say] = [useTranslations('AdminWork'), useTranslations()];
  const locale = useLocale();
  const action = `/api/admin/working/${doorOf(work)}`;
  const fields = workFields(work);
  const names = fields.map(({ name }) => name);
  const [tab, setTab] = useState('form');
  const row = useMemo(() => ({ action, id, tab, locale }), [action, id, tab, locale]);
  const { state, fault, flush, type, choose, act, newest } = useSaving(start, row);
  const { words, base, conflict } = state;
  const unsaved = isUnsaved(state);
  const isWaiting = standing.isWaiting || unsaved || base.version !== start.base.version;
  // Without script the words of the form count as they are sent.
  const isIdle = tab !== 'form' && !standing.isDraft && !isWaiting;
  const isKept = (found: Fields) => isSameWork(work.map, found, words);
  const unsent = useUnsentWords(unsentForm(row), { words, isChanged: unsaved }, { newest, isKept });
  const said = fault ?? report;
  const { textOf, title, problems } = useFaults(said?.code === 'changedMeanwhile' ? null : said, {
    idOf: (name) => name,
    whole: names[0] ?? '',
    order: [...names, ...whenFields],
  });
  const [asking, setAsking] = useState<{ question: Question; changed: Fields } | null>(null);
  const aside = rest.aside?.(words);
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is drawn anew
  useEffect(() => {
    const typed = typedBefore(form.current, names);
    if (Object.keys(typed).length > 0) type(typed);
    setTab(crypto.randomUUID().slice(0, 12));
  }, []);
  const { ended } = state;
  useEffect(() => {
    if (ended?.state === 'saved' && !unsaved) unsent.forget();
  }, [ended, unsaved, unsent.forget]);

  const line = useStateLine(state, Boolean(work.own));

  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    const said = (name: string) => String(form.get(name) ?? '');
    if (said('do') === 'publish' && isIdle && newest() === null) return;
    act({ do: said('do') || 'save', takesPlace: said('takesPlace'), ...readWhen(said) }, unsent.forget);
  }

  return (
    <>
      {problems.length > 0 && <ErrorSummary title={title} problems={problems} fault={said ?? problems} />}
      {tab !== 'form' && (
        <LeaseLine row={`${work.kind}/${id}`} tab={tab} look={work.own ? null : `${workPath(work, id)}/preview`} />
      )}
      <form ref={form} method="post" action={action} noValidate data-keeps-words onSubmit={onSubmit} onBlur={flush}>
        {conflict && (
          <>
            <ConflictPanel
              conflict={conflict}
              who={conflict.who}
              fields={fields.map((field) => ({ name: field.name, label: workLabel(field, say), kind: 'line' }))}
              onTake={(name, text) => type({ [name]: text })}
            />
            <button type="button" className={`${buttonStyle('primary')} mb-6`} onClick={choose}>
              {t('chosen')}
            </button>
          </>
        )}
        {unsent.found && (
          <UnsentNotice
            found={unsent.found}
            words={words}
            fields={fields.map((field) => ({ name: field.name, label: workLabel(field, say) }))}
            onUse={() => type(unsent.take())}
            onForget={unsent.forget}
          />
        )}
        {Object.entries({ locale, id, version: base.version, publicVersion: base.publicVersion }).map(
          ([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        {Object.entries(base.fields).map(
          ([name, text]) =>
            text &&
            // Script sends its own: a long text put there with each save takes time.
            tab === 'form' && (
              // A textarea: a hidden input would lose the line breaks.
              <textarea key={name} name={wasPrefix + name} value={text} readOnly hidden />
            ),
        )}
        <p role="status" className={`mb-4 min-h-8 py-1 font-semibold ${line && 'sticky top-0 z-10 bg-ground'}`}>
          {line}
        </p>
        <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
          <div className="grid min-w-0 gap-8">
            {work.sections.map((section) => (
              <section
                key={section.name}
                aria-labelledby={`part-${section.name}`}
                hidden={rest.isShown?.(section.name, words) === false}
                className="grid gap-5 sm:grid-cols-2"
              >
                <div className="sm:col-span-2">
                  <h2 id={`part-${section.name}`} className="text-2xl">
                    {say(section.label)}
                  </h2>
                  {section.hint && <p className="measure mt-1">{say(section.hint)}</p>}
                </div>
                {section.fields.filter(({ row }) => row === undefined).map(showField)}
                {workRows(section, words, (name) => textOf(name) !== undefined).map((row, at) => (
                  <fieldset
                    key={row[0]?.name}
                    className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] items-end gap-3 border-line border-s-4 ps-4 sm:col-span-2"
                  >
                    <legend className="sr-only">{`${say(section.label)} ${at + 1}`}</legend>
                    {row.map(showField)}
                  </fieldset>
                ))}
                {rest.inSection?.(section.name, words, type)}
              </section>
            ))}
            <button type="submit" name="do" value="save" className={`${buttonStyle('secondary')} justify-self-start`}>
              {t('save')}
            </button>
          </div>
          <div className="grid gap-6">
            {aside?.before}
            {rest.panel?.(rest.checks(words)) ?? (
              <>
                <PublishPanel
                  checks={rest.checks(words)}
                  standing={{ ...standing, isWaiting }}
                  hasDrafts={work.hasDrafts}
                  isIdle={isIdle}
                  when={rest.when}
                  errorOf={textOf}
                />
                <LookPanel path={workPath(work, id)} standing={standing} previewHref={rest.previewHref} />
              </>
            )}
            {aside?.after}
          </div>
        </div>
      </form>
      {asking && (
        <ConfirmDialog
          words={{ ...asking.question, sending: asking.question.yes }}
          onYes={async () => {
            asking.question.onYes();
            type(asking.changed);
            setAsking(null);
            return null;
          }}
          onClose={() => setAsking(null)}
        >
          <p>{asking.question.text}</p>
        </ConfirmDialog>
      )}
      {rest.below?.(words)}
      {rest.children}
    </>
  );

  function showField({ isHalf, row, values = [], room, ...field }: WorkField) {
    const hint = field.hint && say(field.hint);
    const choices = [
      ...values.map(({ value, label }) => ({ value, label: say(label) })),
      ...((room && chosen[room]) ?? []),
    ];
    return (
      <div key={field.name} className={isHalf || row ? 'min-w-0' : 'min-w-0 sm:col-span-2'}>
        <EditorControl
          field={{ ...field, label: say(field.label), hint, choices, hasSource: rest.hasSource ?? false }}
          value={words[field.name] ?? ''}
          error={textOf(field.name)}
          onChange={(text) => {
            const question = rest.ask?.(field.name, text);
            if (question) setAsking({ question, changed: { [field.name]: text } });
            else type({ [field.name]: text });
          }}
        />
      </div>
    );
  }
}
