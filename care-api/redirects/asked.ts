import { lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { missedAddresses } from '@/care-api/database/schema/redirects';
import type { Db } from '@/care-api/kernel/db';
import { toLondonDay } from '@/lib/contract/london-time';
import { type MissedAddress, missedDays } from '@/lib/contract/redirect';

const count = z.number().int().min(1).max(1_000_000);

/** What a site was asked for since it told last: redirects by their ids, what is not there by its address. */
export const askedInput = z.strictObject({
  led: z.array(z.strictObject({ id: z.number().int().positive(), count })).max(1_000),
  missed: z.array(z.strictObject({ path: z.string().startsWith('/').max(300), count })).max(1_000),
});

/** Addresses of one day that are kept, and that staff are shown. */
const mostOfDay = 1_000;
const mostShown = 100;

export async function noteAsked(db: Db, { led, missed }: z.output<typeof askedInput>, now: Date): Promise<void> {
  const day = toLondonDay(now);
  await db.transaction(async (tx) => {
    // In one order, so that two sites wait for each other.
    await tx.execute(sql`
      with asked as (
        select r.id, a.count from redirects r join json_to_recordset(${JSON.stringify(led)}::json) as a(id int, count int)
          on a.id = r.id order by r.id for update of r)
      update redirects r set asked = r.asked + asked.count, last_asked_on = ${day} from asked where r.id = asked.id`);
    if (missed.length === 0) return;
    await tx.execute(sql`
      insert into missed_addresses as m (path, day, count)
      select path, ${day}::date, sum(count) from json_to_recordset(${JSON.stringify(missed)}::json) as a(path text, count int)
      group by path order by path
      on conflict (path, day) do update set count = m.count + excluded.count`);
    await tx.execute(sql`
      delete from missed_addresses where day = ${day} and path in (
        select path from missed_addresses where day = ${day} order by count desc, path offset ${mostOfDay})`);
  });
}

const missedRow = z.object({ path: z.string(), count: z.number(), lastOn: z.string() });

/** The most asked for first, without what leads on by now. */
export function listMissed(db: Pick<Db, 'execute'>, now: Date): Promise<MissedAddress[]> {
  return readRows(
    db,
    missedRow,
    sql`
    select m.path, sum(m.count)::int as count, max(m.day)::text as "lastOn" from missed_addresses m
    where m.day > ${firstDay(now)}
      and not exists (select from redirects r where r.from_path = m.path and r.deleted_at is null)
    group by m.path order by 2 desc, 3 desc, 1 limit ${mostShown}`,
  );
}

export async function forgetMissed(db: Db, now: Date): Promise<void> {
  await db.delete(missedAddresses).where(lte(missedAddresses.day, firstDay(now)));
}

function firstDay(now: Date): string {
  return toLondonDay(new Date(now.getTime() - missedDays * 86_400_000));
}
