import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { type EditorState, resolve } from '@/lib/admin/editor-state';
import { type Fields, typeMine } from '@/lib/admin/merge-edits';
import { typedSince } from '@/lib/admin/save-model';
import { sendEdits } from '@/lib/browser/send-edits';
import type { FaultReport } from '@/lib/contract/faults';
import { useUnsentWords } from './use-unsent-words';

export type Line = { state: 'unsaved' | 'saving' | 'network' | 'refused' } | { state: 'saved'; at: Date };

/** The words of a simple editor, sent by script; `name` is what they are kept by in this browser. */
export function useEdits(name: string, start: EditorState, report: FaultReport | null, carried: readonly string[]) {
  const router = useRouter();
  const [{ base, words, conflict }, setState] = useState(start);
  const [who, setWho] = useState('');
  const [fault, setFault] = useState(report);
  const [line, setLine] = useState<Line | null>(null);
  const isChanged = Object.entries(words).some(([name, text]) => text !== base.fields[name]);
  const unsent = useUnsentWords(name, { words, isChanged });
  const change = (changed: Fields, typed: Fields) => {
    setState((was) => ({
      ...was,
      words: { ...was.words, ...changed },
      conflict: was.conflict && { ...was.conflict, clashes: typeMine(was.conflict.clashes, was.words, typed) },
    }));
    setLine({ state: 'unsaved' });
  };

  async function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (line?.state === 'saving') return;
    setLine({ state: 'saving' });
    setFault(null);
    const sent = await sendEdits(event.currentTarget, words);
    if (sent.ok) {
      unsent.forget();
      if (sent.opened === null) return;
      const { opened } = sent;
      setState((was) => ({
        base: opened,
        words: { ...opened.fields, ...typedSince(words, was.words) },
        conflict: null,
      }));
      setLine({ state: 'saved', at: new Date() });
      // What stands beside it, and the list behind it, tell the row as it is now.
      return router.refresh();
    }
    if (sent.current) {
      const { current } = sent;
      setWho(sent.who);
      setState((was) => resolve(was.base.fields, was.words, current));
      router.refresh();
    }
    setFault(sent.report);
    setLine({ state: sent.status === 0 || sent.status >= 500 ? 'network' : 'refused' });
  }

  return {
    base,
    words,
    conflict,
    who,
    fault,
    line,
    unsent,
    onSubmit,
    write: (typed: Fields) => change(typed, typed),
    /** Words of an earlier time: where what they go with is another by now, that is told as a conflict. */
    use: (found: Fields) => {
      const along = Object.fromEntries(carried.flatMap((key) => (found[key] === undefined ? [] : [[key, found[key]]])));
      const isAnother = Object.entries(along).some(([key, text]) => text !== base.fields[key]);
      if (!isAnother) return change(found, found);
      setState((was) => resolve({ ...was.base.fields, ...along }, { ...was.words, ...found }, was.base));
      setLine({ state: 'unsaved' });
    },
    take: (taken: Fields) => change(taken, {}),
  };
}
