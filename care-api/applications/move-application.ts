import { refuse } from '@/care-api/cases/deeds';
import type { Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { listOpenChecks } from '@/lib/contract/application-check';
import {
  type ApplicationStage,
  type ClosingReason,
  refusalOfMove,
  shownStages,
} from '@/lib/contract/application-stage';
import { type Fault, toFault } from '@/lib/contract/faults';
import { toLondonDay } from '@/lib/contract/london-time';
import type { ApplicationChange, ApplicationRow } from './application-row';
import { listChecks } from './hiring-file';
import { followStage } from './interviews/end-interview';
import { followReferences } from './references/end-references';
import { tellSender } from './tell-sender';

export type Move = {
  row: ApplicationRow;
  stage: ApplicationStage;
  reason?: ClosingReason | '' | undefined;
  why?: string | undefined;
  caller: Account;
  now: Date;
  siteUrl: string;
  /** Another mail tells of it, or nobody is to hear of it. */
  isQuiet?: true;
};

type Refused = [field: string, fault: Fault];

/** Why it does not go there: the field and the fault; null where it does. */
export async function refusalOf(tx: Writer, move: Move): Promise<Refused | null> {
  const { row, stage, caller } = move;
  const fault = refusalOfMove({ stage: row.hiringStage, isJob: row.isJob }, stage, caller);
  return fault ? ['stage', fault] : refusalOfHire(tx, move);
}

/** Why nobody is hired yet, by whatever way; null where that is not asked. */
export async function refusalOfHire(
  tx: Writer,
  { row, stage, why = '', caller, now }: Omit<Move, 'siteUrl'>,
): Promise<Refused | null> {
  if (stage !== 'hired' || stage === row.hiringStage) return null;
  const open = listOpenChecks(await listChecks(tx, row.id), toLondonDay(now));
  if (open.length === 0 || (caller.isAdmin && why !== '')) return null;
  return [caller.isAdmin ? 'why' : 'stage', toFault('checksOpen')];
}

export async function moveApplication(tx: Writer, move: Move): Promise<ApplicationChange> {
  const refusal = await refusalOf(tx, move);
  if (refusal) throw refuse(...refusal);
  return putAt(tx, move);
}

export async function putAt(
  tx: Writer,
  { row, stage, reason = '', now, siteUrl, isQuiet }: Omit<Move, 'caller' | 'why'>,
): Promise<ApplicationChange> {
  const isClosed = stage === 'closed';
  if (stage === row.hiringStage) return isClosed && reason ? { reason } : {};
  await followStage(tx, { row, stage, now, siteUrl });
  await followReferences(tx, { row, stage, now, siteUrl });
  return {
    hiringStage: stage,
    // By whom it is stays known.
    ...([stage, row.hiringStage].some(isShown) && { shortlistedAt: row.shortlistedAt ?? now }),
    stageSince: now,
    reason: isClosed ? reason : '',
    // What was to come next, came.
    nextStep: '',
    nextOn: null,
    ...(stage === 'withdrawn' && { withdrawnAt: now, repliedAt: null }),
    ...(!isQuiet && (await tellSender(tx, { row, stage, siteUrl, now }))),
  };
}

function isShown(stage: ApplicationStage): boolean {
  return shownStages.some((one) => one === stage);
}
