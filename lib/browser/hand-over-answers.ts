import 'client-only';
import { isSameDraft, mergeDrafts } from '@/lib/answers/draft';
import type { StoredDraft } from '@/lib/answers/recall-draft';
import type { Draft, DraftSaved } from '@/lib/contract/draft';
import { giveUpStoredDraft, hasStoredDrafts, listingsWithDrafts, readStoredDraft } from './answer-store';
import { draftAddress, putDraft } from './draft-saver';
import { fetchJson } from './fetch-json';

/** Milliseconds that logging out waits for each call. */
const deadline = 5_000;

type Kept = { listingId: number; stored: StoredDraft };

/**
 * Before somebody logs out: the server gets what it lacks of their answers. Calling the result takes those it has out of
 * this browser, which others may use; what it could not take stays, because it is nowhere else.
 */
export async function handOverAnswers(): Promise<() => void> {
  const userId = hasStoredDrafts() ? await whoIsSignedIn() : null;
  if (userId === null) return () => {};
  const kept = listingsWithDrafts(userId).flatMap((listingId): Kept[] => {
    const stored = readStoredDraft(userId, listingId);
    return stored ? [{ listingId, stored }] : [];
  });
  const handedOver = await Promise.all(kept.map(handOver));
  return () => {
    for (const [index, { listingId, stored }] of kept.entries()) {
      // Not what was answered since.
      const isSame = readStoredDraft(userId, listingId)?.draft.clientTime === stored.draft.clientTime;
      if (handedOver[index] && isSame) giveUpStoredDraft(userId, listingId);
    }
  };
}

async function whoIsSignedIn(): Promise<string | null> {
  try {
    const { user } = await fetchJson<{ user: { id: string } | null }>('/api/session');
    return user?.id ?? null;
  } catch {
    return null;
  }
}

/** Whether the server has every answer now. */
async function handOver({ listingId, stored: { draft, basedOn, isUnsaved } }: Kept): Promise<boolean> {
  if (!isUnsaved) return true;
  const first = await save(listingId, draft, basedOn);
  if (!first?.other) return first?.saved === true;
  // Another device's answers were there: both are kept, as on the page.
  const [newer, older] = first.saved ? [draft, first.other] : [first.other, draft];
  const merged = mergeDrafts(newer, older);
  if (isSameDraft(merged, newer)) return true;
  const second = await save(listingId, { ...merged, clientTime: new Date().toISOString() }, first.clientTime);
  return second?.saved === true && second.other === null;
}

async function save(listingId: number, draft: Draft, basedOn: string | null): Promise<DraftSaved | null> {
  try {
    const init = { ...putDraft(draft, basedOn), signal: AbortSignal.timeout(deadline) };
    const response = await fetch(draftAddress(listingId), init);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
