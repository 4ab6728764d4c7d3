import { and, count, eq, isNotNull, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { isSameText } from '@/care-api/database/same-text';
import { listingAlertLinks, listingAlerts } from '@/care-api/database/schema/alerts';
import type { Writer } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { hashSecretToken } from '@/care-api/kernel/secret-token';
import { type Alert, type AlertPace, type alertChange, type alertPause, mostAlerts } from '@/lib/contract/alert';
import { noteArrivals } from './arrivals';
import { linkDays } from './links';

type Deps = Pick<Dependencies, 'database' | 'now'>;
type EndDeps = Deps & Pick<Dependencies, 'onAlertsEnded'>;
type Row = typeof listingAlerts.$inferSelect;

/** Days that one goes on without a word from its owner. */
const alertDays = 182;
/** Days until it is looked at again, at most. */
const paceDays: Readonly<Record<AlertPace, number>> = { atOnce: 1, daily: 1, weekly: 7 };

const inDays = (from: Date, days: number) => new Date(from.getTime() + days * 86_400_000);
const isPaused = ({ nextAt, pace }: Row, now: Date) => nextAt !== null && nextAt > inDays(now, paceDays[pace]);

export async function readAlert({ database, now }: Deps, token: string): Promise<Alert> {
  const moment = now();
  const alert = await findAlert(database.db, token, moment);
  const { search, asked, pace, confirmedAt } = alert;
  const pausedUntil = isPaused(alert, moment) ? (alert.nextAt?.toISOString() ?? null) : null;
  return { search, asked, pace, isConfirmed: confirmedAt !== null, pausedUntil };
}

/** For six months from now; done twice, it is as done once. @throws Refusal 422 for a bad token or one too many. */
export async function changeAlert(
  { database, now }: Deps,
  { token, pace }: z.output<typeof alertChange>,
): Promise<void> {
  const moment = now();
  await database.db.transaction(async (tx) => {
    // As in `askForAlert`: one at a time, so that two cannot both be the fifth.
    await noteArrivals(tx);
    const alert = await findAlert(tx, token, moment);
    if (!alert.confirmedAt) await requireRoom(tx, alert);
    const isSooner = !alert.nextAt || (alert.pace !== pace && !isPaused(alert, moment));
    await tx
      .update(listingAlerts)
      .set({
        pace,
        endsAt: inDays(moment, alertDays),
        askedAt: null,
        confirmedAt: alert.confirmedAt ?? moment,
        nextAt: isSooner ? moment : alert.nextAt,
      })
      .where(eq(listingAlerts.id, alert.id));
  });
}

/** What comes meanwhile stays new, and is mailed once then. @throws Refusal 422 for a token unknown or unconfirmed. */
export async function pauseAlert(
  { database, now }: Deps,
  { token, weeks }: z.output<typeof alertPause>,
): Promise<void> {
  const moment = now();
  const { id, confirmedAt } = await findAlert(database.db, token, moment);
  if (!confirmedAt) throw new Refusal(422, 'newsletterLinkUnknown');
  await database.db
    .update(listingAlerts)
    .set({ nextAt: inDays(moment, weeks * 7), endsAt: inDays(moment, alertDays), askedAt: null })
    .where(eq(listingAlerts.id, id));
}

/** @throws Refusal 422 for a token that is unknown. */
export async function endAlert({ database, now, onAlertsEnded }: EndDeps, token: string): Promise<void> {
  const { id } = await findAlert(database.db, token, now());
  const gone = await database.db
    .delete(listingAlerts)
    .where(eq(listingAlerts.id, id))
    .returning({ id: listingAlerts.id });
  onAlertsEnded?.('owner', gone.length);
}

async function findAlert(db: Pick<Writer, 'select'>, token: string, now: Date): Promise<Row> {
  const [found] = await db
    .select({ alert: listingAlerts })
    .from(listingAlertLinks)
    .innerJoin(listingAlerts, eq(listingAlerts.id, listingAlertLinks.alertId))
    .where(eq(listingAlertLinks.tokenHash, hashSecretToken(token)));
  const oldest = now.getTime() - linkDays * 86_400_000;
  if (!found || (!found.alert.confirmedAt && found.alert.mailedAt.getTime() < oldest))
    throw new Refusal(422, 'newsletterLinkUnknown');
  return found.alert;
}

async function requireRoom(tx: Writer, { id, email }: Row): Promise<void> {
  const isOther = and(isSameText(listingAlerts.email, email), ne(listingAlerts.id, id));
  const isConfirmed = isNotNull(listingAlerts.confirmedAt);
  const [others] = await tx.select({ alerts: count() }).from(listingAlerts).where(and(isOther, isConfirmed));
  if ((others?.alerts ?? 0) >= mostAlerts) throw new Refusal(422, 'alertsTooMany');
}
