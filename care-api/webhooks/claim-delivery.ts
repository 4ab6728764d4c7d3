import { and, eq, sql } from 'drizzle-orm';
import { webhookDeliveries as deliveries, webhooks } from '@/care-api/database/schema/webhooks';
import type { Db } from '@/care-api/kernel/db';
import { webhookTest } from '@/lib/contract/webhook';

export type Claimed = typeof deliveries.$inferSelect &
  Pick<typeof webhooks.$inferSelect, 'name' | 'url' | 'secret' | 'earlierSecret' | 'earlierUntil'>;

/** Longer than sending takes. Who dies while sending leaves the message to be sent again after it. */
const lease = sql`now() + interval '2 minutes'`;
/** A test goes also where nothing else does. */
const mayGo = sql`d.state = 'waiting' and (w.paused is null or d.message ->> 'type' = ${webhookTest})`;

/**
 * The oldest message that is due, to none of the webhooks that are `busy`, kept from others for the time of its sending;
 * null without one. Times are the database's: several APIs may share it.
 */
export async function claimDelivery(db: Db, busy: readonly number[]): Promise<Claimed | null> {
  const due = sql`(
    select d.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where ${mayGo} and d.next_attempt_at <= now() and d.webhook_id <> all(${sql.param([...busy])}::int[])
    order by d.id limit 1 for update of d skip locked)`;
  const [claimed] = await db
    .update(deliveries)
    .set({ attempts: sql`${deliveries.attempts} + 1`, nextAttemptAt: lease })
    .where(eq(deliveries.id, due))
    .returning();
  if (!claimed) return null;
  const { name, url, secret, earlierSecret, earlierUntil } = webhooks;
  const columns = { name, url, secret, earlierSecret, earlierUntil };
  const [webhook] = await db.select(columns).from(webhooks).where(eq(webhooks.id, claimed.webhookId));
  // Deleted at this moment, and its messages with it.
  return webhook ? { ...claimed, ...webhook } : null;
}

/** Infinity when nothing is queued. */
export async function millisecondsToNextDelivery(db: Db): Promise<number> {
  const { rows } = await db.execute<{ wait: string | null }>(sql`
    select extract(epoch from min(d.next_attempt_at) - now()) * 1000 as wait
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id where ${mayGo}`);
  const wait = rows[0]?.wait ?? null;
  return wait === null ? Number.POSITIVE_INFINITY : Number(wait);
}

type Tried = { status: number | null; said: string };

/** Arrived, or given up. What somebody has sent again meanwhile waits on. */
export async function finishDelivery(
  tx: Pick<Db, 'update'>,
  claimed: Claimed,
  state: 'sent' | 'failed',
  tried: Tried,
): Promise<void> {
  await tx
    .update(deliveries)
    .set({ ...tried, state, finishedAt: sql`now()` })
    .where(isStill(claimed));
}

export async function postponeDelivery(
  tx: Pick<Db, 'update'>,
  claimed: Claimed,
  seconds: number,
  tried: Tried,
): Promise<void> {
  const nextAttemptAt = sql`now() + make_interval(secs => ${seconds})`;
  await tx
    .update(deliveries)
    .set({ ...tried, nextAttemptAt })
    .where(isStill(claimed));
}

function isStill({ id, attempts }: Claimed) {
  return and(eq(deliveries.id, id), eq(deliveries.attempts, attempts), eq(deliveries.state, 'waiting'));
}
