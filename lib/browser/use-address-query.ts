import 'client-only';
import { useSyncExternalStore } from 'react';

type Reading<T> = {
  parse: (params: URLSearchParams) => T;
  /** The query's address, of which only what stands behind the `?` is used. */
  href: (query: T) => string;
};

/** A question that stands in the address and nowhere else: shareable, and right after Back. */
export function useAddressQuery<T>(initial: T, { parse, href }: Reading<T>) {
  const address = useAddressSearch();
  const query = address === null ? initial : parse(new URLSearchParams(address));

  /** Changes what the address asks at this moment, which may be later than what was last drawn. */
  function ask(next: Partial<T>, step: 'push' | 'replace' = 'push') {
    const now = window.location.search;
    const { search } = new URL(href({ ...parse(new URLSearchParams(now)), ...next }), window.location.origin);
    if (search === now) return;
    const target = window.location.pathname + search;
    if (step === 'push') window.history.pushState(null, '', target);
    else window.history.replaceState(null, '', target);
    for (const listener of listeners) listener();
  }

  return { query, ask };
}

export function useAddressSearch(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => null,
  );
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  // Links change the address without a word to us, in the middle of React's work.
  const later = () => queueMicrotask(listener);
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  window.navigation?.addEventListener('currententrychange', later);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
    window.navigation?.removeEventListener('currententrychange', later);
  };
}
