import { and, eq } from 'drizzle-orm';
import { mails } from '@/care-api/database/schema/settings';
import type { Db } from '@/care-api/kernel/db';
import type { DueWork } from '@/care-api/kernel/due-work';
import { type Next, startQueue } from '@/care-api/kernel/queue';
import { reasonOf } from '@/care-api/kernel/reason-of';
import { cutLinks } from './cut-links';
import type { Mail, SendMail } from './mail-transport';

type Options = {
  db: Db;
  send: SendMail;
  log: (entry: Record<string, unknown>) => void;
  waits?: readonly number[];
};

export const queuedMails = {
  table: { name: 'mails' },
  read: async (db: Db, id: number): Promise<Mail | null> =>
    (await db.select().from(mails).where(eq(mails.id, id)))[0] ?? null,
};

export function startDelivery({ db, send, log, waits }: Options): DueWork {
  return startQueue(
    {
      ...queuedMails,
      atOnce: 1,
      laneOf: () => 0,
      trouble: 'mails cannot be read',
      send: (mail) => send(mail).then(() => taken, toFailure),
      async settle(mail, { code, status, said }, next) {
        const message = { waiting: 'mail not sent yet', failed: 'mail given up', sent: null }[next.state];
        if (message) log({ level: 'error', message, mail: mail.id, attempts: mail.attempts, code, status });
        await settleMail(db, mail, next, said);
      },
    },
    { db, log, waits },
  );
}

/** One that was sent is so even where somebody stopped it meanwhile. */
export async function settleMail(db: Db, { id, text }: Mail, next: Next, said = ''): Promise<void> {
  const kept = cutLinks(text);
  const isIt = eq(mails.id, id);
  await db
    .update(mails)
    .set({ ...next, said, ...(next.state === 'sent' && { text: kept, isSpent: kept !== text }) })
    .where(next.state === 'waiting' ? and(isIt, eq(mails.state, 'waiting')) : isIt);
}

type Tried = { state: Next['state']; code: string; status: number; said: string };
const taken: Tried = { state: 'sent', code: '', status: 0, said: '' };

/** `said` may hold addresses and is for no log. Only a no to this very mail is for good. */
function toFailure(error: unknown): Tried {
  const { code } = reasonOf(error);
  const said = typeof error === 'object' && error !== null ? error : {};
  const status = 'responseCode' in said ? Number(said.responseCode) : 0;
  const isAboutMail = 'command' in said && (said.command === 'RCPT TO' || said.command === 'DATA');
  const answer = 'response' in said ? said.response : error instanceof Error ? error.message : code;
  const state = isAboutMail && status >= 500 ? 'failed' : 'waiting';
  return { state, code, status, said: String(answer).slice(0, 500) };
}
