import { and, eq, or } from 'drizzle-orm';
import { accounts, profiles } from '@/care-api/database/schema/accounts';
import { applicationEvents } from '@/care-api/database/schema/applications';
import { interviews } from '@/care-api/database/schema/interviews';
import { mails } from '@/care-api/database/schema/settings';
import { changeRow } from '@/care-api/desk/change-row';
import { readStream } from '@/care-api/files/read-stream';
import type { Db } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { ofMessage } from '@/care-api/mail/of-message';
import { calendarStates, type MailReplyAnswer, replyMaxBody } from '@/lib/contract/mail-reply';
import { type ApplicationRow, findApplication } from '../application-row';
import { receivedResource as resource } from '../received-resource';
import { noteReply } from './note-reply';
import { type CalendarAnswer, type Reply, readReply } from './read-reply';
import { readReplyAddress } from './reply-address';

type Deps = Pick<Dependencies, 'database' | 'now'>;

/**
 * A mail that somebody answered one of ours with: it stands in the file of their application, once however often it is
 * handed on. Nothing but what they wrote comes of it; an interview is chosen and cancelled by its own address.
 * @throws Refusal 422 for what is no mail, answers no application, or is not its applicant's.
 */
export async function takeReply(
  { database: { db }, now: clock }: Deps,
  stream: ReadableStream<Uint8Array> | null,
  caller: Account,
): Promise<MailReplyAnswer> {
  const reply = await readReply(await readStream(stream, replyMaxBody, 'tooLarge'));
  if (!reply) throw new Refusal(422, 'valueUnreadable');
  const id = await findFile(db, reply);
  const row = id === null ? undefined : await findApplication(db, id);
  if (row && (await isInterviewers(db, reply))) return { kind: 'automatic', applicationId: row.id };
  if (!row || !(await isTheirs(db, row, reply.from))) throw new Refusal(422, 'replyUnknown');
  // A calendar that answers says that nobody wrote it, too.
  const kind = reply.calendar ? 'calendar' : reply.isAutomatic ? 'automatic' : 'message';
  const answer: MailReplyAnswer = { kind, applicationId: row.id };
  if (kind === 'automatic' || (await isKnown(db, row, reply))) return answer;
  const now = clock();
  await changeRow(db, { resource, id: row.id, caller, action: 'answer', now }, async (tx) => {
    // Handed on twice at once.
    if (await isKnown(tx, row, reply)) return;
    const { subject, words, messageId } = reply;
    const action = kind === 'calendar' ? 'calendarReplied' : 'replied';
    const detail = reply.calendar ? await calendarState(tx, row, reply.calendar) : subject;
    await noteReply(tx, row, { action, detail, words, messageId }, now);
  });
  return answer;
}

/** By its address, which nobody can make up; else by the mail of ours that it answers, or the interview. */
async function findFile(db: Db, { to, answers, calendar }: Reply): Promise<number | null> {
  const named = await readReplyAddress(db, to);
  if (named !== null) return named ?? null;
  return (await findAnswered(db, answers)) ?? (calendar && (await findInterview(db, calendar))?.submissionId) ?? null;
}

async function findAnswered(db: Db, answers: readonly string[]): Promise<number | null> {
  const known = answers.flatMap((one) => ofMessage(one) ?? []);
  if (known.length === 0) return null;
  const rows = await db
    .select({ id: mails.submissionId })
    .from(mails)
    .where(or(...known));
  return rows.find(({ id }) => id !== null)?.id ?? null;
}

async function isTheirs(db: Db, { accountId, email }: ApplicationRow, from: string): Promise<boolean> {
  const own = await db.select({ email: profiles.email }).from(profiles).where(eq(profiles.accountId, accountId));
  return [email, ...own.map((one) => one.email)].some((one) => one.toLowerCase() === from.toLowerCase());
}

/** The calendar of whoever holds the interview answers as well. */
async function isInterviewers(db: Db, { calendar, from }: Reply): Promise<boolean> {
  const interview = calendar && (await findInterview(db, calendar));
  return interview?.heldBy?.toLowerCase() === from.toLowerCase();
}

async function isKnown(db: Pick<Db, 'select'>, { id }: ApplicationRow, { messageId }: Reply): Promise<boolean> {
  const isIt = and(eq(applicationEvents.submissionId, id), eq(applicationEvents.messageId, messageId));
  return (await db.select({ id: applicationEvents.id }).from(applicationEvents).where(isIt).limit(1)).length > 0;
}

/** What their calendar says of an interview of this file; another meeting's answer says nothing of it. */
async function calendarState(db: Pick<Db, 'select'>, { id }: ApplicationRow, calendar: CalendarAnswer) {
  const isOurs = (await findInterview(db, calendar))?.submissionId === id;
  return (isOurs && calendarStates.find((one) => one === calendar.state)) || 'otherMeeting';
}

/** Calendars answer whoever invites, not the address for answers, and need not name the mail (RFC 5546). */
async function findInterview(db: Pick<Db, 'select'>, { uid }: CalendarAnswer) {
  const [, id] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i.exec(uid) ?? [];
  if (!id) return undefined;
  const [row] = await db
    .select({ submissionId: interviews.submissionId, heldBy: accounts.email })
    .from(interviews)
    .leftJoin(accounts, eq(accounts.id, interviews.accountId))
    .where(eq(interviews.id, id));
  return row;
}
