import 'client-only';
import { useEffect, useState } from 'react';

/** Milliseconds after the last key. */
const pause = 200;

/** A new question takes back the one before. None where nobody can be asked. */
export function useAsked<T>(address: string | null): readonly T[] {
  const [found, setFound] = useState<readonly T[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await ask<T>(address, asking.signal);
      if (!asking.signal.aborted) setFound(answer);
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [address]);
  return found;
}

async function ask<T>(address: string | null, signal: AbortSignal): Promise<readonly T[]> {
  if (address === null) return [];
  try {
    const response = await fetch(address, { signal });
    const answer: { items: readonly T[] } | null = response.ok ? await response.json() : null;
    return answer?.items ?? [];
  } catch {
    return [];
  }
}
