import type { Draft } from '@/lib/contract/draft';
import { isSameDraft, mergeDrafts } from './draft';

/** What a browser keeps of unsent answers. */
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
  /** False when the server could not be asked. */
  isKnown: boolean;
  /** False for an API without this extension: the browser's copy is all there is. */
  keepsDrafts: boolean;
};

export type Recalled = { stored: StoredDraft | null; isFromElsewhere: boolean };

/** The answers to go on with, of those this browser has and those the server has: the newest, and none is lost. */
export function recallDraft(
  local: StoredDraft | null,
  { draft: kept, isKnown }: Omit<ServerDraft, 'keepsDrafts'>,
): Recalled {
  if (local === null) return { stored: kept && asSaved(kept, kept.clientTime), isFromElsewhere: false };
  if (kept === null) {
    // What was saved there and is gone was sent, or thrown away, on another device.
    const isGone = isKnown && !local.isUnsaved && local.basedOn !== null;
    return { stored: isGone ? null : { ...local, basedOn: isKnown ? null : local.basedOn }, isFromElsewhere: false };
  }
  const isFromElsewhere = !isSameDraft(local.draft, kept) && local.basedOn !== kept.clientTime;
  if (!local.isUnsaved) return { stored: asSaved(kept, local.startedAt), isFromElsewhere };
  if (!isFromElsewhere) return { stored: { ...local, basedOn: kept.clientTime }, isFromElsewhere };
  const isLocalNewer = Date.parse(local.draft.clientTime) > Date.parse(kept.clientTime);
  const draft = isLocalNewer ? mergeDrafts(local.draft, kept) : mergeDrafts(kept, local.draft);
  return { stored: { ...local, draft, basedOn: kept.clientTime }, isFromElsewhere };
}

function asSaved(draft: Draft, startedAt: string): StoredDraft {
  return { draft, startedAt, basedOn: draft.clientTime, isUnsaved: false };
}
