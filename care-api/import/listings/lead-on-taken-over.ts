import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { leadOn } from '@/care-api/desk/lead-on';
import type { Writer } from '@/care-api/kernel/db';
import { listingAddress } from '@/care-api/listings/listing-address';

const pairRow = z.object({ id: z.number(), heir: z.number() });

/** Where both services are here. What staff have written or taken away of such an address stays. */
export async function leadOnTakenOver(tx: Writer): Promise<void> {
  const heirs = new Map((await readPairs(tx)).map(({ id, heir }) => [id, heir]));
  const pairs = [...heirs.keys()].flatMap((id) => {
    const heir = lastHeir(heirs, id);
    return heir === null ? [] : [{ id, heir, from: listingAddress(id), to: listingAddress(heir) }];
  });
  const wanted = sql`json_to_recordset(${JSON.stringify(pairs)}::json) as w(id int, heir int)`;
  await tx.execute(sql`update listings l set taken_over_by = w.heir from ${wanted}
    where l.id = w.id and l.taken_over_by is distinct from w.heir`);
  await tx.execute(sql`update listings set taken_over_by = null
    where taken_over_by is not null and id not in (select w.id from ${wanted})`);
  await leadOn(tx, 'register', pairs);
  await tx.execute(sql`delete from redirects where source = 'register' and deleted_at is null
    and from_path not in (select '/listing-details/' || w.id from ${wanted})`);
}

/** Null where they take over one another in a ring. */
function lastHeir(heirs: ReadonlyMap<number, number>, id: number): number | null {
  const passed = new Set([id]);
  let last = id;
  for (let next = heirs.get(last); next !== undefined; next = heirs.get(last)) {
    if (passed.has(next)) return null;
    passed.add(next);
    last = next;
  }
  return last;
}

function readPairs(tx: Writer) {
  return readRows(
    tx,
    pairRow,
    sql`
    select distinct on (old.id) old.id, heir.id as heir from listings old
    join register_entries told on told.listing_id = old.id
    join register_entries next on next.source = told.source and next.source_key = old.register ->> 'successor'
    join listings heir on heir.id = next.listing_id and heir.id <> old.id
    where old.status = 'Closed' and old.deleted_at is null and old.register ? 'successor'
      and heir.deleted_at is null and not heir.is_draft
      and not exists (
        select from redirects r where r.from_path = '/listing-details/' || old.id
        and (r.deleted_at is not null or r.source <> 'register'))
    order by old.id, heir.id`,
  );
}
