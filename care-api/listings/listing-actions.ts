import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { columnAction, draftActions } from '@/care-api/desk/column-action';
import type { Done, RowAction } from '@/care-api/desk/row-action';
import type { Writer } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';
import type { listingActions as names } from '@/lib/contract/bulk';
import { listingStatuses } from '@/lib/contract/listing';
import { raisePrice, readRaise } from './raise-price';
import { categoryActions, filterActions, questionnaireAction } from './relation-actions';
import { setTown } from './set-town';

const priceRow = z.object({ id: z.number(), price: z.string() });

const price: RowAction = {
  ...columnAction(sql`price`, 'text', (value) => sql`${value}::text`),
  // A button beside an empty field would take every price away.
  async check(_, value) {
    if (value === '') throw refuse('priceRequired');
  },
};

export const listingActions: Readonly<Record<(typeof names)[number], RowAction>> = {
  ...draftActions,
  status: {
    ...columnAction(sql`status`, 'listing_status', (value) => sql`${value}::listing_status`),
    async check(_, value) {
      if (!listingStatuses.some((status) => status === value)) throw refuse('namesNothing');
    },
  },
  check: columnAction(sql`last_checked_at`, 'timestamptz', (_, now) => sql`${now.toISOString()}::timestamptz`),
  price,
  raisePrice: {
    ...price,
    async check(_, value) {
      if (!readRaise(value)) throw refuse('amountInvalid');
    },
    change: raise,
  },
  town: setTown,
  ...categoryActions,
  ...filterActions,
  questionnaire: questionnaireAction,
};

function refuse(code: 'namesNothing' | 'amountInvalid' | 'priceRequired'): Refusal {
  return new Refusal(422, 'problem', { value: code });
}

async function raise(tx: Writer, ids: readonly number[], value: string): Promise<Done> {
  const by = readRaise(value);
  if (!by) return { changed: [] };
  const rows = await readRows(
    tx,
    priceRow,
    sql`select id, price from listings where id = any(${sql.param([...ids])}::int[])`,
  );
  const raised = rows.map((row) => ({ id: row.id, was: row.price, price: raisePrice(row.price, by) }));
  const changed = raised.filter((row) => row.price !== null && row.price.length <= 120);
  await tx.execute(sql`
    update listings l set price = raised.price
    from json_to_recordset(${JSON.stringify(changed)}::json) as raised(id int, price text) where l.id = raised.id`);
  const refused = raised.filter((row) => !changed.includes(row));
  return {
    changed: changed.map(({ id, was }) => ({ id, was })),
    refused: refused.map(({ id }) => ({ id, reason: 'amountMissing' })),
  };
}
