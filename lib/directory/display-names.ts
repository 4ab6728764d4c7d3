import { foldText } from '@/lib/contract/fold-text';
import { compareText } from '@/lib/contract/search-text';

/** Folded name to the spelling shown: of those that fold alike the last by code point, 'Paisley' and not 'PAISLEY'. */
export function displayNames(names: readonly string[]): Map<string, string> {
  const sorted = [...new Set(names)].sort(compareText);
  return new Map(sorted.map((name) => [foldText(name), name]));
}
