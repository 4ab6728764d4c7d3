import { inArray, sql } from 'drizzle-orm';
import { inOrder } from '@/care-api/database/in-order';
import { accounts } from '@/care-api/database/schema/accounts';
import { webhookDeliveries, webhooks } from '@/care-api/database/schema/webhooks';
import type { Kept } from '@/care-api/desk/noun';
import type { StaffList } from '@/care-api/desk/staff-list';
import type { WebhookWire } from '@/lib/contract/webhook';

const waiting = sql<number>`(select count(*)::int from ${webhookDeliveries} d
  where d.webhook_id = ${webhooks}.id and d.state = 'waiting')`;
const owner = sql<string | null>`(select username from ${accounts} where ${accounts}.id = ${webhooks}.account_id)`;

export const webhookNoun: Kept<WebhookWire, number> & { list: StaffList } = {
  kind: 'webhook',
  table: 'webhooks',
  hasTrash: false,
  async read(db, ids) {
    const { id, name, url, events, paused, version, ...moments } = webhooks;
    const { lastSentAt, lastFailedAt, earlierUntil, createdAt, updatedAt } = moments;
    const told = { lastSentAt, lastFailedAt, earlierUntil, createdAt, updatedAt };
    const columns = { id, name, url, events, paused, version, ...told };
    const rows = await db
      .select({ ...columns, waiting, owner })
      .from(webhooks)
      .where(inArray(id, [...ids]));
    return inOrder(ids, rows, (row) => row.id).map(({ id: webhookId, ...row }) => ({
      ...row,
      webhookId,
      lastSentAt: row.lastSentAt?.toISOString() ?? null,
      lastFailedAt: row.lastFailedAt?.toISOString() ?? null,
      earlierUntil: row.earlierUntil?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }));
  },
  list: {
    from: sql`webhooks t`,
    id: sql`t.id`,
    idType: 'integer',
    sorts: {
      created: { by: sql`t.created_at`, type: 'timestamptz' },
      name: { by: sql`lower(t.name)`, type: 'text' },
    },
    statuses: { all: sql`true`, on: sql`t.paused is null`, paused: sql`t.paused is not null` },
    text: sql`lower(t.name || ' ' || t.url)`,
    when: sql`t.created_at`,
  },
};
