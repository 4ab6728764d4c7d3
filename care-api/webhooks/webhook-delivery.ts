import { and, eq, isNull, sql } from 'drizzle-orm';
import { webhookDeliveries as deliveries, webhooks } from '@/care-api/database/schema/webhooks';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import type { DueWork } from '@/care-api/kernel/due-work';
import { type Next, startQueue } from '@/care-api/kernel/queue';
import { reasonOf } from '@/care-api/kernel/reason-of';
import { ourWords, pageAddress } from '@/care-api/mail/our-words';
import { writeTheirs } from '@/care-api/mail/write-theirs';
import { listStaff } from '@/care-api/settings/list-staff';
import { fillVariables } from '@/lib/contract/variables';
import { type webhookPauses, webhookTest } from '@/lib/contract/webhook';
import { postMessage } from './post-message';

type Options = Pick<Dependencies, 'log' | 'now' | 'siteUrl' | 'onMailQueued' | 'webhooksAnywhere'> & {
  db: Db;
  waits?: readonly number[];
};

type Webhook = typeof webhooks.$inferSelect;
type Item = typeof deliveries.$inferSelect & { webhook: Webhook };
type Tried = { state: Next['state']; status: number | null; said: string };

/** A test goes also where nothing else does. */
const mayGo = sql`(t.message ->> 'type' = ${webhookTest}
  or exists (select from webhooks w where w.id = t.webhook_id and w.paused is null))`;

export function startWebhooks(options: Options): DueWork {
  return startQueue(
    {
      table: { name: 'webhook_deliveries', mayGo, lane: sql`t.webhook_id` },
      atOnce: 8,
      trouble: 'webhooks cannot be sent',
      read: readItem,
      laneOf: ({ webhookId }) => webhookId,
      send: (item) => send(item, options),
      settle: (item, tried, next) => settle(item, tried, next, options),
    },
    options,
  );
}

async function readItem(db: Db, id: number): Promise<Item | null> {
  const [row] = await db
    .select({ delivery: deliveries, webhook: webhooks })
    .from(deliveries)
    .innerJoin(webhooks, eq(webhooks.id, deliveries.webhookId))
    .where(eq(deliveries.id, id));
  return row ? { ...row.delivery, webhook: row.webhook } : null;
}

async function send(item: Item, { log, now, webhooksAnywhere: anywhere = false }: Options): Promise<Tried> {
  const { webhook, message, messageId } = item;
  const posting = { url: webhook.url, secrets: secretsOf(webhook, now()), messageId, body: JSON.stringify(message) };
  const { status, said } = await postMessage({ ...posting, anywhere, now: now() }).catch((error: unknown) => ({
    status: null,
    said: toWords(error),
  }));
  if (status !== null && status >= 200 && status < 300) return { state: 'sent', status, said };
  log({ level: 'warn', message: 'webhook not sent', delivery: item.id, attempts: item.attempts, status });
  return { state: status === 410 || isTest(item) ? 'failed' : 'waiting', status, said };
}

async function settle(item: Item, { status, said }: Tried, next: Next, options: Options): Promise<void> {
  const { db, now } = options;
  const moment = next.state === 'sent' ? { lastSentAt: now() } : { lastFailedAt: now() };
  const isTold = await db.transaction(async (tx) => {
    await tx
      .update(webhooks)
      .set({ ...moment, updatedAt: sql`${webhooks.updatedAt}` })
      .where(eq(webhooks.id, item.webhookId));
    // What somebody has sent again meanwhile waits on.
    const isStill = and(eq(deliveries.attempts, item.attempts), eq(deliveries.state, 'waiting'));
    await tx
      .update(deliveries)
      .set({ ...next, status, said })
      .where(and(eq(deliveries.id, item.id), isStill));
    if (next.state !== 'failed' || isTest(item)) return false;
    return pause(tx, item.webhook, status === 410 ? 'gone' : 'gaveUp', options.siteUrl);
  });
  if (isTold) options.onMailQueued();
}

/** Tells the admins; false where it is paused already. */
async function pause(
  tx: Writer,
  { id, name }: Webhook,
  paused: (typeof webhookPauses)[number],
  siteUrl: string,
): Promise<boolean> {
  const stopped = await tx
    .update(webhooks)
    .set({ paused, version: sql`${webhooks.version} + 1` })
    .where(and(eq(webhooks.id, id), isNull(webhooks.paused)))
    .returning();
  if (stopped.length === 0) return false;
  const values = (language: string) => {
    const link = pageAddress(siteUrl, `/adminPanel/webhooks/${id}`, language);
    return { count: '1', list: fillVariables(ourWords(language).words.webhook, { name, link }) };
  };
  for (const { email, isAdmin } of await listStaff(tx)) {
    if (isAdmin) await writeTheirs(tx, 'workWaiting', { to: email, values });
  }
  return true;
}

function isTest({ message }: Item): boolean {
  return message.type === webhookTest;
}

function secretsOf({ secret, earlierSecret, earlierUntil }: Webhook, now: Date): string[] {
  return earlierSecret && earlierUntil && earlierUntil > now ? [secret, earlierSecret] : [secret];
}

/** Why nobody answered, for whoever set it up: a code of the network, or words of ours. */
function toWords(error: unknown): string {
  const { code, message: words } = reasonOf(error);
  return (code && !words.includes(code) ? `${code} ${words}` : words || code).slice(0, 300);
}
