import { and, eq, inArray } from 'drizzle-orm';
import { listings } from '@/care-api/database/schema/listings';
import { endLeads, leadOn } from '@/care-api/desk/lead-on';
import type { Writer } from '@/care-api/kernel/db';
import { listingAddress } from './listing-address';

/** Public listings have gone: whoever asks for one is led to the service that took it over, or to the directory. */
export async function leadFromGone(tx: Writer, ids: readonly number[]): Promise<void> {
  const wasPublic = and(inArray(listings.id, [...ids]), eq(listings.isDraft, false));
  const gone = await tx.select({ id: listings.id, heir: listings.takenOverBy }).from(listings).where(wasPublic);
  await leadOn(
    tx,
    'deletion',
    gone.map(({ id, heir }) => ({ from: listingAddress(id), to: heir === null ? '/listing' : listingAddress(heir) })),
  );
}

export async function endLeadsFrom(tx: Writer, ids: readonly number[]): Promise<void> {
  await endLeads(tx, ['deletion'], ids.map(listingAddress));
}
