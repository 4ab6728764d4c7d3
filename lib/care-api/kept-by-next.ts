import 'server-only';
import { unstable_cache } from 'next/cache';
import { runsInNext } from '@/lib/env';

type Keeping = {
  path: string;
  tags: readonly string[];
  /** Seconds. */
  freshFor: number;
};

/**
 * Next's own fetch reads answers of any length, and has no deadline behind a kept one. Faults of `ask` are not kept.
 */
export function keptByNext(
  { path, tags, freshFor }: Keeping,
  ask: () => Promise<string | null>,
): Promise<string | null> {
  // Nobody keeps anything outside of Next.
  if (!runsInNext()) return ask();
  const askOnce = () => together(path, ask);
  return unstable_cache(askOnce, ['care API', path], { tags: [...tags], revalidate: freshFor })();
}

const asked = new Map<string, Promise<string | null>>();

function together(path: string, ask: () => Promise<string | null>): Promise<string | null> {
  const mine = asked.get(path) ?? ask().finally(() => asked.delete(path));
  asked.set(path, mine);
  return mine;
}
