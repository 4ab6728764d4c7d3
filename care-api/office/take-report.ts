import { and, desc, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import { isSameText } from '@/care-api/database/same-text';
import { listingAlerts } from '@/care-api/database/schema/alerts';
import { newsletterSubscribers } from '@/care-api/database/schema/newsletter';
import { mails } from '@/care-api/database/schema/settings';
import { noteChange } from '@/care-api/desk/change-row';
import type { Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import type { Mail } from '@/care-api/mail/mail-transport';
import { ofMessage } from '@/care-api/mail/of-message';
import type { MailReportAnswer, mailReportInput } from '@/lib/contract/mail-report';
import { type MailReport, readReport } from './read-report';

/** How long after it was sent the last mail to an address may be what a mail service tells of. */
const mostDays = 14;

/** A bounced or complaining address gets no newsletter and no alerts any longer. @throws Refusal 422 for no report. */
export async function takeReport(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  sent: z.output<typeof mailReportInput>,
  caller: Account,
): Promise<MailReportAnswer> {
  const report = sent.report === undefined ? toReport(sent) : await readReport(sent.report);
  if (!report) throw new Refusal(422, 'mailReportUnreadable');
  const { kind, said } = report;
  if (kind === 'delay') return { kind, mailId: null, isUnsubscribed: false };
  return database.db.transaction(async (tx) => {
    const mail = await findMail(tx, report, now());
    // Anybody may write to the mailbox of reports, and name whom they like.
    const email = mail?.to ?? (report.messageId === null ? report.email : null);
    const isForGood = kind === 'complaint' || said.startsWith('5');
    const isUnsubscribed = isForGood && email !== null && (await unsubscribe(tx, email, { caller, now: now() }));
    if (mail?.state === 'sent') await note(tx, mail.id, { action: kind, said, caller, now: now() });
    return { kind, mailId: mail?.id ?? null, isUnsubscribed };
  });
}

function toReport({ email, kind = 'bounce', said = '' }: z.output<typeof mailReportInput>): MailReport | null {
  if (!email) return null;
  // What a mail service tells by itself is for good: it tries the rest further.
  const reason = kind === 'complaint' || said.startsWith('5') ? said : `5.0.0 ${said}`.trim();
  return { kind, email, messageId: null, said: reason };
}

/** By the id that our mails bear. What a mail service tells is about the last one that was sent to the address. */
async function findMail(tx: Writer, { messageId, email }: MailReport, now: Date): Promise<Mail | null> {
  if (messageId !== null) {
    const isIt = ofMessage(messageId);
    if (!isIt) return null;
    const [named] = await tx.select().from(mails).where(isIt).for('update');
    return named ?? null;
  }
  const since = new Date(now.getTime() - mostDays * 86_400_000);
  const isTheirs = and(eq(mails.state, 'sent'), isSameText(mails.to, email), gt(mails.finishedAt, since));
  const [last] = await tx.select().from(mails).where(isTheirs).orderBy(desc(mails.id)).limit(1).for('update');
  return last ?? null;
}

type Deed = { caller: Account; now: Date };

async function note(
  tx: Writer,
  id: number,
  { said, ...deed }: Deed & { action: 'bounce' | 'complaint'; said: string },
): Promise<void> {
  const state = deed.action === 'bounce' ? ('failed' as const) : ('sent' as const);
  await tx
    .update(mails)
    .set({ state, said: said.slice(0, 500) })
    .where(eq(mails.id, id));
  await noteChange(tx, { kind: 'mail', id, ...deed }, { state: 'sent' }, { state });
}

async function unsubscribe(tx: Writer, email: string, deed: Deed): Promise<boolean> {
  const gone = await tx
    .delete(newsletterSubscribers)
    .where(isSameText(newsletterSubscribers.email, email))
    .returning({ id: newsletterSubscribers.id });
  const alerts = await tx
    .delete(listingAlerts)
    .where(isSameText(listingAlerts.email, email))
    .returning({ id: listingAlerts.id });
  for (const { id } of gone) await noteChange(tx, { kind: 'subscriber', id, ...deed, action: 'delete' }, {}, {});
  for (const { id } of alerts) await noteChange(tx, { kind: 'alert', id, ...deed, action: 'delete' }, {}, {});
  return gone.length + alerts.length > 0;
}
