import type { Counted } from '@/components/admin/today/today-screen';
import { emptyListQuery } from '@/lib/admin/list-query';
import { offerResource } from '@/lib/care-api/published/offer-resource';
import { getResourcePage } from '@/lib/care-api/staff-resources';
import { mostCounted } from '@/lib/contract/staff-list';
import type { Described } from './shown-resource';

/** How many there are of what the first screen tells; nothing while the API does not answer. */
export async function countRows<Row>({ resource }: Described<Row>, accessToken: string): Promise<Counted[]> {
  const { screen } = resource;
  const { count } = resource.words;
  if (!count) return [];
  const { rules } = await offerResource(accessToken, resource);
  const reading = await getResourcePage(resource, accessToken, emptyListQuery(rules));
  if (reading.state !== 'ready') return [];
  const { total, totalIsCapped, counts } = reading.value;
  if (typeof count === 'string') return [{ screen, label: count, count: total, isCapped: totalIsCapped }];
  return Object.entries(count).flatMap(([status, label]) => {
    const of = counts[status] ?? 0;
    if (!rules.statuses.includes(status)) return [];
    return [{ screen, status, label, count: Math.min(of, mostCounted), isCapped: of > mostCounted }];
  });
}
