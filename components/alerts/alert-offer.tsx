import { useTranslations } from 'next-intl';
import { doorOf } from '@/lib/contract/kind';
import { type ListingQuery, listingQueryParams } from '@/lib/contract/listing-query';
import { AlertLink } from './alert-link';

/** Below what was found: what will be found later, by mail. */
export function AlertOffer({ query }: { query: ListingQuery }) {
  const t = useTranslations('Alerts');
  const search = listingQueryParams(query).toString();
  return <AlertLink search={search && `?${search}`}>{t('link', { door: doorOf(query.kinds) })}</AlertLink>;
}
