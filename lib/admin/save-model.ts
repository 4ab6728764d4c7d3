import { type Clash, type Fields, mergeEdits, typeMine } from './merge-edits';

export type Work = {
  fields: Fields;
  /** Of the working copy. */
  version: number;
  /** Of the public row that they began from. */
  publicVersion: number;
};

/** At most one request is under way; what is typed meanwhile waits. Nothing is called saved before the API says so. */
export type SaveState = {
  base: Work;
  words: Fields;
  sending: { sequence: number; words: Fields } | null;
  sequence: number;
  /** Sent since the API's last word, without an answer: it may have them. */
  unanswered: readonly Fields[];
  /** What two changed at once: nothing is sent before it is chosen. `isTold` once whoever writes was led there. */
  conflict: { clashes: Clash[]; taken: string[]; who: string; isTold: boolean } | null;
  ended: { state: 'saved'; at: string } | { state: Unsaved; words: Fields } | null;
};

/** `base` is what both began from; null where it is what this window began from. */
type Faster = { work: Work; base: Fields | null; who: string };

/** Nobody was reached; our service did not do it; it said no. */
type Unsaved = 'network' | 'away' | 'refused';

export type Outcome = { state: 'saved'; work: Work; at: string } | ({ state: 'faster' } & Faster) | { state: Unsaved };

export function startSaving(base: Work, words: Fields = base.fields): SaveState {
  return { base, words, sending: null, sequence: 0, unanswered: [], conflict: null, ended: null };
}

export function typeWords(state: SaveState, changed: Fields): SaveState {
  const { conflict, words } = state;
  return {
    ...takeTexts(state, changed),
    conflict: conflict && { ...conflict, clashes: typeMine(conflict.clashes, words, changed) },
  };
}

export function takeTexts(state: SaveState, taken: Fields): SaveState {
  return { ...state, words: { ...state.words, ...taken } };
}

export function isUnsaved({ words, base }: SaveState): boolean {
  return Object.entries(words).some(([name, text]) => text !== base.fields[name]);
}

/** Said no to as they are: they would be again. */
export function isRefused({ ended, words }: SaveState): boolean {
  return ended?.state === 'refused' && ended.words === words;
}

export function beginSaving(state: SaveState): SaveState | null {
  if (state.sending || state.conflict || !isUnsaved(state)) return null;
  const sequence = state.sequence + 1;
  return { ...state, sequence, sending: { sequence, words: state.words } };
}

/** `isPressed` while a button waits for it. */
export function endSaving(state: SaveState, sequence: number, outcome: Outcome, isPressed = false): SaveState {
  const { sending } = state;
  if (sending?.sequence !== sequence) return state;
  const free = { ...state, sending: null };
  if (outcome.state === 'saved') {
    const words = { ...outcome.work.fields, ...typedSince(sending.words, state.words) };
    return { ...free, base: outcome.work, words, unanswered: [], ended: { state: 'saved', at: outcome.at } };
  }
  if (outcome.state === 'faster') return meetTheirs(free, outcome, isPressed);
  const unanswered = [...state.unanswered, ...(outcome.state === 'network' ? [sending.words] : [])];
  return { ...free, unanswered, ended: { state: outcome.state, words: sending.words } };
}

/**
 * What this window sent itself and heard nothing of is nobody else's. Where a button was pressed, what only they changed
 * is told as well: it would be published unseen.
 */
export function meetTheirs(state: SaveState, { work, base, who }: Faster, isPressed = false): SaveState {
  const isOwn = (name: string, text: string) => state.unanswered.some((sent) => sent[name] === text);
  const own = Object.entries(work.fields).filter(([name, text]) => isOwn(name, text));
  const seen = { ...(base ?? state.base.fields), ...Object.fromEntries(own) };
  const { fields, clashes, taken } = mergeEdits(seen, state.words, work.fields);
  const isTheirs = taken.length > 0 || state.unanswered.length === 0;
  const conflict = clashes.length > 0 || (isPressed && isTheirs) ? { clashes, taken, who, isTold: false } : null;
  return { ...state, base: work, words: fields, unanswered: [], conflict, ended: null };
}

export function tellConflict(state: SaveState): SaveState {
  return { ...state, conflict: state.conflict && { ...state.conflict, isTold: true } };
}

export function endConflict(state: SaveState): SaveState {
  return { ...state, conflict: null };
}

/** What was typed while the rest was on its way. */
export function typedSince(sent: Fields, now: Fields): Fields {
  return Object.fromEntries(Object.entries(now).filter(([name, text]) => text !== sent[name]));
}
