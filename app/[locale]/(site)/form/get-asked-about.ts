import { getTranslations } from 'next-intl/server';
import type { AskedAbout } from '@/components/call-back/call-back-screen';
import { readListingId, readSearch } from '@/lib/call-back/asked-about';
import type { CallBackFields } from '@/lib/call-back/call-back-fields';
import { getListing } from '@/lib/care-api/listings';
import { doorOf } from '@/lib/contract/kind';
import { listingHref, listingQueryParams } from '@/lib/contract/listing-query';
import type { Locale } from '@/lib/i18n/languages';
import { sayChoices } from '../alerts/say-search';

/** A listing or a search that a call is asked for about; null for neither. */
export async function getAskedAbout(
  { listing, search }: Pick<CallBackFields, 'listing' | 'search'>,
  locale: Locale,
): Promise<AskedAbout | null> {
  const t = await getTranslations({ locale });
  const id = readListingId(listing);
  const reading = id === null ? null : await getListing(id);
  if (reading?.state === 'ready') {
    const { title } = reading.value;
    const sentence = t('Details.aboutListing', { title, id: reading.value.id });
    return { listing: String(id), search: '', sentence, content: title, href: `/listing-details/${reading.value.id}` };
  }
  const query = readSearch(search);
  if (!query) return null;
  const words = (await sayChoices(query, locale)).join(t('Client.listing.comma'));
  const asked = words || t(`Listing.doors.${doorOf(query.kinds)}.title`);
  return {
    listing: '',
    search: String(listingQueryParams(query)),
    sentence: t('Client.listing.question', { asked }),
    content: asked,
    href: listingHref(query),
  };
}
