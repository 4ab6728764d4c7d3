import type { Counted } from '@/components/admin/today/today-screen';
import { emptyListQuery } from '@/lib/admin/list-query';
import { offerNoun } from '@/lib/care-api/published/offer-noun';
import { getNounPage } from '@/lib/care-api/staff-nouns';
import { mostCounted } from '@/lib/contract/staff-list';
import type { Described } from './resource';

/** How many there are of what the first screen tells; nothing while the API does not answer. */
export async function countRows<Row>({ noun }: Described<Row>, accessToken: string): Promise<Counted[]> {
  const { screen } = noun;
  const { count } = noun.words;
  if (!count) return [];
  const { rules } = await offerNoun(accessToken, noun);
  const reading = await getNounPage(noun, accessToken, emptyListQuery(rules));
  if (reading.state !== 'ready') return [];
  const { total, totalIsCapped, counts } = reading.value;
  if (typeof count === 'string') return [{ screen, label: count, count: total, isCapped: totalIsCapped }];
  return Object.entries(count).flatMap(([status, label]) => {
    const of = counts[status] ?? 0;
    if (!rules.statuses.includes(status)) return [];
    return [{ screen, status, label, count: Math.min(of, mostCounted), isCapped: of > mostCounted }];
  });
}
