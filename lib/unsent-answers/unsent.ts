import { isSameDraft, mergeDrafts } from '@/lib/answers/draft';
import type { Draft, DraftSaved } from '@/lib/contract/draft';
import { reconcileDrafts, type ServerDraft, type StoredDraft } from './reconcile-drafts';

/** 'here' means that the server keeps no drafts, or not this one: the browser's copy is all there is. */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'here';

type Arrived = { draft: Draft; isFromElsewhere: boolean };

export type Unsent = {
  /** Null before the first answer, and once they are sent or given up. */
  stored: StoredDraft | null;
  arrived: Arrived | null;
  saving: SaveState | null;
  failures: number;
  /** The draft that the server will not take, until it changes. */
  refused: Draft | null;
  keepsDrafts: boolean;
  isStorable: boolean;
  isSentElsewhere: boolean;
  /** When the first was given of answers that are closed, for the screen may still send them; '' before. */
  startedAt: string;
  /** Sent, or their owner left: nothing is kept or saved any more. */
  isOver: boolean;
};

/** What a call to the server came to; 'refused' is about this draft, 'never' about all. */
export type Outcome = DraftSaved | 'later' | 'refused' | 'never';

/** Milliseconds. */
const pause = 1_000;
const retries = [4_000, 10_000, 30_000, 60_000];

export function startUnsent({ draft, keepsDrafts }: ServerDraft): Unsent {
  return {
    stored: null,
    arrived: draft && { draft, isFromElsewhere: false },
    saving: keepsDrafts ? null : 'here',
    failures: 0,
    refused: null,
    keepsDrafts,
    isStorable: true,
    isSentElsewhere: false,
    startedAt: '',
    isOver: false,
  };
}

export function reconciled(local: StoredDraft | null, server: ServerDraft): Unsent {
  const { stored, isFromElsewhere, isSentElsewhere } = reconcileDrafts(local, server);
  const arrived = stored && { draft: stored.draft, isFromElsewhere };
  return { ...startUnsent(server), stored, arrived, isSentElsewhere };
}

/** After an answer. The very same state where nothing is new. */
export function changed(before: Unsent, draft: Draft): Unsent {
  const { stored } = before;
  if (before.isOver) return before;
  if (stored ? isSameDraft(stored.draft, draft) : isBlank(draft)) return before;
  const { startedAt, basedOn } = stored ?? { startedAt: draft.clientTime, basedOn: null };
  return { ...before, stored: { draft, startedAt, basedOn, isUnsaved: true } };
}

export function saveStarted(before: Unsent): Unsent {
  return { ...before, saving: 'saving' };
}

/** After the call that sent `sent`; meanwhile more may have been answered. */
export function saveFinished(before: Unsent, sent: Draft, outcome: Outcome, now: Date): Unsent {
  if (before.isOver) return before;
  if (outcome === 'later') return { ...before, saving: 'waiting', failures: before.failures + 1 };
  const rested = { ...before, failures: 0 };
  if (outcome === 'never') return { ...rested, saving: 'here', keepsDrafts: false };
  if (outcome === 'refused') return { ...rested, saving: 'here', refused: sent };
  if (outcome.sent) return { ...closed(rested), isSentElsewhere: true };
  return withServerDraft({ ...rested, saving: 'saved' }, sent, outcome, now);
}

export function closed(before: Unsent): Unsent {
  const startedAt = before.stored?.startedAt ?? before.startedAt;
  return { ...before, stored: null, startedAt, saving: null, isOver: true };
}

export function needsSaving({ stored, refused, keepsDrafts, isOver }: Unsent): boolean {
  return !isOver && keepsDrafts && stored?.isUnsaved === true && stored.draft !== refused;
}

/** Milliseconds until the next call; null when there is nothing to save, or a call is under way. */
export function delayUntilSave(unsent: Unsent): number | null {
  if (!needsSaving(unsent) || unsent.saving === 'saving') return null;
  return retries[Math.min(unsent.failures, retries.length) - 1] ?? pause;
}

/** The server has a draft of ours, or a newer one of another device: both are kept. */
function withServerDraft(before: Unsent, sent: Draft, { saved, other, clientTime }: DraftSaved, now: Date): Unsent {
  const { stored } = before;
  if (!stored) return before;
  const ours = stored.draft;
  const both = other && (saved ? mergeDrafts(ours, other) : mergeDrafts(other, ours));
  const draft = both && !isSameDraft(both, ours) ? { ...both, clientTime: now.toISOString() } : ours;
  const isUnsaved = !isSameDraft(draft, saved ? sent : (other ?? sent));
  const isNews = other !== null && !isSameDraft(other, ours);
  return {
    ...before,
    stored: { ...stored, draft, basedOn: clientTime, isUnsaved },
    arrived: isNews ? { draft, isFromElsewhere: true } : before.arrived,
  };
}

function isBlank({ answers }: Draft): boolean {
  return !answers.some(({ values }) => values.length > 0);
}
