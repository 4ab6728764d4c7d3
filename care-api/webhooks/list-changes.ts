import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { iso } from '@/care-api/database/iso';
import { readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';
import type { changesAnswer, changesQuery } from '@/lib/contract/row-change';
import { type WebhookKind, webhookEvents } from '@/lib/contract/webhook';

const changeRow = z.object({ id: z.number(), event: z.enum(webhookEvents), at: z.string(), place: z.string() });
const boundRow = z.object({ place: z.string() });

/**
 * What is still being written is no older: it is told of once it is there, and never skipped. Whoever only reads, as a
 * backup does for long, holds nothing up. A second, until a writer is seen.
 */
const bound = sql`(select coalesce(min(xact_start), now()) - interval '1 second' from pg_stat_activity
  where datname = current_database() and backend_xid is not null)`;

export async function listChanges(
  db: Db,
  kind: WebhookKind,
  { after, size }: z.output<typeof changesQuery>,
): Promise<z.input<typeof changesAnswer>> {
  const [micros, last] = (after ?? '0-0').split('-');
  const [{ place: end } = { place: '' }] = await readRows(
    db,
    boundRow,
    sql`select ${microsOf(bound)} || '-0' as place`,
  );
  const rows = await readRows(
    db,
    changeRow,
    sql`
    select row_id as id, event, ${iso(sql`at`)} as at, ${microsOf(sql`at`)} || '-' || row_id as place from row_changes
    where kind = ${kind} and (at, row_id) > (${fromMicros(micros)}, ${last}::int) and at < ${fromMicros(end.split('-')[0])}
    order by at, row_id limit ${size + 1}`,
  );
  const items = rows.slice(0, size);
  return {
    items: items.map(({ place: _, ...item }) => ({ ...item, isGone: /\.(trashed|deleted)$/.test(item.event) })),
    next: items.at(-1)?.place ?? after ?? end,
    isWhole: rows.length <= size,
  };
}

function microsOf(moment: ReturnType<typeof sql>) {
  return sql`(extract(epoch from ${moment}) * 1000000)::bigint::text`;
}

function fromMicros(micros: string | undefined) {
  return sql`('epoch'::timestamptz + ${micros ?? '0'}::bigint * interval '1 microsecond')`;
}
