import 'client-only';
import { useSyncExternalStore } from 'react';
import { emptyListingQuery, type ListingQuery, listingHref, parseListingQuery } from '@/lib/contract/listing-query';

/** The directory's question stands in the address and nowhere else: shareable, and right after Back. */
export function useListingQuery(initial: ListingQuery) {
  const address = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => null,
  );
  const query = address === null ? initial : (parseListingQuery(new URLSearchParams(address)) ?? emptyListingQuery);

  /** Each choice is a step of the history; typing replaces the step. */
  function ask(next: ListingQuery, step: 'push' | 'replace' = 'push') {
    const { search } = new URL(listingHref(next), window.location.origin);
    const target = window.location.pathname + search;
    if (step === 'push') window.history.pushState(null, '', target);
    else window.history.replaceState(null, '', target);
    for (const listener of listeners) listener();
  }

  return { query, ask };
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}
