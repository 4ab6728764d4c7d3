'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { useFaults } from '@/components/forms/use-faults';
import { buttonStyle } from '@/components/ui/button';
import { wasPrefix } from '@/lib/admin/editor-state';
import { checkListing, listingSections, workNames } from '@/lib/admin/listing-work';
import type { Fields } from '@/lib/admin/merge-edits';
import { isUnsaved, type SaveState } from '@/lib/admin/save-model';
import type { FaultReport } from '@/lib/contract/faults';
import type { Standing } from '@/lib/contract/working';
import { isJob } from '@/lib/listings/is-job';
import { ConflictPanel } from '../editor/conflict-panel';
import { UnsentNotice } from '../editor/unsent-notice';
import { useUnsentWords } from '../editor/use-unsent-words';
import { LeaseLine } from './lease-line';
import { LookPanel } from './look-panel';
import { PublishPanel } from './publish-panel';
import { SimilarListings } from './similar-listings';
import { useSaving } from './use-saving';
import { type Choice, WorkField } from './work-field';

type ListingEditorProps = {
  id: string;
  start: SaveState;
  report: FaultReport | null;
  standing: Pick<Standing, 'schedule' | 'previewUntil'> & { isDraft: boolean; isWaiting: boolean };
  categories: readonly Choice[];
  /** As 2026-11-22. */
  today: string;
  when: { local: string; which: string };
  /** Address to give away, just made; null otherwise. */
  previewHref: string | null;
  children?: React.ReactNode;
};

const action = '/api/admin/working';

/**
 * The editor of a listing: what is typed is kept by itself and waits to be published. Without script it is a plain form
 * whose buttons do the same.
 */
