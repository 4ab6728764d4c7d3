import 'client-only';
import { fetchJson } from '@/lib/browser/fetch-json';
import { hasStoredDrafts, listingsWithDrafts } from './browser-copy';
import { unsentAnswersOf } from './unsent-answers';

/** Calling the result clears this browser of what the server has; what it could not take stays: it is nowhere else. */
export async function saveBeforeSignOut(): Promise<() => void> {
  const userId = hasStoredDrafts() ? await whoIsSignedIn() : null;
  if (userId === null) return () => {};
  const kept = listingsWithDrafts(userId).map((listingId) => unsentAnswersOf(userId, listingId));
  await Promise.all(kept.map((unsent) => unsent.saveNow()));
  return () => {
    for (const unsent of kept) unsent.removeFromBrowser();
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
