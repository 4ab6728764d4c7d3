import { isSameDraft, mergeDrafts } from '@/lib/answers/draft';
import type { Draft } from '@/lib/contract/draft';

export type StoredDraft = {
  draft: Draft;
  /** When the first of them was given. */
  startedAt: string;
  /** `clientTime` of the draft the server had when we last heard of it; null when it had none. */
  basedOn: string | null;
  /** Whether the server may lack some of it. */
  isUnsaved: boolean;
};

export type ServerDraft = {
  draft: Draft | null;
  isKnown: boolean;
  /** False where the server keeps none: the browser's copy is all there is. */
  keepsDrafts: boolean;
  /** When answers for this listing were last sent; null for never, or where nobody asked. */
  sentAt: string | null;
};

export type Reconciled = {
  stored: StoredDraft | null;
  isFromElsewhere: boolean;
  /** What this browser had was sent from another window or device. */
  isSentElsewhere: boolean;
};

/** The answers to go on with, of those this browser has and those the server has: the newest, and none is lost. */
export function reconcileDrafts(local: StoredDraft | null, server: Omit<ServerDraft, 'keepsDrafts'>): Reconciled {
  const { draft: kept, isKnown, sentAt } = server;
  const reconciled = (stored: StoredDraft | null, isFromElsewhere = false, isSentElsewhere = false): Reconciled => {
    return { stored, isFromElsewhere, isSentElsewhere };
  };
  if (local === null) return reconciled(kept && asSaved(kept, kept.clientTime));
  if (kept === null) {
    if (!isKnown) return reconciled(local);
    return isSentSince(local, sentAt) ? reconciled(null, false, true) : reconciled(askedAgain(local));
  }
  if (isBehind(kept, local)) return reconciled(askedAgain(local));
  const isFromElsewhere = !isSameDraft(local.draft, kept) && local.basedOn !== kept.clientTime;
  if (!local.isUnsaved) return reconciled(asSaved(kept, local.startedAt), isFromElsewhere);
  if (!isFromElsewhere) return reconciled({ ...local, basedOn: kept.clientTime });
  const isLocalNewer = Date.parse(local.draft.clientTime) > Date.parse(kept.clientTime);
  const draft = isLocalNewer ? mergeDrafts(local.draft, kept) : mergeDrafts(kept, local.draft);
  return reconciled({ ...local, draft, basedOn: kept.clientTime }, isFromElsewhere);
}

/** Whether the draft it builds on was sent: what was changed here after that is no draft of its own. */
function isSentSince({ basedOn }: StoredDraft, sentAt: string | null): boolean {
  return basedOn !== null && sentAt !== null && Date.parse(sentAt) >= Date.parse(basedOn);
}

/** Back shows a page with the answers the server had when it was first loaded: this browser has heard of later ones. */
function isBehind(kept: Draft, { basedOn }: StoredDraft): boolean {
  return basedOn !== null && Date.parse(basedOn) > Date.parse(kept.clientTime);
}

/** Saved once more, for then the server says what became of the draft it builds on. */
function askedAgain(local: StoredDraft): StoredDraft {
  return { ...local, isUnsaved: true };
}

function asSaved(draft: Draft, startedAt: string): StoredDraft {
  return { draft, startedAt, basedOn: draft.clientTime, isUnsaved: false };
}
