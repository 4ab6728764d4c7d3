import { and, isNotNull, ne, sql } from 'drizzle-orm';
import { listings } from '@/care-api/database/schema/listings';
import { changeRow } from '@/care-api/desk/change-row';
import type { Db } from '@/care-api/kernel/db';
import { isJobOver } from '@/lib/contract/job-closing';
import { isShownListing } from './is-shown';
import { listingResource as resource } from './listing-resource';

/** Jobs whose last day in London is over are closed: in pages, cards, sitemap and for whoever applies alike. */
export async function closeJobs(db: Db, now: Date): Promise<void> {
  const isDated = and(isNotNull(listings.validThrough), ne(listings.status, 'Closed'), isShownListing);
  const dated = await db
    .select({ id: listings.id, lastDay: listings.validThrough })
    .from(listings)
    .where(and(isDated, sql`${listings.validThrough} < ${now.toISOString()}`));
  for (const { id, lastDay } of dated) {
    if (!lastDay || !isJobOver(lastDay, now)) continue;
    await changeRow(db, { resource, id, caller: null, action: 'update', now }, (tx) =>
      tx.update(listings).set({ status: 'Closed' }).where(sql`${listings.id} = ${id}`),
    );
  }
}
