import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import type { RowAction } from '@/care-api/desk/row-action';
import type { Writer } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';
import { toFault } from '@/lib/contract/faults';
import { textLengths } from '@/lib/contract/listing-fields';
import { placeColumns } from './search-columns';

const placedRow = z.object({
  id: z.number(),
  location: z.string(),
  city: z.string(),
  postcode: z.string(),
  address: z.string(),
});
type Placed = z.output<typeof placedRow>;

/** Gives listings their town: two spellings of one become one, with what search knows of the place. */
export const setTown: RowAction = {
  async check(_, town) {
    if (town === '') throw new Refusal(422, 'problem', { value: 'fieldsRequired' });
    const max = textLengths.city;
    if (town.length > max) throw new Refusal(422, 'problem', { value: toFault('textTooLong', { max }) });
  },
  async change(tx, ids, town) {
    const rows = (await listPlaced(tx, ids)).filter(({ city }) => city !== town);
    await writeTowns(
      tx,
      rows.map((row) => ({ ...row, city: town })),
    );
    return { changed: rows.map(({ id, city }) => ({ id, was: city })) };
  },
  async putBack(tx, rows) {
    const before = new Map(rows.map(({ id, was }) => [id, z.string().parse(was)]));
    const placed = await listPlaced(tx, [...before.keys()]);
    await writeTowns(
      tx,
      placed.map((row) => ({ ...row, city: before.get(row.id) ?? row.city })),
    );
    return undefined;
  },
};

function listPlaced(tx: Writer, ids: readonly number[]): Promise<Placed[]> {
  const wanted = sql.param([...ids]);
  return readRows(
    tx,
    placedRow,
    sql`select id, location, city, postcode, address from listings where id = any(${wanted}::int[])`,
  );
}

async function writeTowns(tx: Writer, rows: readonly Placed[]): Promise<void> {
  const set = rows.map(({ id, ...placed }) => ({ id, city: placed.city, ...placeColumns(placed) }));
  await tx.execute(sql`
    update listings l set city = town.city, search_city = town."searchCity", search_place = town."searchPlace"
    from json_to_recordset(${JSON.stringify(set)}::json)
      as town(id int, city text, "searchCity" text, "searchPlace" text) where l.id = town.id`);
}
