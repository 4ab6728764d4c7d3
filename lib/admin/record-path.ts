import { findNoun } from './nouns';
import { screenPath } from './screens';

/** Where a thing of some kind is opened, without language; null where there is no screen for it. */
export function recordPath(kind: string, id: string): string | null {
  if (kind === 'company') return '/adminPanel/company';
  const noun = findNoun(kind);
  return noun && /^[\w-]{1,64}$/.test(id) ? `${screenPath(noun.screen)}/${id}` : null;
}
