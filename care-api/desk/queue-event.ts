import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '@/care-api/kernel/db';
import { type WebhookMessage, webhookRows } from '@/lib/contract/webhook';
import type { Happened } from './event-of';

/** Inside the caller's transaction. A webhook that is being deleted at this moment is left out: nobody waits for it. */
export async function queueEvent(tx: Pick<Db, 'execute'>, { type, kind, ids }: Happened, now: Date): Promise<void> {
  for (let from = 0; from < ids.length; from += webhookRows) {
    const data = { kind, ids: ids.slice(from, from + webhookRows) };
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
