import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Context as ContextOf } from '@/care-api/cases/add-event';
import { refuse, requireText, withOwner } from '@/care-api/cases/deeds';
import { applicationEvents } from '@/care-api/database/schema/applications';
import { mails } from '@/care-api/database/schema/settings';
import type { Writer } from '@/care-api/kernel/db';
import { wordsThatStand } from '@/care-api/mail/last-word';
import { ourWords, pageAddress } from '@/care-api/mail/our-words';
import { queueMail } from '@/care-api/mail/queue-mail';
import { stopWaiting } from '@/care-api/mail/stop-waiting';
import type { ApplicationWire } from '@/lib/contract/application';
import type { ApplicationEventInput } from '@/lib/contract/application-event';
import { fillVariables } from '@/lib/contract/variables';
import type { ApplicationRow } from './application-row';
import { leavingAt } from './tell-sender';

type Context = ContextOf<ApplicationRow, ApplicationEventInput>;

/** Writes to whoever applied, by a mail that leaves after ten minutes. @throws Refusal 422 */
export async function sendMessage(context: Context) {
  const { tx, row, sent, now, siteUrl } = context;
  const [subject, words] = [requireText(sent, 'subject'), requireText(sent, 'text')];
  if (row.email === '') throw refuse('text', 'emailRequired');
  const { id: submissionId, email: to, language } = row;
  const text = withAnswerHere(words, row, siteUrl);
  const mailId = await queueMail(tx, { to, subject, text, language, submissionId }, leavingAt(now));
  const set = { ...withOwner(context), lastWordAt: now, repliedAt: null };
  return { detail: subject, words, ...(mailId !== null && { mailId }), isMailed: true as const, set };
}

/** Not everybody's answer by mail reaches a mailbox that somebody reads. */
export function withAnswerHere(words: string, { language }: Pick<ApplicationRow, 'language'>, siteUrl: string): string {
  const link = pageAddress(siteUrl, '/usersdashboard', language);
  return `${words}\n\n${fillVariables(ourWords(language).words.answerHere, { link })}\n`;
}

/** Takes back one that has not left. @throws Refusal 422 */
export async function stopMessage(context: Context) {
  const { tx, row, sent, now } = context;
  const isOf = and(eq(applicationEvents.submissionId, row.id), eq(applicationEvents.action, 'mailed'));
  const isIt = and(isOf, eq(applicationEvents.id, sent.message ?? 0));
  const [message] = await tx.select().from(applicationEvents).where(isIt);
  if (!message?.mailId || !(await stopWaiting(tx, message.mailId, now))) throw refuse('message', 'mailNotWaiting');
  await tx.update(applicationEvents).set({ action: 'unsent' }).where(eq(applicationEvents.id, message.id));
  return { detail: message.detail, set: { ...withOwner(context), ...wordsThatStand(row.id) } };
}

/** Messages that can be taken back still. */
export async function listLeaving(db: Pick<Writer, 'select'>, submissionId: number) {
  const { action } = applicationEvents;
  const isOf = and(eq(applicationEvents.submissionId, submissionId), eq(action, 'mailed'));
  const rows = await db
    .select({ message: applicationEvents.id, subject: mails.subject, leavesAt: mails.nextAttemptAt })
    .from(applicationEvents)
    .innerJoin(mails, eq(mails.id, applicationEvents.mailId))
    .where(and(isOf, eq(mails.state, 'waiting')))
    .orderBy(applicationEvents.id);
  return rows.map(({ leavesAt, ...row }) => ({ ...row, leavesAt: leavesAt.toISOString() }));
}

type Own = ApplicationWire & { id: number };

/** What an account has sent, with what was written about it from one side to the other; what has not left nobody has. */
export async function withMessages(db: Pick<Writer, 'select'>, applications: readonly Own[]): Promise<Own[]> {
  const { id, submissionId, action, detail: subject, words, createdAt: at, mailId } = applicationEvents;
  const isTheirs = inArray(
    submissionId,
    applications.map((one) => one.id),
  );
  const hasLeft = or(
    eq(action, 'replied'),
    and(eq(action, 'mailed'), ne(words, ''), or(isNull(mails.id), inArray(mails.state, ['sent', 'failed']))),
  );
  const rows =
    applications.length === 0
      ? []
      : await db
          .select({ submissionId, action, subject, words, at })
          .from(applicationEvents)
          .leftJoin(mails, eq(mails.id, mailId))
          .where(and(isTheirs, hasLeft))
          .orderBy(id);
  return applications.map((application) => {
    const messages = rows.filter((row) => row.submissionId === application.id);
    const told = messages.map((one) => ({
      ...{ at: one.at.toISOString(), isOwn: one.action === 'replied', subject: one.subject, words: one.words },
    }));
    return told.length > 0 ? { ...application, messages: told } : application;
  });
}
