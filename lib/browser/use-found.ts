import 'client-only';
import { useEffect, useState } from 'react';
import type { Found } from '@/lib/contract/staff-search';

/** Milliseconds after the last key. */
const pause = 200;

/** Rows of the back office that are called so, asked for while it is typed: a new question takes back the one before. */
export function useFound(q: string): readonly Found[] {
  const [found, setFound] = useState<readonly Found[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(async () => setFound(await ask(q, asking.signal)), pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [q]);
  return found;
}

/** None where nobody can be asked: the form still leads to the whole search. */
async function ask(q: string, signal: AbortSignal): Promise<readonly Found[]> {
  if (q === '') return [];
  try {
    const response = await fetch(`/api/care/admin/search?${new URLSearchParams({ q })}`, { signal });
    const answer: { items: readonly Found[] } | null = response.ok ? await response.json() : null;
    return answer?.items ?? [];
  } catch {
    return [];
  }
}
