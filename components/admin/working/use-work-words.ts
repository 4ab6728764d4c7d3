import { useLocale } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import type { Fields } from '@/lib/admin/merge-edits';
import { isUnsaved, type SaveState } from '@/lib/admin/save-model';
import { doorOf, isSameWork, type WorkKind, workFields } from '@/lib/admin/work';
import { useUnsentWords } from '../editor/use-unsent-words';
import { typedBefore } from './typed-before';
import { unsentForm, useSaving } from './use-saving';

/** The words of a row while it is edited: kept at the API as they are typed, and in this browser until they are. */
export function useWorkWords(
  work: WorkKind,
  id: string,
  start: SaveState,
  form: React.RefObject<HTMLFormElement | null>,
) {
  const locale = useLocale();
  const action = `/api/admin/working/${doorOf(work)}`;
  const [tab, setTab] = useState('form');
  const row = useMemo(() => ({ action, id, tab, locale }), [action, id, tab, locale]);
  const saving = useSaving(start, row);
  const { state, type, newest } = saving;
  const { words, ended } = state;
  const unsaved = isUnsaved(state);
  const isKept = (found: Fields) => isSameWork(work.map, found, words);
  const unsent = useUnsentWords(unsentForm(row), { words, isChanged: unsaved }, { newest, isKept });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is drawn anew
  useEffect(() => {
    const names = workFields(work).map(({ name }) => name);
    const typed = typedBefore(form.current, names);
    if (Object.keys(typed).length > 0) type(typed);
    setTab(nameOfWindow());
  }, []);
  useEffect(() => {
    if (ended?.state === 'saved' && !unsaved) unsent.forget();
  }, [ended, unsaved, unsent.forget]);
  return { ...saving, action, tab, unsaved, unsent };
}

/** It stays the same where somebody goes to log in and comes back; other windows have another one. */
function nameOfWindow(): string {
  if (!/^[0-9a-f-]{12}$/.test(window.name)) window.name = crypto.randomUUID().slice(0, 12);
  return window.name;
}