export function ListingEditor({ id, start, report, standing, categories, today, ...rest }: ListingEditorProps) {
  const t = useTranslations('AdminWork');
  const locale = useLocale();
  const [tab, setTab] = useState('form');
  const row = useMemo(() => ({ action, id, tab, locale }), [id, tab, locale]);
  const { state, fault, flush, type, choose, act } = useSaving(start, row);
  const { words, base, conflict } = state;
  const unsaved = isUnsaved(state);
  const unsent = useUnsentWords(`${action} listing ${id}`, { words, isChanged: unsaved });
  const said = fault ?? report;
  const { textOf, title, problems } = useFaults(said?.code === 'changedMeanwhile' ? null : said, {
    idOf: (name) => name,
    whole: 'title',
    order: [...workNames, 'local', 'which'],
  });
  const names = categories.filter(({ value }) => (words.categories ?? '').split(',').includes(value));
  const job = isJob(names.map(({ label }) => label));
  const checks = checkListing(words, { isJob: job, today });
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is drawn anew
  useEffect(() => {
    const typed = typedBefore(form.current);
    if (Object.keys(typed).length > 0) type(typed);
    setTab(crypto.randomUUID().slice(0, 12));
  }, []);
  const { ended } = state;
  useEffect(() => {
    if (ended?.state === 'saved' && !unsaved) unsent.forget();
  }, [ended, unsaved, unsent.forget]);

  const line = sayLine();

  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    const said = (name: string) => String(form.get(name) ?? '');
    act({ do: said('do') || 'save', local: said('local'), which: said('which') }, unsent.forget);
  }

  return (
    <>
      {problems.length > 0 && <ErrorSummary title={title} problems={problems} fault={said ?? problems} />}
      {tab !== 'form' && <LeaseLine row={`listing/${id}`} tab={tab} />}
      <form ref={form} method="post" action={action} noValidate data-keeps-words onSubmit={onSubmit} onBlur={flush}>
        {conflict && (
          <>
            <ConflictPanel
              conflict={conflict}
              who={conflict.who}
              fields={workNames.map((name) => ({ name, label: t(`listing.fields.${name}`), kind: 'line', max: 0 }))}
              onTake={(name, text) => type({ [name]: text })}
            />
            <button type="button" className={`${buttonStyle('primary')} mb-6`} onClick={choose}>
              {t('chosen')}
            </button>
          </>
        )}
        {unsent.found && <UnsentNotice onUse={() => type(unsent.take())} onForget={unsent.forget} />}
        {Object.entries({ locale, id, version: base.version, publicVersion: base.publicVersion }).map(
          ([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        {Object.entries(base.fields).map(([name, text]) => (
          // A textarea: a hidden input would lose the line breaks.
          <textarea key={name} name={wasPrefix + name} value={text} readOnly hidden />
        ))}
        <p role="status" className={`mb-4 min-h-8 py-1 font-semibold ${line && 'sticky top-0 z-10 bg-ground'}`}>
          {line}
        </p>
        <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
          <div className="grid min-w-0 gap-8">
            {listingSections.map((section) => (
              <section
                key={section.name}
                aria-labelledby={`part-${section.name}`}
                hidden={section.name === 'job' && !job}
                className="grid gap-5"
              >
                <h2 id={`part-${section.name}`} className="text-2xl">
                  {t(`listing.sections.${section.name}`)}
                </h2>
                {section.fields.map((field) => (
                  <WorkField
                    key={field.name}
                    field={field}
                    value={words[field.name] ?? ''}
                    error={textOf(field.name)}
                    categories={categories}
                    onChange={(text) => type({ [field.name]: text })}
                  />
                ))}
              </section>
            ))}
            <button type="submit" name="do" value="save" className={`${buttonStyle('secondary')} justify-self-start`}>
              {t('save')}
            </button>
          </div>
          <div className="grid gap-6">
            <SimilarListings id={id} title={words.title ?? ''} postcode={words.postcode ?? ''} />
            <PublishPanel checks={checks} standing={standing} when={rest.when} errorOf={textOf} />
            <LookPanel id={id} standing={standing} previewHref={rest.previewHref} />
            <SearchResult title={words.title ?? ''} place={words.city ?? ''} text={words.description ?? ''} />
          </div>
        </div>
      </form>
      {rest.children}
    </>
  );

  function sayLine() {
    if (conflict) return t('line.conflict');
    if (state.sending) return t('line.saving');
    if (unsaved && ended?.state === 'network') return t('line.network');
    if (unsaved && ended?.state === 'refused') return t('line.refused');
    if (unsaved) return t('line.unsaved');
    if (ended?.state !== 'saved') return '';
    return t('line.saved', { time: new Date(ended.at).toLocaleTimeString('en-GB', { timeStyle: 'short' }) });
  }
}

/** What was typed before script ran: what is no more as the page came. */
function typedBefore(form: HTMLFormElement | null): Fields {
  const typed: Fields = {};
  for (const control of form?.elements ?? []) {
    const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
    if (!isText || !workNames.some((name) => name === control.name)) continue;
    if (control.type === 'checkbox') {
      if (form && control instanceof HTMLInputElement && control.checked !== control.defaultChecked) {
        typed.categories = new FormData(form).getAll('categories').join(',');
      }
    } else if (control.value !== control.defaultValue.replace(/\r\n?/g, '\n')) typed[control.name] = control.value;
  }
  return typed;
}

/** About as a search engine shows it. */
function SearchResult({ title, place, text }: { title: string; place: string; text: string }) {
  const t = useTranslations('AdminWork.seo');
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return (
    <section aria-labelledby="seo" className="rounded-card border border-line bg-surface p-5">
      <h2 id="seo" className="text-2xl">
        {t('title')}
      </h2>
      <p dir="auto" className="wrap-anywhere mt-2 font-semibold text-primary">
        {[title, place].filter(Boolean).join(', ')}
      </p>
      <p dir="auto" className="wrap-anywhere line-clamp-3 text-muted text-sm">
        {plain.slice(0, 160) || t('none')}
      </p>
    </section>
  );
}
