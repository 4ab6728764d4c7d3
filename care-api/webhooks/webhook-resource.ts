import { sql } from 'drizzle-orm';
import { iso } from '@/care-api/database/iso';
import { readByIds } from '@/care-api/database/read-by-ids';
import { accounts } from '@/care-api/database/schema/accounts';
import { webhookDeliveries, webhooks } from '@/care-api/database/schema/webhooks';
import { listOf } from '@/care-api/desk/list-of';
import type { Kept } from '@/care-api/desk/resource';
import type { StaffList } from '@/care-api/desk/staff-list';
import type { WebhookWire } from '@/lib/contract/webhook';

const waiting = sql<number>`(select count(*)::int from ${webhookDeliveries} d
  where d.webhook_id = ${webhooks}.id and d.state = 'waiting')`;
const owner = sql<string | null>`(select username from ${accounts} where ${accounts}.id = ${webhooks}.account_id)`;

const { id: webhookId, name, url, events, paused, version } = webhooks;
const columns = {
  webhookId,
  name,
  url,
  events,
  paused,
  version,
  waiting,
  owner,
  lastSentAt: iso(webhooks.lastSentAt),
  lastFailedAt: iso(webhooks.lastFailedAt),
  earlierUntil: iso(webhooks.earlierUntil),
  createdAt: iso(webhooks.createdAt),
  updatedAt: iso(webhooks.updatedAt),
};

export const webhookResource: Kept<WebhookWire, number> & { list: StaffList } = {
  kind: 'webhook',
  table: 'webhooks',
  read: (db, ids) => readByIds(db.select(columns).from(webhooks), webhooks.id, ids, ({ webhookId }) => webhookId),
  list: listOf('webhook', 'webhooks', {
    statuses: { all: sql`true`, on: sql`t.paused is null`, paused: sql`t.paused is not null` },
    text: sql`lower(t.name || ' ' || t.url)`,
    when: sql`t.created_at`,
  }),
};
