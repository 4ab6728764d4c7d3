import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { accounts } from '@/care-api/database/schema/accounts';
import { submissions } from '@/care-api/database/schema/questionnaires';
import { changeRow, noteChange, requirePart } from '@/care-api/desk/change-row';
import type { Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { pageAddress } from '@/care-api/mail/our-words';
import { stopWaiting } from '@/care-api/mail/stop-waiting';
import { writeMail } from '@/care-api/mail/write-mail';
import { referenceOf } from '@/care-api/questionnaires/submit-responses';
import type { ApplicationStage, applicationStep, ReceivedApplicationWire } from '@/lib/contract/application';
import { receivedNoun as noun } from './received-noun';

type Places = Pick<Dependencies, 'database' | 'now' | 'siteUrl'>;

/** Minutes until its sender is told of a step: a slip of the hand is put right by then. */
const tellAfter = 10;

/**
 * An application with its answers. Who asked for them is in the audit; the application stays as it is.
 * @throws Refusal 403 for one that is not the caller's work.
 */
export async function openApplication(
  { database: { db }, now }: Places,
  id: number,
  caller: Account,
): Promise<ReceivedApplicationWire | null> {
  const [row] = await noun.read(db, [id]);
  if (!row) return null;
  await db.transaction(async (tx) => {
    await requirePart(tx, noun, [id], caller);
    await noteChange(tx, { kind: noun.kind, id, caller, action: 'read', now: now() }, {}, {});
  });
  return row;
}

/**
 * An application that nobody had read is read, which its sender sees; any other stays as it is. Its version stays too:
 * it is the window that has it open that says so, and may save next.
 * @throws Refusal 403 for one that is not the caller's work.
 */
export async function markApplicationRead(
  { database: { db }, now }: Places,
  id: number,
  caller: Account,
): Promise<ReceivedApplicationWire | null> {
  return db.transaction(async (tx) => {
    await tx.select({ id: submissions.id }).from(submissions).where(eq(submissions.id, id)).for('update');
    const [before] = await noun.read(tx, [id]);
    if (!before) return null;
    await requirePart(tx, noun, [id], caller);
    if (before.stage !== 'sent' || before.withdrawn) return before;
    await tx.update(submissions).set({ stage: 'read' }).where(eq(submissions.id, id));
    const after = { ...before, stage: 'read' } as const;
    await noteChange(tx, { kind: noun.kind, id, caller, action: 'read', now: now() }, before, after);
    return after;
  });
}

type Step = { id: number; step: z.output<typeof applicationStep>; caller: Account; seen: number | null };

/**
 * Takes an application to another step; its sender is told that there is news, and nothing of it.
 * @throws Refusal 422 for one that was withdrawn, 403 for one that is not the caller's work.
 */
export function followApplication(
  { database: { db }, now, siteUrl }: Places,
  { id, step, caller, seen }: Step,
): Promise<ReceivedApplicationWire | null> {
  return changeRow(db, { noun, id, seen, caller, action: 'update', now: now() }, async (tx, before) => {
    if (before.withdrawn) throw new Refusal(422, 'problem', { stage: 'applicationWithdrawn' });
    const { stage, nextStep, nextOn } = step;
    const status = statusOf(stage, before.stage === 'closed');
    const set = { stage, nextStep, nextOn: nextOn || null, ...(status && { status }) };
    await tx.update(submissions).set(set).where(eq(submissions.id, id));
    if (stage !== before.stage) await tellSender(tx, { id, stage, before: before.stage, siteUrl, now: now() });
  });
}

type Moved = { id: number; stage: ApplicationStage; before: ApplicationStage; siteUrl: string; now: Date };

/** One mail for all that changes within its wait, and none where it comes back to what the sender knows. */
async function tellSender(tx: Writer, { id, stage, before, siteUrl, now }: Moved): Promise<void> {
  const [sender] = await tx
    .select({
      to: accounts.email,
      language: submissions.language,
      mail: submissions.stepMail,
      told: submissions.toldStage,
    })
    .from(submissions)
    .innerJoin(accounts, eq(accounts.id, submissions.accountId))
    .where(eq(submissions.id, id));
  if (!sender) return;
  const { to, language, mail, told } = sender;
  const isUntold = mail !== null && (await stopWaiting(tx, mail, now));
  const toldStage = (isUntold && told) || before;
  const stepMail =
    toldStage === stage
      ? null
      : await writeMail(tx, stage === 'closed' ? 'applicationClosed' : 'applicationMoved', {
          to,
          language,
          values: { reference: referenceOf(id), link: pageAddress(siteUrl, '/usersdashboard', language) },
          leavesAt: new Date(now.getTime() + tellAfter * 60_000),
        });
  await tx.update(submissions).set({ stepMail, toldStage }).where(eq(submissions.id, id));
}

/** What the published list of applications says of it; null where that stays. */
function statusOf(stage: ApplicationStage, wasClosed: boolean): 'Open' | 'Closed' | null {
  if (stage === 'closed') return 'Closed';
  return wasClosed ? 'Open' : null;
}
