'use client';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { useFaults } from '@/components/forms/use-faults';
import { buttonStyle } from '@/components/ui/button';
import type { Fields } from '@/lib/admin/merge-edits';
import type { SaveState } from '@/lib/admin/save-model';
import { readWhen, type When, whenFields } from '@/lib/admin/when';
import { type WorkKind, workFields, workPath } from '@/lib/admin/work';
import type { FaultReport } from '@/lib/contract/faults';
import type { Standing } from '@/lib/contract/working';
import { LeaseLine } from './lease-line';
import { LookPanel } from './look-panel';
import { PartLinks } from './part-links';
import { type Check, PublishPanel } from './publish-panel';
import { RowState } from './row-state';
import { StateLine } from './state-line';
import { type Ask, useQuestion } from './use-question';
import { useWorkWords } from './use-work-words';
import { WorkNotices } from './work-notices';
import { type SectionWays, WorkSections } from './work-sections';

export type WorkEditorProps = SectionWays & {
  work: WorkKind;
  id: string;
  start: SaveState;
  report: FaultReport | null;
  standing: Pick<Standing, 'schedule' | 'ending' | 'previewUntil'> & { isDraft: boolean; isWaiting: boolean };
  /** What to see to before these words are published. */
  checks: (words: Fields) => Check[];
  /** What will happen when they are. */
  figures?: (words: Fields) => React.ReactNode;
  ask?: Ask;
  /** Asked before it is published: true where something is to be seen to first, and says so. */
  stops?: () => boolean;
  /** What stands beside the form, around the ways to publish it. */
  aside?: (words: Fields) => { before: React.ReactNode; after: React.ReactNode };
  /** Instead of the ways to publish it and to look at it. */
  panel?: (checks: readonly Check[]) => React.ReactNode;
  /** Beneath the form. */
  below?: (words: Fields) => React.ReactNode;
  when: When;
  /** Address to give away, just made; null otherwise. */
  previewHref: string | null;
  children?: React.ReactNode;
};

/** Of which nobody sees the last when they look at the first. */
const manyParts = 6;

/**
 * The editor of a row: what is typed is kept by itself and waits to be published. Without script it is a plain form
 * whose buttons do the same.
 */
export function WorkEditor({ work, id, start, report, standing, ...rest }: WorkEditorProps) {
  const t = useTranslations('AdminWork');
  const form = useRef<HTMLFormElement>(null);
  const edited = useWorkWords(work, id, start, form);
  const { action, tab, state, answer, flush, type, act, newest, unsaved, unsent } = edited;
  const { words, base } = state;
  const names = workFields(work).map(({ name }) => name);
  const isWaiting = standing.isWaiting || unsaved || base.version !== start.base.version;
  // Without script the words of the form count as they are sent.
  const isIdle = tab !== 'form' && !standing.isDraft && !isWaiting;
  const said = answer.report ?? report;
  const isQuiet = answer.report !== null && !answer.isAsked;
  const { textOf, title, problems } = useFaults(said?.code === 'changedMeanwhile' ? null : said, {
    idOf: (name) => name,
    whole: names[0] ?? '',
    order: [...names, ...whenFields],
  });
  const { onChange, dialog } = useQuestion(type, rest.ask);
  const aside = rest.aside?.(words);
  const isLong = work.sections.length >= manyParts;
  // Nobody there: the line says it all.
  const hasSummary = problems.length > 0 && !(isQuiet && state.ended?.state === 'network');

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const said = (name: string) => String(form.get(name) ?? '');
    if (said('do') === 'publish' && isIdle && newest() === null) return;
    if ((said('do') === 'publish' || said('do') === 'schedule') && rest.stops?.()) return;
    act({ do: said('do') || 'save', takesPlace: said('takesPlace'), ...readWhen(said) }, unsent.forget);
  }

  return (
    <>
      {hasSummary && <ErrorSummary {...{ title, problems, isQuiet }} fault={said ?? problems} />}
      {tab !== 'form' && (
        <LeaseLine row={`${work.kind}/${id}`} tab={tab} look={work.own ? null : `${workPath(work, id)}/preview`} />
      )}
      <form ref={form} method="post" action={action} noValidate data-keeps-words onSubmit={onSubmit} onBlur={flush}>
        <WorkNotices work={work} edited={edited} />
        <RowState id={id} base={base} hasTexts={tab === 'form'} />
        <div className="sticky top-0 z-10 mb-4 border-line border-b bg-ground short:static">
          <StateLine
            {...{ state, isNowhere: unsent.isNowhere, isOwn: Boolean(work.own) }}
            hasMore={hasSummary || state.conflict !== null}
          />
          {isLong && <PartLinks sections={work.sections} words={words} isShown={rest.isShown} />}
        </div>
        <div
          className={`grid gap-8 ${isLong ? '[--bar:4.9rem]' : '[--bar:2.1rem]'} xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start`}
        >
          <div className="grid min-w-0 gap-8">
            <WorkSections sections={work.sections} errorOf={textOf} ways={rest} {...{ words, onChange, type }} />
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
                  figures={rest.figures?.(words)}
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
      {dialog}
      {rest.below?.(words)}
      {rest.children}
    </>
  );
}
