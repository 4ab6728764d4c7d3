import type { ListingQuery } from '@/lib/contract/listing-query';
import { careForAdults, kindBits } from './facts';
import type { Question } from './question';

export type AsksFor = {
  /** Bits of the kinds that fit; 0 where any does. */
  kinds: number;
  /** Bits of those that were named: the others come after them. */
  first: number;
  /** Help that comes to a person's home: live-in care does, wherever it is. */
  isForHome: boolean;
};

/** Without a kind families see care for adults; a kind that was ticked is a choice, and shuts out by itself. */
export function asksFor(
  { kinds, audiences }: Question,
  chosen: Pick<ListingQuery, 'kinds' | 'categories' | 'audiences'>,
): AsksFor {
  const first = kindBits(kinds.map(({ kind }) => kind));
  const all = first | kindBits(kinds.flatMap(({ orElse }) => orElse));
  const isForHome = kinds.length === 0 || (all & kindBits(['home-care', 'live-in-care'])) !== 0;
  if (chosen.kinds.length + chosen.categories.length > 0) return { kinds: 0, first: 0, isForHome: false };
  if (kinds.length > 0) return { kinds: all, first, isForHome };
  const isForChildren = [...audiences, ...chosen.audiences].includes('children');
  const scope = isForChildren ? careForAdults | kindBits(['childrens']) : careForAdults;
  return { kinds: scope, first: scope, isForHome };
}
