import { and, eq, lt, sql } from 'drizzle-orm';
import { readByIds } from '@/care-api/database/read-by-ids';
import { webhookDeliveries, webhooks } from '@/care-api/database/schema/webhooks';
import { noteChange } from '@/care-api/desk/change-row';
import { listOf } from '@/care-api/desk/list-of';
import type { Db } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { deliveryDays, deliveryStates, type WebhookDeliveryWire } from '@/lib/contract/webhook';

export const deliveryList = listOf('delivery', 'webhook_deliveries', {
  from: sql`(webhook_deliveries t join webhooks w on w.id = t.webhook_id)`,
  sorts: { created: { by: sql`t.id`, type: 'integer' } },
  statuses: {
    all: sql`true`,
    ...Object.fromEntries(deliveryStates.map((state) => [state, sql`t.state = ${state}::delivery_state`])),
  },
  text: sql`lower(w.name || ' ' || (t.message ->> 'type') || ' ' || t.message_id)`,
  when: sql`t.created_at`,
  filters: { webhook: (id) => sql`t.webhook_id = ${Number(id)}` },
});

export async function readDeliveries(db: Pick<Db, 'select'>, ids: readonly number[]): Promise<WebhookDeliveryWire[]> {
  const select = db
    .select({ delivery: webhookDeliveries, name: webhooks.name })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId));
  const rows = await readByIds(select, webhookDeliveries.id, ids, ({ delivery }) => delivery.id);
  return rows.map(({ delivery, name }) => {
    const { id, messageId, webhookId, message, state, attempts, status, said } = delivery;
    return {
      deliveryId: id,
      messageId,
      webhook: name,
      webhookId,
      type: message.type,
      ids: message.data.ids,
      state,
      attempts,
      status,
      said,
      nextAttemptAt: state === 'waiting' ? delivery.nextAttemptAt.toISOString() : null,
      createdAt: delivery.createdAt.toISOString(),
      finishedAt: delivery.finishedAt?.toISOString() ?? null,
    };
  });
}

type Deps = Pick<Dependencies, 'database' | 'now'>;

export const afresh = { attempts: 0, nextAttemptAt: sql`now()`, triedSince: sql`now()` };

/** A message once more, the same one, or one that waits at once. Null where there is none. */
export function sendDeliveryAgain({ database: { db }, now }: Deps, id: number, caller: Account) {
  return db.transaction(async (tx) => {
    const unsent = { state: 'waiting' as const, status: null, said: '', finishedAt: null };
    const [row] = await tx
      .update(webhookDeliveries)
      .set({ ...afresh, ...unsent })
      .where(eq(webhookDeliveries.id, id))
      .returning();
    if (!row) return null;
    const deed = { kind: 'delivery', id, caller, action: 'send', now: now() } as const;
    await noteChange(tx, deed, {}, { type: row.message.type });
    const [delivery] = await readDeliveries(tx, [id]);
    return delivery ?? null;
  });
}

export async function forgetDeliveries(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - deliveryDays * 86_400_000);
  await db.delete(webhookDeliveries).where(and(lt(webhookDeliveries.finishedAt, before)));
}
