import type { FormDraft } from '@/lib/contract/form-draft';
import { type Clash, type Fields, mergeEdits } from './merge-edits';

export type Opened = {
  fields: Fields;
  /** Null from an API that keeps none. */
  version: number | null;
};

export function toOpened(value: unknown): Opened | null {
  if (typeof value !== 'object' || value === null || !('fields' in value) || !('version' in value)) return null;
  const { fields, version } = value;
  if (typeof fields !== 'object' || fields === null) return null;
  const texts = Object.entries(fields).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return { fields: Object.fromEntries(texts), version: typeof version === 'number' ? version : null };
}

/** Somebody else was faster: what both changed, and the fields that only they did. */
export type Conflict = { clashes: Clash[]; taken: string[] };

export type EditorState = {
  /** What the words below began from, and what the API is told they began from. */
  base: Opened;
  words: Fields;
  conflict: Conflict | null;
};

/** Before its name in the form, the text a field began with. */
export const wasPrefix = 'was.';
/** Before its name in the form, whose text is to stand where two differ: 'mine' or 'theirs'. */
export const takePrefix = 'take.';

export function startEditor(row: Opened, draft: FormDraft | null): EditorState {
  if (!draft) return { base: row, words: row.fields, conflict: null };
  const typed = pickFields(row.fields, draft.words);
  if (draft.report?.code !== 'changedMeanwhile') return { base: row, words: typed, conflict: null };
  return resolve(pickFields(row.fields, draft.words, wasPrefix), typed, row);
}

/** Words typed over `base`, after the row became `theirs`. */
export function resolve(base: Fields | null, words: Fields, theirs: Opened): EditorState {
  const { fields, clashes, taken } = mergeEdits(base, words, theirs.fields);
  return { base: theirs, words: fields, conflict: { clashes, taken } };
}

function pickFields(row: Fields, words: Record<string, string>, prefix = ''): Fields {
  return Object.fromEntries(Object.entries(row).map(([name, text]) => [name, words[prefix + name] ?? text]));
}
