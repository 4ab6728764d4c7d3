import { useCallback, useRef } from 'react';
import type { WayOut } from '@/lib/questionnaire/ways-out';
import { useSayWays } from './use-say-ways';

/** More than the questions of a questionnaire. */
const mostSaid = 2_000;

/** The same words, kept while questions are written: of hundreds of questions hardly one is said anew with a key. */
export function useWaysWords(): (ways: readonly WayOut[]) => string {
  const say = useRef(useSayWays());
  const said = useRef(new Map<string, string>());
  return useCallback((ways) => {
    const key = JSON.stringify(ways);
    const words = said.current.get(key) ?? say.current(ways);
    if (said.current.size > mostSaid) said.current.clear();
    said.current.set(key, words);
    return words;
  }, []);
}
