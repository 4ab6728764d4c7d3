import type { SearchText } from '@/lib/contract/search-text';

/** The worst over the words of the best field each is found in, 0 the title … 4 the description; null when one is not. */
export function rankWords(text: SearchText, terms: readonly string[]): number | null {
  let worst = 0;
  for (const term of terms) {
    const tier = tierOf(text, term);
    if (tier === null) return null;
    worst = Math.max(worst, tier);
  }
  return worst;
}

function tierOf(text: SearchText, term: string): number | null {
  if (text.title.includes(term)) return 0;
  if (text.place.includes(term)) return 1;
  if (text.category.includes(term)) return 2;
  if (text.features.includes(term)) return 3;
  return text.description.includes(term) ? 4 : null;
}
