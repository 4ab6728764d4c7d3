import { eq } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import type { Writer } from '@/care-api/kernel/db';
import { toInvite } from '@/care-api/mail/calendar-invite';
import { sayMoment } from '@/care-api/mail/moments';
import { ourWords, pageAddress } from '@/care-api/mail/our-words';
import { readCompany, writeMail } from '@/care-api/mail/write-mail';
import { applicationReference } from '@/lib/contract/application';
import { fillVariables } from '@/lib/contract/variables';
import type { ApplicationRow } from '../application-row';
import { type InterviewRow, tokenOf } from './interview-row';

type Sender = Pick<ApplicationRow, 'id' | 'email' | 'language'>;
export type Telling = {
  interview: InterviewRow;
  application: Sender;
  siteUrl: string;
  now: Date;
  /** Of what staff did: a slip of the hand is put right by then. */
  leavesAt?: Date;
};

/** Tells its applicant which times they can choose from. Answers the numbers of the mails, as all here do. */
export async function tellOffer(tx: Writer, telling: Telling): Promise<number[]> {
  const { interview, application, leavesAt } = telling;
  const { id: submissionId, language } = application;
  const times = interview.times.map((time) => sayMoment(new Date(time), language)).join('\n');
  const values = { times, place: interview.place, ...(await namesOf(tx, telling)) };
  return numbers(
    await writeMail(tx, 'interviewOffered', { to: application.email, language, values, leavesAt, submissionId }),
  );
}

export async function tellAgreed(
  tx: Writer,
  telling: Telling & { startsAt: Date; isChosen: boolean },
): Promise<number[]> {
  const { interview, application, startsAt, leavesAt } = telling;
  const { email: to, language } = application;
  const calendar = await inviteFor(tx, telling, { to, language, method: 'REQUEST' });
  const values = { when: sayMoment(startsAt, language), place: interview.place, ...(await namesOf(tx, telling)) };
  const mail = await writeMail(tx, 'interviewAgreed', {
    ...{ to, language, values, leavesAt, calendar },
    submissionId: application.id,
  });
  return numbers(mail, await tellStaff(tx, telling, 'REQUEST'));
}

/** Tells both sides that there is none; the calendar entry goes where there was one. */
export async function tellCancelled(tx: Writer, telling: Telling): Promise<number[]> {
  const { email: to, language } = telling.application;
  const calendar = await inviteFor(tx, telling, { to, language, method: 'CANCEL' });
  const values = await namesOf(tx, telling);
  const mail = await writeMail(tx, 'interviewCancelled', {
    to,
    language,
    values,
    leavesAt: telling.leavesAt,
    calendar,
    submissionId: telling.application.id,
  });
  return numbers(mail, telling.interview.startsAt && (await tellStaff(tx, telling, 'CANCEL')));
}

export async function tellAgain(tx: Writer, telling: Telling & { startsAt: Date }): Promise<number[]> {
  const { interview, application, startsAt } = telling;
  const { email: to, language } = application;
  const values = { when: sayMoment(startsAt, language), place: interview.place, ...(await namesOf(tx, telling)) };
  return numbers(await writeMail(tx, 'interviewReminder', { to, language, values, submissionId: application.id }));
}

export async function tellStaff(tx: Writer, telling: Telling, method: 'REQUEST' | 'CANCEL'): Promise<number | null> {
  const { interview, application, siteUrl, leavesAt } = telling;
  const { accountId, startsAt } = interview;
  const [holder] = accountId ? await tx.select().from(accounts).where(eq(accounts.id, accountId)) : [];
  if (!holder?.email) return null;
  const { email: to, language } = holder;
  const calendar = await inviteFor(tx, telling, { to, language, method });
  const when = startsAt && method === 'REQUEST' ? sayMoment(startsAt, language) : ourWords(language).words.interviewOff;
  const link = pageAddress(siteUrl, `/adminPanel/applications/${application.id}`, language);
  const values = { reference: applicationReference(application.id), when, link };
  return writeMail(tx, 'interviewStands', { to, language, values, leavesAt, calendar });
}

async function namesOf(tx: Writer, { interview, application, siteUrl }: Telling) {
  const path = `/interviews/${await tokenOf(tx, interview.id)}`;
  return {
    reference: applicationReference(application.id),
    link: pageAddress(siteUrl, path, application.language),
  };
}

type Entry = { to: string; language: string; method: 'REQUEST' | 'CANCEL' };

/** Undefined where no time is agreed, or was. The address of the interview is not in it: calendars are shared. */
async function inviteFor(tx: Writer, telling: Telling & { isChosen?: boolean }, { to, language, method }: Entry) {
  const { interview, application, siteUrl, now, isChosen = false } = telling;
  const { id, sequence, startsAt, minutes, place } = interview;
  if (!startsAt) return undefined;
  const { hostname } = new URL(siteUrl);
  const company = (await readCompany(tx)).company || hostname;
  return toInvite({
    ...{ uid: `${id}@${hostname}`, sequence, method, startsAt, minutes, place, now },
    title: fillVariables(ourWords(language).words.interview, { company }),
    words: applicationReference(application.id),
    organizer: company,
    attendee: to,
    isAccepted: isChosen,
  });
}

function numbers(...mails: readonly (number | null)[]): number[] {
  return mails.filter((mail) => mail !== null);
}
