import type { ListingQuery } from '@/lib/contract/listing-query';
import { careForAdults, kindBits, unsorted } from './facts';
import type { Question } from './question';

export type AsksFor = {
  /** Bits of the kinds that fit; 0 where any does. */
  kinds: number;
  /** Bits of each kind in turn, those that were named first: what fits less well stands after it. */
  inTurn: readonly number[];
  /** Help that comes to a person's home: live-in care does, wherever it is. */
  isForHome: boolean;
};

/** Without a kind families see care for adults; a kind that was ticked is a choice, and shuts out by itself. */
export function asksFor(
  { kinds, audiences }: Question,
  chosen: Pick<ListingQuery, 'kinds' | 'categories' | 'audiences'>,
): AsksFor {
  const orElse = kinds.flatMap((kind) => kind.orElse);
  const inTurn = [kindBits(kinds.map(({ kind }) => kind)), ...orElse.map((kind) => kindBits([kind]))];
  const all = inTurn.reduce((bits, kind) => bits | kind, 0);
  const isForHome = kinds.length === 0 || (all & kindBits(['home-care', 'live-in-care'])) !== 0;
  if (chosen.kinds.length + chosen.categories.length > 0) return { kinds: 0, inTurn: [], isForHome: false };
  if (kinds.length > 0) return { kinds: all, inTurn, isForHome };
  const isForChildren = [...audiences, ...chosen.audiences].includes('children');
  const scope = isForChildren ? careForAdults | kindBits(['childrens']) : careForAdults;
  return { kinds: scope | unsorted, inTurn: [scope], isForHome };
}
