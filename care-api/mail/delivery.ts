import type { Db } from '@/care-api/kernel/db';
import { type DueWork, startDueWork } from '@/care-api/kernel/due-work';
import { reasonOf } from '@/care-api/kernel/reason-of';
import { claimMail, finishMail, millisecondsToNextMail, postponeMail } from './claim-mail';
import type { Mail, SendMail } from './mail-transport';

type Options = {
  db: Db;
  send: SendMail;
  log: (entry: Record<string, unknown>) => void;
  /** Seconds before the second attempt, the third and so on; the last one goes on. */
  waits?: readonly number[];
};

const usualWaits = [1, 5, 30, 120, 600, 3_600];
const giveUpAfter = 3 * 24 * 3_600_000;
/** Another API on the same database may have queued something, or have died while sending. */
const longestPause = 30_000;
/** Sends what is queued, one mail after the other. */
export function startDelivery(options: Options): DueWork {
  return startDueWork((isStopping) => sendDue(options, isStopping));
}

/** Answers the milliseconds until there is more to do. */
async function sendDue(options: Options, isStopping: () => boolean): Promise<number> {
  try {
    while (!isStopping()) {
      const mail = await claimMail(options.db);
      if (!mail) return Math.min(longestPause, Math.max(100, await millisecondsToNextMail(options.db)));
      await attempt(mail, options);
    }
  } catch (error) {
    options.log({ level: 'error', message: 'mails cannot be read', error: reasonOf(error).code });
  }
  return 5_000;
}

async function attempt(mail: Mail, { db, send, log, waits = usualWaits }: Options): Promise<void> {
  const failure = await send(mail).then(
    () => null,
    (error: unknown) => toFailure(error),
  );
  if (failure === null) return finishMail(db, mail, 'sent');
  const isHopeless = failure.isPermanent || Date.now() - mail.createdAt.getTime() > giveUpAfter;
  const { code, status, said } = failure;
  const message = isHopeless ? 'mail given up' : 'mail not sent yet';
  log({ level: 'error', message, mail: mail.id, attempts: mail.attempts, code, status });
  if (isHopeless) return finishMail(db, mail, 'failed', said);
  await postponeMail(db, mail.id, waits[Math.min(mail.attempts, waits.length) - 1] ?? 0, said);
}

/** `said` may hold addresses and is for no log. Only a no to this very mail is for good. */
function toFailure(error: unknown): { isPermanent: boolean; code: string; status: number; said: string } {
  const { code } = reasonOf(error);
  const said = typeof error === 'object' && error !== null ? error : {};
  const status = 'responseCode' in said ? Number(said.responseCode) : 0;
  const isAboutMail = 'command' in said && (said.command === 'RCPT TO' || said.command === 'DATA');
  const answer = 'response' in said ? said.response : error instanceof Error ? error.message : code;
  return { isPermanent: isAboutMail && status >= 500, code, status, said: String(answer).slice(0, 500) };
}
