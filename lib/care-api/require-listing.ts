import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import type { Listing } from '@/lib/contract/listing';
import { type Locale, localePath } from '@/lib/i18n/languages';
import { getListing } from './listings';
import type { Reading } from './reading';

/** 404 for an id that cannot be one, too. One joined with another leads to the page of the one that stays, for good. */
export async function requireListing(
  id: string,
  { locale, page }: { locale: Locale; page: string },
): Promise<Exclude<Reading<Listing>, { state: 'missing' }>> {
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound();
  const reading = await getListing(Number(id));
  if (reading.state === 'missing') notFound();
  if (reading.state === 'ready' && reading.value.id !== Number(id))
    permanentRedirect(localePath(locale, `${page}/${reading.value.id}`));
  return reading;
}
