import { and, eq } from 'drizzle-orm';
import { refuse } from '@/care-api/cases/deeds';
import { applicationChecks, applicationWork } from '@/care-api/database/schema/applications';
import type { Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { faultsOfCheck, faultsOfWork, ruleOf } from '@/lib/contract/application-check';
import type { ApplicationEventInput } from '@/lib/contract/application-event';
import { toLondonDay } from '@/lib/contract/london-time';
import { listGaps } from '@/lib/contract/work-history';
import type { ApplicationRow } from './application-row';
import { listWork } from './hiring-file';

type Context = { tx: Writer; row: ApplicationRow; sent: ApplicationEventInput; caller: Account; now: Date };
type Checked = Pick<
  ApplicationEventInput,
  'check' | 'state' | 'seenOn' | 'repeatOn' | 'number' | 'evidence' | 'notApplicable'
>;
/** Without a caller it is what a referee's answer made of it. */
type Checking = Omit<Context, 'sent' | 'caller'> & { sent: Checked; caller: Account | null };

const mostLines = 100;

export async function checkApplication({ tx, row, sent, caller, now }: Checking) {
  const { check, state, seenOn = '', repeatOn = '', number = '', evidence = '', notApplicable: reason = '' } = sent;
  if (!check) throw refuse('check', 'choiceMissing');
  if (!state) throw refuse('state', 'choiceMissing');
  if (!row.isJob) throw refuse('check', 'fieldFixed');
  const today = toLondonDay(now);
  const faults = faultsOfCheck({ check, state, seenOn, repeatOn, reason }, row.hiringStage, today);
  if (Object.keys(faults).length > 0) throw new Refusal(422, 'problem', faults);
  if (state === 'seen' && ruleOf(check).needsHistory && !(await isHistoryWhole(tx, row))) {
    throw refuse('state', 'historyOpen');
  }
  const said = {
    state,
    seenOn: state === 'seen' ? seenOn || today : null,
    repeatOn: state === 'seen' ? repeatOn || null : null,
    number,
    evidence,
    reason: state === 'notApplicable' ? reason : '',
    accountId: caller?.id ?? null,
    changedAt: now,
  };
  await tx
    .insert(applicationChecks)
    .values({ submissionId: row.id, check, ...said })
    .onConflictDoUpdate({ target: [applicationChecks.submissionId, applicationChecks.check], set: said });
  return { detail: `${check}:${state}` };
}

/** A job, or what explains that they had none. */
export async function addWork(context: Context) {
  const { tx, row, sent, now } = context;
  const { kind, from = '', until = '', words = '' } = sent;
  if (!row.isJob) throw refuse('kind', 'fieldFixed');
  if (!kind) throw refuse('kind', 'choiceMissing');
  if (from === '') throw refuse('from', 'fieldsRequired');
  if (words === '') throw refuse('words', 'fieldsRequired');
  const faults = faultsOfWork({ from, until }, toLondonDay(now));
  if (Object.keys(faults).length > 0) throw new Refusal(422, 'problem', faults);
  if ((await listWork(tx, row.id)).length >= mostLines) throw refuse('words', 'tooMuch');
  await tx.insert(applicationWork).values({ submissionId: row.id, kind, fromOn: from, untilOn: until || null, words });
  await reopenHistory(context);
  return { detail: words };
}

export async function removeWork(context: Context) {
  const { tx, row, sent } = context;
  const { line = 0 } = sent;
  const isIt = and(eq(applicationWork.id, line), eq(applicationWork.submissionId, row.id));
  const [gone] = await tx.delete(applicationWork).where(isIt).returning({ words: applicationWork.words });
  if (!gone) throw refuse('line', 'namesNothing');
  await reopenHistory(context);
  return { detail: gone.words };
}

/** What was seen as whole is so no longer once a gap shows. */
async function reopenHistory({ tx, row, caller, now }: Context): Promise<void> {
  if (await isHistoryWhole(tx, row)) return;
  const isSeen = and(
    eq(applicationChecks.submissionId, row.id),
    eq(applicationChecks.check, 'workHistory'),
    eq(applicationChecks.state, 'seen'),
  );
  const reopened = { state: 'asked', seenOn: null, repeatOn: null, accountId: caller.id, changedAt: now } as const;
  await tx.update(applicationChecks).set(reopened).where(isSeen);
}

async function isHistoryWhole(tx: Writer, { id, createdAt }: ApplicationRow): Promise<boolean> {
  const work = await listWork(tx, id);
  return work.length > 0 && listGaps(work, toLondonDay(createdAt)).length === 0;
}
