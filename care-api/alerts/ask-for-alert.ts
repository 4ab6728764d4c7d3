import { and, asc, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { isSameText } from '@/care-api/database/same-text';
import { listingAlertLinks, listingAlerts } from '@/care-api/database/schema/alerts';
import type { Writer } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { mailsAnHour } from '@/care-api/mail/may-mail';
import { writeMail } from '@/care-api/mail/write-mail';
import { type alertInput, mostAlerts } from '@/lib/contract/alert';
import { noteArrivals } from './arrivals';
import { linkDays, newLink } from './links';

const hour = 3_600_000;
/** Milliseconds between two mails about the same question: sooner for who waits for the link to confirm it. */
const pauses = { waiting: 600_000, confirmed: hour };

/** Mails whoever has it already a link to change it. The mail says nothing that was typed. */
export async function askForAlert(
  deps: Dependencies,
  asked: z.output<typeof alertInput>,
  language: string,
): Promise<void> {
  const now = deps.now();
  await forgetUnconfirmedAlerts(deps);
  const isQueued = await deps.database.db.transaction(async (tx) => {
    // One at a time for all addresses, which makes the counts below true.
    const since = await noteArrivals(tx);
    const alert = await keep(tx, { ...asked, language, since }, now);
    if (!alert) return false;
    const link = await newLink(tx, alert, { siteUrl: deps.siteUrl, now });
    // To the address as it was first typed: letters of another case may be somebody else's.
    await writeMail(tx, 'confirmAlert', { to: alert.email, language: alert.language, values: { link } });
    return true;
  });
  if (isQueued) deps.onMailQueued();
}

type Kept = z.output<typeof alertInput> & { language: string; since: number };

async function keep(tx: Writer, asked: Kept, now: Date) {
  const isTheirs = isSameText(listingAlerts.email, asked.email);
  const isThis = and(isTheirs, eq(listingAlerts.search, asked.search));
  const [known] = await tx.select().from(listingAlerts).where(isThis).for('update');
  const pause = known?.confirmedAt ? pauses.confirmed : pauses.waiting;
  if (known && now.getTime() - known.mailedAt.getTime() < pause) return null;
  if ((await countMails(tx, isTheirs, new Date(now.getTime() - hour))) >= mailsAnHour) return null;
  if (known) {
    const { pace, language, asked: words } = known.confirmedAt ? known : asked;
    const changed = { mailedAt: now, pace, language, asked: words };
    await tx.update(listingAlerts).set(changed).where(eq(listingAlerts.id, known.id));
    return { ...known, language };
  }
  await makeRoom(tx, isTheirs);
  const [made] = await tx
    .insert(listingAlerts)
    .values({ ...asked, mailedAt: now, createdAt: now })
    .returning();
  return made ?? null;
}

/** One that waits has a link for each of its mails; the links of others came with their news, which were asked for. */
async function countMails(tx: Writer, isTheirs: ReturnType<typeof isSameText>, since: Date): Promise<number> {
  const isRecent = gt(listingAlerts.mailedAt, since);
  const isOfMail = and(eq(listingAlertLinks.alertId, listingAlerts.id), gt(listingAlertLinks.createdAt, since));
  const [found] = await tx
    .select({ mails: count() })
    .from(listingAlerts)
    .leftJoin(listingAlertLinks, and(isNull(listingAlerts.confirmedAt), isOfMail))
    .where(and(isTheirs, isRecent));
  return found?.mails ?? 0;
}

/** Of those that nobody confirmed, the one mailed longest ago makes room: a stranger who types an address shuts nobody out. */
async function makeRoom(tx: Writer, isTheirs: ReturnType<typeof isSameText>): Promise<void> {
  const waiting = await tx
    .select({ id: listingAlerts.id })
    .from(listingAlerts)
    .where(and(isTheirs, isNull(listingAlerts.confirmedAt)))
    .orderBy(asc(listingAlerts.mailedAt), asc(listingAlerts.id));
  const [oldest] = waiting;
  if (oldest && waiting.length >= mostAlerts) await tx.delete(listingAlerts).where(eq(listingAlerts.id, oldest.id));
}

/** Addresses nobody confirmed are kept no longer than their links are good. */
export async function forgetUnconfirmedAlerts({
  database,
  now,
}: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  const before = sql`${new Date(now().getTime() - linkDays * 86_400_000).toISOString()}::timestamptz`;
  const isOld = and(isNull(listingAlerts.confirmedAt), lt(listingAlerts.mailedAt, before));
  await database.db.delete(listingAlerts).where(isOld);
}
