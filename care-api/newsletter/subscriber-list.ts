import { eq, type SQL, sql } from 'drizzle-orm';
import { readByIds } from '@/care-api/database/read-by-ids';
import { newsletterSubscribers } from '@/care-api/database/schema/newsletter';
import { noteChange } from '@/care-api/desk/change-row';
import { listOf } from '@/care-api/desk/list-of';
import type { OwnTable } from '@/care-api/desk/tables';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import type { SubscriberWire } from '@/lib/contract/subscriber';

const isConfirmed = sql`cardinality(t.confirmed) > 0`;

export const subscriberList = listOf('subscriber', 'newsletter_subscribers', {
  statuses: { confirmed: isConfirmed, waiting: sql`not (${isConfirmed})`, all: sql`true` },
  text: sql`lower(t.email)`,
  when: sql`t.created_at`,
  filters: { topic: (topic) => sql`${topic} = any(t.asked)` },
});

export async function readSubscribers(db: Pick<Db, 'select'>, ids: readonly number[]): Promise<SubscriberWire[]> {
  const rows = await readByIds(db.select().from(newsletterSubscribers), newsletterSubscribers.id, ids, ({ id }) => id);
  return rows.map(({ id, email, asked, confirmed, mailedAt, createdAt }) => ({
    subscriberId: id,
    email,
    confirmed,
    state: confirmed.length > 0 ? ('confirmed' as const) : ('waiting' as const),
    asked: asked.filter((topic) => !confirmed.includes(topic)),
    mailedAt: mailedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }));
}

export const subscriberResource: OwnTable & { title: SQL } = {
  kind: 'subscriber',
  title: sql`t.email`,
  list: subscriberList,
  csv: { read: (db, ids) => readSubscribers(db, ids.map(Number)) },
};

/** Forgets an address for good; the audit says that one went, not which. False where there is none. */
export function removeSubscriber(db: Db, { id, caller, now }: { id: number; caller: Account; now: Date }) {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(newsletterSubscribers)
      .where(eq(newsletterSubscribers.id, id))
      .returning({ id: newsletterSubscribers.id });
    if (gone.length === 0) return false;
    await noteChange(tx, { kind: 'subscriber', id, caller, action: 'delete', now }, {}, {});
    return true;
  });
}
