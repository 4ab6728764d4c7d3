import { useTranslations } from 'next-intl';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { flushSync } from 'react-dom';
import { buttonStyle } from '@/components/ui/button';
import type { DraftFinding } from '@/lib/questionnaire/draft/check-draft';
import type { FileForm } from '@/lib/questionnaire/read/read-file-forms';
import { toDraft } from '@/lib/questionnaire/read/to-draft';
import { CheckList } from './check-list';
import { FileTools } from './file-tools';
import type { Played, Route } from './preview-frame';
import { QuestionPanel } from './question-panel';
import type { QuestionPanelProps } from './question-panel-props';
import { RouteList } from './route-list';
import { TabList } from './tab-list';
import { undoOf } from './undo-of';
import { newQuestionId } from './use-builder';

// It brings a library that lays out graphs.
const QuestionMap = lazy(async () => ({ default: (await import('./map/question-map')).QuestionMap }));

export type BuilderTab = 'questions' | 'map' | 'routes' | 'checks';

type BuilderProps = Omit<QuestionPanelProps, 'onSay'> & {
  tab: BuilderTab;
  onTab: (tab: BuilderTab) => void;
  known: ReadonlySet<string>;
  onKnow: (key: string, isKnown: boolean) => void;
  played: Played | null;
  onPlay: (route: Route) => void;
  findings: readonly DraftFinding[];
  /** What the form around it says of the whole. */
  about: { title: string; description: string; purpose: string };
  /** What a file says of the whole. */
  onAbout: (form: FileForm) => void;
};

/** Questions are written, checked and walked through, each on a tab; what was done is taken back here or by keys. */
export function Builder({ tab, onTab, known, onKnow, played, onPlay, about, onAbout, ...panel }: BuilderProps) {
  const t = useTranslations('AdminQuestionnaires');
  const { builder, findings, advised, onDecide } = panel;
  const found = findings.length + advised.filter(({ kept }) => !kept).length;
  const [said, setSaid] = useState('');

  function onUndo() {
    if (!builder.canUndo) return;
    builder.undo();
    setSaid(t('edit.undone'));
  }

  function onRedo() {
    if (!builder.canRedo) return;
    builder.redo();
    setSaid(t('edit.redone'));
  }

  function onTake(form: FileForm) {
    const taken = toDraft(form, [...builder.questions, ...panel.published], newQuestionId);
    builder.edit(() => taken);
    builder.select(taken[0]?.id ?? null);
    onAbout(form);
    onTab('questions');
    setSaid(t('file.taken', { count: taken.length }));
  }

  function onGo(id: number) {
    flushSync(() => {
      builder.select(id);
      onTab('questions');
    });
    // Also of the one that was open before: what was pressed is gone.
    document.getElementById('question-head')?.focus();
  }

  function onKeyDown(event: React.KeyboardEvent) {
    // A form around it would be sent.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) return event.preventDefault();
    const meant = undoOf(event);
    if (!meant) return;
    event.preventDefault();
    (meant === 'redo' ? onRedo : onUndo)();
  }

  const later = useDeferredValue(tab);
  // A tab is shown as chosen at once; what it holds may take a while. A question is gone to, which wants it there.
  const shown = tab === 'questions' ? tab : later;
  const checks = t('checks.title');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that go with any control in it
    <div
      id="questions"
      tabIndex={-1}
      className="min-w-0 sm:col-span-2"
      onKeyDown={onKeyDown}
      // The form keeps what is left at once: here that would come before what was pressed shows. It is kept after a pause.
      onBlur={(event) => event.stopPropagation()}
    >
      <p className="hidden noscript:block">{t('script')}</p>
      <div className="mb-2 flex flex-wrap items-center gap-3 noscript:hidden">
        {(
          [
            ['undo', builder.canUndo, onUndo],
            ['redo', builder.canRedo, onRedo],
          ] as const
        ).map(([name, can, onClick]) => (
          <button
            key={name}
            type="button"
            aria-disabled={!can || undefined}
            onClick={onClick}
            className={`${buttonStyle('quiet')} aria-disabled:opacity-50`}
          >
            {t(`edit.${name}`)}
          </button>
        ))}
        <FileTools written={() => ({ ...about, questions: builder.questions })} onTake={onTake} />
        <p role="status">{said}</p>
      </div>
      <TabList
        label={t('tabs.label')}
        tabs={[
          { name: 'questions', label: t('questions') },
          { name: 'map', label: t('map.title') },
          { name: 'routes', label: t('routes.title') },
          {
            name: 'checks',
            label: found > 0 ? t('tabs.found', { title: checks, count: found }) : checks,
          },
        ]}
        shown={tab}
        onShow={onTab}
      >
        {/* It stays: hundreds of rows are not made anew with each look at another tab. */}
        <div hidden={shown !== 'questions'}>
          <QuestionPanel {...panel} onSay={setSaid} />
        </div>
        {shown === 'checks' && <CheckList {...{ findings, known, onKnow, onGo, advised, onDecide }} />}
        {shown === 'map' && (
          <Suspense fallback={<p>{t('map.wait')}</p>}>
            <QuestionMap
              {...{ questions: builder.questions, findings }}
              selected={builder.question?.id ?? null}
              onSelect={onGo}
            />
          </Suspense>
        )}
        {shown === 'routes' && (
          <RouteList
            questions={builder.questions}
            played={played?.index ?? null}
            onPlay={(route) => {
              onPlay(route);
              setSaid(t('routes.played', { number: route.index + 1 }));
            }}
          />
        )}
      </TabList>
    </div>
  );
}
