import 'server-only';
import { readListingId, readSearch } from '@/lib/call-back/asked-about';
import type { CallBackFields } from '@/lib/call-back/call-back-fields';
import { toListingTopic } from '@/lib/contract/call-back-promise';
import { listCategories } from './content';
import { getListing } from './listings';

type Args = Pick<CallBackFields, 'listing' | 'search' | 'applies'>;

export async function getCallBackTopic({ listing, search, applies }: Args): Promise<string> {
  const id = readListingId(listing);
  const reading = id === null ? null : await getListing(id);
  if (reading?.state === 'ready') return `${applies ? 'an application for ' : ''}${toListingTopic(reading.value)}`;
  const query = readSearch(search);
  if (!query) return '';
  const categories = await listCategories();
  const words = [
    query.q,
    query.near,
    ...[...query.kinds, ...query.audiences].map((name) => name.replaceAll('-', ' ')),
    ...categories.filter((category) => query.categories.includes(category.id)).map(({ name }) => name),
    ...[...query.locations, ...query.cities],
    query.within !== null && `within ${query.within} miles`,
  ];
  return `a search for ${words.filter(Boolean).join(', ') || 'all'}`;
}
