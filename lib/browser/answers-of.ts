import 'client-only';
import { useEffect, useReducer, useState } from 'react';
import { fetchJson } from './fetch-json';

/** Milliseconds before a question without an answer is asked again; twice as many after each further failure. */
const firstPause = 3_000;
const longestPause = 60_000;
/** Whoever comes back later sees what is withdrawn until it is asked for anew. */
const freshFor = longestPause;

/** Asks no address twice in a minute. For views that only read: a tenth of SWR, which every first visit would load. */
export function answersOf<T>() {
  const answers = new Map<string, { data: T; until: number }>();
  const isFresh = (address: string) => Date.now() < (answers.get(address)?.until ?? 0);

  /** `data` is the last answer while the next is on its way; nothing is asked where the address is null. */
  return function useAnswer(address: string | null): { data: T | undefined; hasFailed: boolean; isLoading: boolean } {
    const [last, setLast] = useState<string | null>(null);
    const [failed, setFailed] = useState<string | null>(null);
    const [, tell] = useReducer((times: number) => times + 1, 0);
    const isThere = address === null || answers.has(address);
    if (address !== null && isThere && last !== address) setLast(address);

    useEffect(() => {
      if (address === null || isFresh(address)) return;
      const asking = new AbortController();
      let timer: ReturnType<typeof setTimeout>;
      let pause = firstPause;
      let isAsking = false;
      const ask = async () => {
        if (isAsking) return;
        isAsking = true;
        clearTimeout(timer);
        try {
          if (!isFresh(address)) {
            const data = await fetchJson<T>(address, asking.signal);
            answers.set(address, { data, until: Date.now() + freshFor });
          }
          setFailed(null);
          setLast(address);
          tell();
        } catch {
          if (asking.signal.aborted) return;
          setFailed(address);
          timer = setTimeout(ask, pause);
          pause = Math.min(2 * pause, longestPause);
        } finally {
          isAsking = false;
        }
      };
      ask();
      window.addEventListener('online', ask);
      return () => {
        asking.abort();
        clearTimeout(timer);
        window.removeEventListener('online', ask);
      };
    }, [address]);

    const shown = isThere ? (address ?? last) : last;
    return {
      data: shown === null ? undefined : answers.get(shown)?.data,
      hasFailed: !isThere && failed === address,
      isLoading: !isThere && failed !== address,
    };
  };
}
