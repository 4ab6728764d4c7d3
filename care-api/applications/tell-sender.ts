import { sql } from 'drizzle-orm';
import { submissions } from '@/care-api/database/schema/questionnaires';
import type { Writer } from '@/care-api/kernel/db';
import { unansweredSince } from '@/care-api/mail/last-word';
import { pageAddress } from '@/care-api/mail/our-words';
import { stopWaiting } from '@/care-api/mail/stop-waiting';
import { writeMail } from '@/care-api/mail/write-mail';
import { applicationReference } from '@/lib/contract/application';
import { type ApplicationStage, stageRules } from '@/lib/contract/application-stage';
import type { ApplicationChange, ApplicationRow } from './application-row';

/** When a mail about what staff did leaves: a slip of the hand is put right by then. */
export function leavingAt(now: Date): Date {
  return new Date(now.getTime() + 10 * 60_000);
}

type Telling = { row: ApplicationRow; stage: ApplicationStage; siteUrl: string; now: Date };

/** One mail for all that changes within its wait; none where it comes back to what the sender knows, or withdrew. */
export async function tellSender(tx: Writer, { row, stage, siteUrl, now }: Telling): Promise<ApplicationChange> {
  const [before, step] = [stageRules[row.hiringStage].step, stageRules[stage].step];
  if (before === step && stage !== 'withdrawn') return {};
  const isUntold = row.stepMail !== null && (await stopWaiting(tx, row.stepMail, now));
  const toldStage = (isUntold && row.toldStage) || before;
  if (stage === 'withdrawn') return { stepMail: null, toldStage, ...heardBefore };
  // The mail that would have answered what they wrote has been stopped.
  if (toldStage === step) return { stepMail: null, toldStage, ...heardBefore, repliedAt: unansweredSince(row.id) };
  const values = {
    reference: applicationReference(row.id),
    link: pageAddress(siteUrl, '/usersdashboard', row.language),
  };
  const letter = { to: row.email, language: row.language, values, leavesAt: leavingAt(now), submissionId: row.id };
  const stepMail = await writeMail(tx, step === 'closed' ? 'applicationClosed' : 'applicationMoved', letter);
  // It answers what they wrote; a step that they do not hear of answers nothing.
  return { stepMail, toldStage, ...heardBefore, repliedAt: null };
}

/** For the event of a step, which stands as an answer as long as its mail is not stopped. */
export function mailOf({ stepMail }: ApplicationChange): { mailId?: number } {
  return typeof stepMail === 'number' ? { mailId: stepMail } : {};
}

/** What the mail that another takes the place of told them, they were told: the time of it stays. */
const heardBefore = {
  lastWordAt: sql`greatest(${submissions.lastWordAt},
    (select m.finished_at from mails m where m.id = ${submissions.stepMail} and m.state = 'sent'))`,
} satisfies ApplicationChange;
