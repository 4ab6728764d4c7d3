import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '@/care-api/kernel/db';
import { type WebhookMessage, webhookRows } from '@/lib/contract/webhook';
import type { Happened } from './event-of';

/** For webhooks, and for whoever asks what has changed. A webhook that is being deleted at this moment is left out. */
export async function queueEvent(tx: Pick<Db, 'execute'>, { type, kind, ids }: Happened, now: Date): Promise<void> {
  for (let from = 0; from < ids.length; from += webhookRows) {
    const some = ids.slice(from, from + webhookRows);
    // In one order, so that no two wait for each other.
    await tx.execute(sql`
      insert into row_changes (kind, row_id, event, at)
      select ${kind}::text, id, ${type}::text, clock_timestamp()
      from (select distinct id from unnest(${sql.param([...some])}::int[]) id) one order by id
      on conflict (kind, row_id) do update set event = excluded.event, at = excluded.at`);
    const data = { kind, ids: some };
    const message: WebhookMessage = { type, timestamp: now.toISOString(), data };
    await tx.execute(sql`
      insert into webhook_deliveries (webhook_id, message_id, message)
      select id, ${newMessageId()}, ${JSON.stringify(message)}::jsonb from webhooks
      where paused is null and ${type} = any(events) for key share skip locked`);
  }
}

export function newMessageId(): string {
  return `msg_${randomUUID()}`;
}
