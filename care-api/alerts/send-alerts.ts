import { asc, inArray, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { listingAlerts, listingAlertsSent } from '@/care-api/database/schema/alerts';
import type { Writer } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { pageAddress } from '@/care-api/mail/our-words';
import { writeMail } from '@/care-api/mail/write-mail';
import { sharedDirectory } from '@/care-api/search/shared-directory';
import { emptyListingQuery, parseListingQuery } from '@/lib/contract/listing-query';
import type { Directory } from '@/lib/directory/directory';
import { listMatches } from '@/lib/directory/list-matches';
import { noteArrivals } from './arrivals';
import { newLink } from './links';
import { readNews, sayNews } from './news';

type Deps = Pick<Dependencies, 'database' | 'siteUrl' | 'onMailQueued'> & { isStopping?: () => boolean };
type Alert = typeof listingAlerts.$inferSelect;
type Found = { alert: Alert; ids: number[] };

const batchSize = 100;
/** The rest has its turn when the clock looks next. */
const mostBatches = 100;

const arrivalRow = z.object({ id: z.number(), number: z.number() });

/** Each listing once: by batches, each of which is done or not. */
export async function sendAlerts(deps: Deps, now: Date): Promise<void> {
  const { db } = deps.database;
  if ((await db.$count(listingAlerts, lte(listingAlerts.nextAt, now))) === 0) return;
  await db.transaction((tx) => noteArrivals(tx));
  const directory = await sharedDirectory(db)();
  const known = new Map<string, readonly number[]>();
  const matchesOf = (search: string) => {
    const matches = known.get(search) ?? matchesIn(directory, search);
    known.set(search, matches);
    return matches;
  };
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const looked = await db.transaction((tx) => sendBatch(tx, { matchesOf, siteUrl: deps.siteUrl, now }));
    if (looked.mails > 0) deps.onMailQueued();
    if (looked.alerts < batchSize || deps.isStopping?.()) return;
  }
}

function matchesIn(directory: Directory, search: string): number[] {
  return listMatches(directory, parseListingQuery(new URLSearchParams(search)) ?? emptyListingQuery);
}

type Batch = { matchesOf: (search: string) => readonly number[]; siteUrl: string; now: Date };

async function sendBatch(tx: Writer, { matchesOf, siteUrl, now }: Batch) {
  const alerts = await tx
    .select()
    .from(listingAlerts)
    .where(lte(listingAlerts.nextAt, now))
    .orderBy(asc(listingAlerts.nextAt), asc(listingAlerts.id))
    .limit(batchSize)
    .for('update', { skipLocked: true });
  if (alerts.length === 0) return { alerts: 0, mails: 0 };
  const found = await findNew(tx, alerts, matchesOf);
  const news = await readNews(tx, [...new Set(found.flatMap(({ ids }) => ids))]);
  const due = found
    .map(({ alert, ids }) => ({ alert, news: ids.flatMap((id) => news.get(id) ?? []) }))
    .filter((one) => one.news.length > 0);
  for (const { alert, news } of due) {
    const { email: to, language, asked, search } = alert;
    const list = sayNews(news, siteUrl, language);
    const link = pageAddress(siteUrl, search ? `/listing?${search}` : '/listing', language);
    const unsubscribe = await newLink(tx, alert, { siteUrl, now });
    const values = { count: String(news.length), asked, list, link, unsubscribe };
    await writeMail(tx, 'alertFound', { to, language, values });
  }
  await noteSent(
    tx,
    due.flatMap(({ alert, news }) => news.map(({ id }) => ({ alert: alert.id, listing: id }))),
  );
  await lookLater(
    tx,
    alerts.map(({ id }) => id),
    now,
  );
  return { alerts: alerts.length, mails: due.length };
}

/** What came after each was asked for, fits it, and was not mailed for it; the newest first. */
async function findNew(tx: Writer, alerts: Alert[], matchesOf: Batch['matchesOf']): Promise<Found[]> {
  const first = Math.min(...alerts.map(({ since }) => since));
  const arrivals = await readRows(
    tx,
    arrivalRow,
    sql`select listing_id as id, number from listing_arrivals where number > ${first} order by number desc`,
  );
  if (arrivals.length === 0) return [];
  const ids = alerts.map(({ id }) => id);
  const sent = await tx.select().from(listingAlertsSent).where(inArray(listingAlertsSent.alertId, ids));
  const isSent = new Set(sent.map(({ alertId, listingId }) => `${alertId} ${listingId}`));
  return alerts.flatMap((alert) => {
    const unseen = arrivals.filter(({ id, number }) => number > alert.since && !isSent.has(`${alert.id} ${id}`));
    if (unseen.length === 0) return [];
    const matches = new Set(matchesOf(alert.search));
    return [{ alert, ids: unseen.flatMap(({ id }) => (matches.has(id) ? [id] : [])) }];
  });
}

async function noteSent(tx: Writer, sent: { alert: number; listing: number }[]): Promise<void> {
  if (sent.length === 0) return;
  await tx.execute(sql`
    insert into listing_alerts_sent (alert_id, listing_id)
    select alert, listing from json_to_recordset(${JSON.stringify(sent)}::json) as s(alert int, listing int)`);
}

/** A little sooner than a day or a week from now: the clock looks at its own times. */
async function lookLater(tx: Writer, ids: number[], now: Date): Promise<void> {
  const wait = sql`case ${listingAlerts.pace} when 'atOnce' then interval '1 minute'
    when 'daily' then interval '1 day - 10 minutes' else interval '7 days - 10 minutes' end`;
  await tx
    .update(listingAlerts)
    .set({ nextAt: sql`${now.toISOString()}::timestamptz + ${wait}` })
    .where(inArray(listingAlerts.id, ids));
}
