import { randomBytes } from 'node:crypto';
import { and, count, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { Refusal } from '@/care-api/api-error';
import { webhookDeliveries, webhooks } from '@/care-api/database/schema/webhooks';
import type { Account, Dependencies } from '@/care-api/dependencies';
import { writeAudit } from '@/care-api/staff/audit';
import { changeRow, createRow } from '@/care-api/staff/change-row';
import { type WebhookWire, type webhookChange, type webhookInput, webhookTest } from '@/lib/contract/webhook';
import { isPublicHost } from './public-address';
import { newMessageId } from './queue-event';
import { webhookNoun as noun } from './webhook-noun';

type Places = Pick<Dependencies, 'database' | 'now' | 'webhooksAnywhere'>;
type Named = { id: number; caller: Account };

/** Each message goes to all of them. */
const most = 20;
/** Any number: one is made at a time, so that they are counted rightly. */
const makingLock = 7_246_016;

/**
 * Answers the secret, which nobody can read again.
 * @throws Refusal 422 for an address where nothing may be sent, 409 where there are enough.
 */
export async function createWebhook(places: Places, input: z.output<typeof webhookInput>, caller: Account) {
  requireAddress(places, input.url);
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const deed = { noun, caller, action: 'create' as const, now: places.now() };
  const webhook = await createRow(places.database.db, deed, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${makingLock})`);
    const [counted] = await tx.select({ rows: count() }).from(webhooks);
    if ((counted?.rows ?? 0) >= most) throw new Refusal(409, 'webhooksMany');
    const row = { ...input, secret, accountId: caller.id, createdAt: deed.now, updatedAt: deed.now };
    const [made] = await tx.insert(webhooks).values(row).returning({ id: webhooks.id });
    return made?.id;
  });
  if (!webhook) throw new Error('The webhook was not stored.');
  return { secret, webhook };
}

type Change = Named & { seen: number | null; input: z.output<typeof webhookChange> };

/** @throws Refusal 422 for an address where nothing may be sent, 409 where somebody else has changed it since. */
export function updateWebhook(places: Places, { id, caller, seen, input }: Change): Promise<WebhookWire | null> {
  requireAddress(places, input.url);
  const { name, url, events } = input;
  const deed = { noun, id, seen, caller, action: 'update' as const, now: places.now() };
  return changeRow(places.database.db, deed, (tx) =>
    tx.update(webhooks).set({ name, url, events }).where(eq(webhooks.id, id)),
  );
}

/** What waits stays, and what happens meanwhile is told to nobody. */
export function pauseWebhook(places: Places, { id, caller }: Named): Promise<WebhookWire | null> {
  const deed = { noun, id, seen: null, caller, action: 'pause' as const, now: places.now() };
  return changeRow(places.database.db, deed, (tx) =>
    tx.update(webhooks).set({ paused: 'byHand' }).where(eq(webhooks.id, id)),
  );
}

/** What waited goes at once, and is tried for days again. */
export function resumeWebhook(places: Places, { id, caller }: Named): Promise<WebhookWire | null> {
  const deed = { noun, id, seen: null, caller, action: 'resume' as const, now: places.now() };
  return changeRow(places.database.db, deed, async (tx) => {
    await tx.update(webhooks).set({ paused: null }).where(eq(webhooks.id, id));
    const anew = { attempts: 0, nextAttemptAt: sql`now()`, triedSince: sql`now()` };
    const isWaiting = and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.state, 'waiting'));
    await tx.update(webhookDeliveries).set(anew).where(isWaiting);
  });
}

/** With all that was to be sent. False where there is none. */
export function removeWebhook({ database: { db }, now }: Places, { id, caller }: Named): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(webhooks).where(eq(webhooks.id, id)).returning();
    if (!gone) return false;
    const changes = { name: [gone.name, null] as [unknown, unknown], url: [gone.url, null] as [unknown, unknown] };
    const deed = { actor: caller, action: 'delete' as const, kind: noun.kind, objectId: String(id), changes };
    await writeAudit(tx, { ...deed, checked: null }, now());
    return true;
  });
}

/** Queues a message that says nothing; it is tried once. Answers its number, null without such a webhook. */
export async function testWebhook({ database: { db }, now }: Places, id: number): Promise<number | null> {
  const data = { kind: 'webhook' as const, ids: [id] };
  const message = JSON.stringify({ type: webhookTest, timestamp: now().toISOString(), data });
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into webhook_deliveries (webhook_id, message_id, message)
    select id, ${newMessageId()}, ${message}::jsonb from webhooks where id = ${id} for key share returning id`);
  return rows[0]?.id ?? null;
}

function requireAddress({ webhooksAnywhere }: Places, url: string): void {
  if (webhooksAnywhere) return;
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:') throw new Refusal(422, 'problem', { url: 'webhookAddress' });
  if (!isPublicHost(hostname)) throw new Refusal(422, 'problem', { url: 'webhookPrivate' });
}
