import type { ListingGroup } from '@/lib/contract/listing-page';
import type { ListingCardData, ListingCardPage } from './listing-card';

export type CardGroup = { group: ListingGroup; cards: ListingCardData[] };

/** One page's cards under the reasons they are there for; a reason that goes on from the page before is said again. */
export function groupCards({ cards, groups, total, page, pageSize }: ListingCardPage): CardGroup[] {
  const whole = groups.length > 0 ? groups : [{ reason: 'match' as const, count: total, miles: null }];
  const first = (page - 1) * pageSize;
  let start = 0;
  return whole.flatMap((group) => {
    const from = Math.max(0, start - first);
    start += group.count;
    const shown = cards.slice(from, Math.max(0, start - first));
    return shown.length > 0 ? [{ group, cards: shown }] : [];
  });
}

/** How many answer the question at all: what stands in for an answer does not count. */
export function countFound({ groups, total }: Pick<ListingCardPage, 'groups' | 'total'>): number {
  return total - countOf(groups, ['instead']);
}

/** How many listings are all that was asked: who moves in with someone is wherever that one lives. */
export function countMatches({ groups, total }: Pick<ListingCardPage, 'groups' | 'total'>): number {
  if (groups.length === 0) return total;
  return countOf(groups, ['match', 'travels']);
}

function countOf(groups: readonly ListingGroup[], reasons: readonly ListingGroup['reason'][]): number {
  return groups.reduce((sum, { reason, count }) => sum + (reasons.includes(reason) ? count : 0), 0);
}

export function toResultStatus(page: Pick<ListingCardPage, 'groups' | 'total' | 'understood'>) {
  const found = countFound(page);
  const matches = countMatches(page);
  const widened = page.groups.find(({ reason }) => reason === 'widened');
  const { place, kinds } = page.understood;
  return {
    found,
    matches,
    widened: widened && place ? { ...widened, kinds: kinds.map(({ kind }) => kind), place: place.name } : null,
    moving: countOf(page.groups, ['travels']),
  };
}
