import { eq, sql } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { referenceRequests } from '@/care-api/database/schema/reference-requests';
import type { Writer } from '@/care-api/kernel/db';
import { sayDay } from '@/care-api/mail/moments';
import { pageAddress } from '@/care-api/mail/our-words';
import { writeMail } from '@/care-api/mail/write-mail';
import { writeTheirs } from '@/care-api/mail/write-theirs';
import { applicationReference } from '@/lib/contract/application';
import type { ApplicationRow } from '../application-row';
import { endOf, nameOf, type ReferenceRow, tokenOf } from './reference-row';

type Telling = {
  request: ReferenceRow;
  application: Pick<ApplicationRow, 'accountId'>;
  siteUrl: string;
  /** Of what staff did: a slip of the hand is put right by then. */
  leavesAt?: Date;
};

/** Asks a referee, or reminds them. */
export async function tellReferee(
  tx: Writer,
  kind: 'referenceAsked' | 'referenceReminder',
  { request, application, siteUrl, leavesAt }: Telling,
): Promise<void> {
  const { id, email: to, language } = request;
  const values = {
    applicant: await nameOf(tx, application.accountId),
    day: sayDay(endOf(request), language),
    link: pageAddress(siteUrl, `/references/${await tokenOf(tx, id)}`, language),
  };
  await keep(tx, id, await writeMail(tx, kind, { to, language, values, leavesAt }));
}

/** With the request, so that it can be stopped while it waits, and goes when its applicant is forgotten. */
async function keep(tx: Writer, id: string, mail: number | null): Promise<void> {
  const mails = sql`${referenceRequests.mails} || ${sql.param(mail === null ? [] : [mail])}::integer[]`;
  await tx.update(referenceRequests).set({ mails }).where(eq(referenceRequests.id, id));
}

/** Tells a referee who was asked that nothing is needed of them. */
export async function tellWithdrawn(
  tx: Writer,
  { id, email: to, language }: ReferenceRow,
  { accountId }: Pick<ApplicationRow, 'accountId'>,
): Promise<void> {
  const values = { applicant: await nameOf(tx, accountId) };
  await keep(tx, id, await writeMail(tx, 'referenceWithdrawn', { to, language, values }));
}

export async function tellAsker(tx: Writer, { submissionId, accountId }: ReferenceRow, siteUrl: string): Promise<void> {
  const [asker] = accountId ? await tx.select().from(accounts).where(eq(accounts.id, accountId)) : [];
  if (!asker?.email) return;
  const values = (language: string) => ({
    reference: applicationReference(submissionId),
    link: pageAddress(siteUrl, `/adminPanel/applications/${submissionId}`, language),
  });
  await writeTheirs(tx, 'referenceCame', { to: asker.email, values });
}
