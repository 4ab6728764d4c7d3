import type { Db } from '@/care-api/kernel/db';
import type { ListingWire } from '@/lib/contract/listing';
import { listListingsAfter } from './list-listings';

const rowsAtOnce = 1_000;

/** Made some at a time: a hundred thousand at once would need gigabytes. */
export async function listWhole(db: Db, shape: (listing: ListingWire) => unknown): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let last = 0;
  while (true) {
    const listings = await listListingsAfter(db, last, rowsAtOnce);
    const end = listings.at(-1);
    if (!end) break;
    last = Number(end.typeId);
    parts.push(Buffer.from(listings.map((listing) => JSON.stringify(shape(listing))).join(',')));
  }
  return new Uint8Array(Buffer.concat([Buffer.from('['), ...parts.flatMap(separate), Buffer.from(']')]));
}

function separate(part: Buffer, place: number): Buffer[] {
  return place === 0 ? [part] : [Buffer.from(','), part];
}
