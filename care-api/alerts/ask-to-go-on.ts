import { and, asc, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { listingAlerts } from '@/care-api/database/schema/alerts';
import type { Writer } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { sayDay } from '@/care-api/mail/moments';
import { writeMail } from '@/care-api/mail/write-mail';
import { newLink } from './links';

type Deps = Pick<Dependencies, 'database' | 'siteUrl' | 'onMailQueued' | 'onAlertsEnded'>;

const batchSize = 100;
const mostBatches = 100;
/** Milliseconds between the question and the end. */
const notice = 14 * 86_400_000;

/** A fortnight before it stops by itself; forgets those who have not said so. */
export async function askToGoOn(
  { database: { db }, siteUrl, onMailQueued, onAlertsEnded }: Deps,
  now: Date,
): Promise<void> {
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const asked = await db.transaction((tx) => askBatch(tx, siteUrl, now));
    if (asked > 0) onMailQueued();
    if (asked < batchSize) break;
  }
  // Whoever was not asked yet does not stop.
  const isOver = and(lte(listingAlerts.endsAt, now), isNotNull(listingAlerts.askedAt));
  const gone = await db.delete(listingAlerts).where(isOver).returning({ id: listingAlerts.id });
  onAlertsEnded?.('silence', gone.length);
}

async function askBatch(tx: Writer, siteUrl: string, now: Date): Promise<number> {
  const soon = new Date(now.getTime() + notice);
  const alerts = await tx
    .select()
    .from(listingAlerts)
    .where(and(lte(listingAlerts.endsAt, soon), isNull(listingAlerts.askedAt)))
    .orderBy(asc(listingAlerts.id))
    .limit(batchSize)
    .for('update', { skipLocked: true });
  for (const alert of alerts) {
    const { email: to, language, asked } = alert;
    const link = await newLink(tx, alert, { siteUrl, now });
    await writeMail(tx, 'alertEnding', { to, language, values: { asked, day: sayDay(soon, language), link } });
  }
  if (alerts.length > 0) {
    const ids = alerts.map(({ id }) => id);
    await tx.update(listingAlerts).set({ askedAt: now, endsAt: soon }).where(sql`${listingAlerts.id} in ${ids}`);
  }
  return alerts.length;
}
