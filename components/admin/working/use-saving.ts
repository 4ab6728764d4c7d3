import { useCallback, useEffect, useRef, useState } from 'react';
import { wasPrefix } from '@/lib/admin/editor-state';
import type { Fields } from '@/lib/admin/merge-edits';
import {
  beginSaving,
  endConflict,
  endSaving,
  isRefused,
  isUnsaved,
  meetTheirs,
  type SaveState,
  takeTexts,
  tellConflict,
  typeWords,
} from '@/lib/admin/save-model';
import { goTo } from '@/lib/browser/go-to';
import { sendWork } from '@/lib/browser/send-work';
import { forgetUnsent } from '@/lib/browser/unsent-words';
import type { FaultReport } from '@/lib/contract/faults';

type Row = { action: string; id: string; tab: string; locale: string };

/** `isAsked` where a button was pressed: what comes by itself takes the cursor from nobody. */
type Answer = { report: FaultReport | null; isAsked: boolean };

const pause = 1_500;
const nextTry = 10_000;
/** Buttons that leave the words alone. */
const besideWords = ['preview', 'endPreview', 'unschedule', 'unscheduleEnd'];

/** The name that an editor's unsaved words go by in this browser. */
export function unsentForm({ action, id }: Pick<Row, 'action' | 'id'>): string {
  return `${action} ${id}`;
}

/** Keeps what is typed: after a pause, when a field or the window is left, and before a button does its work. */
export function useSaving(start: SaveState, row: Row) {
  const [state, setState] = useState(start);
  const [answer, setAnswer] = useState<Answer>({ report: null, isAsked: true });
  const latest = useRef(start);
  const isPressed = useRef(false);
  const set = useCallback((next: SaveState) => {
    latest.current = next;
    setState(next);
  }, []);

  const flush = useCallback(async (): Promise<void> => {
    const begun = beginSaving(latest.current);
    if (!begun?.sending) return;
    const { sequence, words } = begun.sending;
    set(begun);
    const { outcome, report } = await sendWork(row.action, {
      ...toSent(begun, row, words),
      do: 'save',
    });
    set(endSaving(latest.current, sequence, outcome, isPressed.current));
    setAnswer({ report, isAsked: false });
    if (outcome.state !== 'saved') return;
    // Whoever left before the answer came is told of nothing that is saved.
    if (!isUnsaved(latest.current)) forgetUnsent(unsentForm(row));
    // What was typed meanwhile goes on at once.
    return flush();
  }, [row, set]);

  const waits = isUnsaved(state) && !state.sending && !state.conflict && !isRefused(state);
  const hasFailed = state.ended?.state === 'network' || state.ended?.state === 'away';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause anew
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(flush, hasFailed ? nextTry : pause);
    return () => clearTimeout(timer);
  }, [waits, hasFailed, state.words, flush]);

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', onHide);
    return () => document.removeEventListener('visibilitychange', onHide);
  }, [flush]);

  return {
    state,
    answer,
    flush,
    /** What waits to be saved, rendered or not; null where nothing does. */
    newest: useCallback(() => (isUnsaved(latest.current) ? latest.current.words : null), []),
    type: (changed: Fields) => set(typeWords(latest.current, changed)),
    take: (taken: Fields) => set(tellConflict(takeTexts(latest.current, taken))),
    choose: () => set(endConflict(latest.current)),
    /** Does what a button says, with the newest words; once it is done with them, goes on to where it leads. */
    async act(fields: Record<string, string>, onDone: () => void) {
      isPressed.current = true;
      await settled(latest);
      isPressed.current = false;
      const { conflict } = latest.current;
      const isOfWords = !besideWords.includes(fields.do ?? '');
      if (isOfWords && conflict && !conflict.isTold) return ask();
      const { words, version } = { words: latest.current.words, version: latest.current.base.version };
      const { outcome, location, report } = await sendWork(row.action, {
        ...toSent(latest.current, row, words),
        ...fields,
      });
      if (location) {
        // What was typed on meanwhile, or went along with nothing, is kept in this browser for the page that comes.
        if (isOfWords && latest.current.words === words) onDone();
        return goTo(location);
      }
      if (outcome.state === 'faster' && latest.current.base.version === version)
        set(tellConflict(meetTheirs(latest.current, outcome, true)));
      setAnswer({ report, isAsked: true });
    },
  };

  /** The panel has the focus; whoever presses again has seen it. */
  function ask() {
    set(tellConflict(latest.current));
    setAnswer({ report: null, isAsked: true });
  }
}

/** What differs from what the API has, and what it was. */
function toSent({ base }: SaveState, { id, tab, locale }: Row, words: Fields): Record<string, string> {
  const changed = Object.entries(words).filter(([name, text]) => text !== base.fields[name]);
  const was = changed.map(([name]) => [wasPrefix + name, base.fields[name] ?? '']);
  return {
    id,
    tab,
    locale,
    version: String(base.version),
    publicVersion: String(base.publicVersion),
    changedAlone: '1',
    ...Object.fromEntries([...changed, ...was]),
  };
}

/** Once nothing is under way. */
async function settled(latest: { current: SaveState }): Promise<void> {
  while (latest.current.sending) await new Promise((resolve) => setTimeout(resolve, 50));
}
