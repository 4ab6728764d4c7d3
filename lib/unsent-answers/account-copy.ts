import 'client-only';
import type { StoredDraft } from './reconcile-drafts';
import type { Outcome } from './unsent';

/** Bytes a browser sends while it leaves the page. */
const keepaliveLimit = 64 * 1024;
/** Statuses that pass by themselves. */
const passing = [408, 429, 500, 502, 503, 504];
/** Statuses that are about what was sent: too much of it, or something in it. */
const aboutDraft = [413, 422];

type Kept = Pick<StoredDraft, 'draft' | 'basedOn'>;

export async function saveDraft(listingId: number, kept: Kept, deadline: number): Promise<Outcome> {
  try {
    const signal = AbortSignal.timeout(deadline);
    const response = await fetch(addressOf(listingId), { ...putOf(kept), signal });
    if (response.ok) return await response.json();
    if (passing.includes(response.status) || response.status > 504) return 'later';
    return aboutDraft.includes(response.status) ? 'refused' : 'never';
  } catch {
    return 'later';
  }
}

/** While the page closes; the browser's own copy is safe anyway. */
export function saveDraftOnLeaving(listingId: number, kept: Kept): void {
  const init = putOf(kept);
  if (new Blob([init.body]).size > keepaliveLimit) return;
  void fetch(addressOf(listingId), { ...init, keepalive: true }).catch(() => {});
}

/** A draft that was on its way while the answers were sent: the API itself forgets the ones it has. */
export function forgetDraft(listingId: number): void {
  void fetch(addressOf(listingId), { method: 'DELETE', keepalive: true }).catch(() => {});
}

function addressOf(listingId: number): string {
  return `/api/care/Response/draft/${listingId}`;
}

function putOf({ draft, basedOn }: Kept) {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  return { method: 'PUT', headers, body: JSON.stringify({ ...draft, basedOn }) };
}
