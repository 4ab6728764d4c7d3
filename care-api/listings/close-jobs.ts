import { and, isNotNull, ne, sql } from 'drizzle-orm';
import { listings } from '@/care-api/database/schema/listings';
import { carryCopies, holdCopies } from '@/care-api/desk/carry-copies';
import { changeRow } from '@/care-api/desk/change-row';
import type { Db, Writer } from '@/care-api/kernel/db';
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
    const holdFirst = (tx: Writer) => holdCopies(tx, resource.kind, [id]);
    await changeRow(db, { resource, id, caller: null, action: 'update', now, holdFirst }, async (tx) => {
      // What is being written, such as a later closing day that is to be published by the clock, goes on from here.
      await carryCopies(tx, resource.kind, resource.table, sql`t.id = ${id}`);
      await tx.update(listings).set({ status: 'Closed' }).where(sql`${listings.id} = ${id}`);
    });
  }
}
