import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import type { DraftFinding } from '@/lib/questionnaire/draft/check-draft';
import { CheckList } from './check-list';
import type { Played } from './preview-frame';
import { QuestionPanel } from './question-panel';
import type { QuestionPanelProps } from './question-panel-props';
import { RouteList } from './route-list';
import { TabList } from './tab-list';

// It brings a library that lays out graphs.
const QuestionMap = lazy(async () => ({ default: (await import('./map/question-map')).QuestionMap }));

export type BuilderTab = 'questions' | 'map' | 'routes' | 'checks';

type BuilderProps = Omit<QuestionPanelProps, 'onSay'> & {
  tab: BuilderTab;
  onTab: (tab: BuilderTab) => void;
  known: ReadonlySet<string>;
  onKnow: (key: string, isKnown: boolean) => void;
  played: Played | null;
  onPlay: (played: Played) => void;
  findings: readonly DraftFinding[];
};

/** Questions are written, checked and walked through, each on a tab; what was done is taken back here or by keys. */
export function Builder({ tab, onTab, known, onKnow, played, onPlay, ...panel }: BuilderProps) {
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

  function onGo(id: number) {
    builder.select(id);
    onTab('questions');
  }

  function onKeyDown(event: React.KeyboardEvent) {
    // A form around it would be sent.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) return event.preventDefault();
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (!isRedo && key !== 'z') return;
    event.preventDefault();
    (isRedo ? onRedo : onUndo)();
  }

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
        <div hidden={tab !== 'questions'}>
          <QuestionPanel {...panel} onSay={setSaid} />
        </div>
        {tab === 'checks' && <CheckList {...{ findings, known, onKnow, onGo, advised, onDecide }} />}
        {tab === 'map' && (
          <Suspense fallback={<p>{t('map.wait')}</p>}>
            <QuestionMap
              {...{ questions: builder.questions, findings }}
              selected={builder.question?.id ?? null}
              onSelect={onGo}
            />
          </Suspense>
        )}
        {tab === 'routes' && (
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
