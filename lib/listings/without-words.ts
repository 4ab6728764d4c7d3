import { foldText } from '@/lib/contract/fold-text';

/** Words that lead to a place or a person, and mean nothing once it is gone. */
const leads = /^(?:in|near|around|at|by|for|with|of|and|,|\s)+$|(?:\s+(?:in|near|around|at|by|for|with|of|and),?)+$/i;

/** A text without the first run of these words: 'care homes near Glasgow' without 'glasgow' is 'care homes'. */
export function withoutWords(text: string, words: string): string {
  const kept = text.split(/\s+/).filter(Boolean);
  const gone = foldText(words).split(' ').filter(Boolean);
  const start = kept.findIndex((_, at) => gone.every((word, index) => bare(kept[at + index]) === bare(word)));
  if (gone.length === 0 || start < 0) return text;
  kept.splice(start, gone.length);
  return kept.join(' ').replace(leads, '').trim();
}

function bare(word = ''): string {
  return foldText(word).replace(/[^\p{L}\p{N}]/gu, '');
}
