import { randomBytes } from 'node:crypto';
import { and, count, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { idRow, readRows } from '@/care-api/database/read-rows';
import { webhookDeliveries, webhooks } from '@/care-api/database/schema/webhooks';
import { changeRow, createRow, noteChange, refuseChange } from '@/care-api/desk/change-row';
import { newMessageId } from '@/care-api/desk/queue-event';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { isPublicHost } from '@/care-api/kernel/public-address';
import { Refusal } from '@/care-api/kernel/refusal';
import {
  earlierSecretHours,
  type WebhookWire,
  type webhookChange,
  type webhookInput,
  webhookTest,
} from '@/lib/contract/webhook';
import { afresh } from './deliveries';
import { webhookResource as resource } from './webhook-resource';

type Deps = Pick<Dependencies, 'database' | 'now' | 'webhooksAnywhere'>;
type Named = { id: number; caller: Account };
type Seen = { seen: number | null };

/** Each message goes to all of them. */
const most = 20;
/** Any number: one is made at a time, so that they are counted rightly. */
const makingLock = 7_246_016;

/** Answers the secret, which nobody can read again. @throws Refusal 422 for a bad address, 409 for too many. */
export async function createWebhook(deps: Deps, input: z.output<typeof webhookInput>, caller: Account) {
  requireAddress(deps, input.url);
  const secret = newSecret();
  const deed = { resource, caller, action: 'create' as const, now: deps.now() };
  const webhook = await createRow(deps.database.db, deed, async (tx) => {
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

type Change = Named & Seen & { input: z.output<typeof webhookChange> };

export function updateWebhook(deps: Deps, { id, caller, seen, input }: Change): Promise<WebhookWire | null> {
  requireAddress(deps, input.url);
  const { name, url, events } = input;
  const deed = { resource, id, seen, caller, action: 'update' as const, now: deps.now() };
  return changeRow(deps.database.db, deed, (tx) =>
    tx.update(webhooks).set({ name, url, events }).where(eq(webhooks.id, id)),
  );
}

/** Answers the new secret, which nobody can read again. Of two in a row, the first is good for nothing at once. */
export async function replaceSecret(deps: Deps, { id, caller }: Named) {
  const secret = newSecret();
  const now = deps.now();
  const earlierUntil = new Date(now.getTime() + earlierSecretHours * 3_600_000);
  const deed = { resource, id, caller, action: 'update' as const, now };
  const webhook = await changeRow(deps.database.db, deed, (tx) =>
    tx.update(webhooks).set({ secret, earlierSecret: webhooks.secret, earlierUntil }).where(eq(webhooks.id, id)),
  );
  return webhook && { secret, webhook };
}

function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** What waits stays, and what happens meanwhile is told to nobody. */
export function pauseWebhook(deps: Deps, { id, caller }: Named): Promise<WebhookWire | null> {
  const deed = { resource, id, caller, action: 'pause' as const, now: deps.now() };
  return changeRow(deps.database.db, deed, (tx) =>
    tx.update(webhooks).set({ paused: 'byHand' }).where(eq(webhooks.id, id)),
  );
}

/** What waited goes at once, and is tried for days again. */
export function resumeWebhook(deps: Deps, { id, caller }: Named): Promise<WebhookWire | null> {
  const deed = { resource, id, caller, action: 'resume' as const, now: deps.now() };
  return changeRow(deps.database.db, deed, async (tx) => {
    await tx.update(webhooks).set({ paused: null }).where(eq(webhooks.id, id));
    const isWaiting = and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.state, 'waiting'));
    await tx.update(webhookDeliveries).set(afresh).where(isWaiting);
  });
}

/** False where there is none. @throws Refusal 409 where somebody has changed it since. */
export function removeWebhook({ database: { db }, now }: Deps, { id, caller, seen }: Named & Seen): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update');
    const [standing] = await resource.read(tx, [id]);
    if (standing && seen !== null && standing.version !== seen)
      throw await refuseChange(tx, resource.kind, id, standing);
    const [gone] = await tx.delete(webhooks).where(eq(webhooks.id, id)).returning();
    if (!gone) return false;
    const deed = { kind: resource.kind, id, caller, action: 'delete', now: now(), checked: seen !== null } as const;
    await noteChange(tx, deed, { name: gone.name, url: gone.url }, {});
    return true;
  });
}

/** Queues a message that says nothing; it is tried once. Answers its number, null without such a webhook. */
export function testWebhook({ database: { db }, now }: Deps, { id, caller }: Named): Promise<number | null> {
  const data = { kind: 'webhook' as const, ids: [id] };
  const message = JSON.stringify({ type: webhookTest, timestamp: now().toISOString(), data });
  return db.transaction(async (tx) => {
    const [made] = await readRows(
      tx,
      idRow,
      sql`
      insert into webhook_deliveries (webhook_id, message_id, message)
      select id, ${newMessageId()}, ${message}::jsonb from webhooks where id = ${id} for key share returning id`,
    );
    if (!made) return null;
    await noteChange(
      tx,
      { kind: 'delivery', id: made.id, caller, action: 'create', now: now() },
      {},
      { type: webhookTest },
    );
    return made.id;
  });
}

function requireAddress({ webhooksAnywhere }: Deps, url: string): void {
  if (webhooksAnywhere) return;
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:') throw new Refusal(422, 'problem', { url: 'webhookAddress' });
  if (!isPublicHost(hostname)) throw new Refusal(422, 'problem', { url: 'webhookPrivate' });
}
