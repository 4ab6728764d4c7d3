import type { DueRule } from './case-due';
import { type Fault, toFault } from './faults';
import type { listingStatuses } from './listing';

/** What its sender is told of how far an application has come, in plain steps. */
export const applicationSteps = ['sent', 'read', 'call', 'offer', 'checks', 'hired', 'closed'] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

/** How far it has come, as staff have it. For a job `call` is the interview and `closed` "not this time". */
export const applicationStages = [
  ...(['sent', 'read', 'shortlisted', 'call', 'offer', 'checks', 'hired', 'closed', 'withdrawn'] as const),
] as const;
export type ApplicationStage = (typeof applicationStages)[number];

type StageRule = {
  to: readonly ApplicationStage[];
  /** Of jobs alone: nobody else is checked and hired. */
  isOfJobs?: true;
  /** An admin alone takes it from there, but for its sender who withdraws. */
  isLeftByAdmin?: true;
  /** What the published calls say of it. */
  status: (typeof listingStatuses)[number];
  step: ApplicationStep;
};

const early = ['sent', 'read', 'shortlisted', 'call', 'offer'] as const;
const ends = ['closed', 'withdrawn'] as const;

/** The one table of what becomes of an application. Until there is an offer it goes to and fro: a slip is put right. */
export const stageRules: Readonly<Record<ApplicationStage, StageRule>> = {
  sent: { to: [...early, ...ends], status: 'Open', step: 'sent' },
  read: { to: [...early, ...ends], status: 'Open', step: 'read' },
  shortlisted: { to: [...early, ...ends], status: 'OnHold', step: 'read' },
  call: { to: [...early, ...ends], status: 'Open', step: 'call' },
  offer: { to: [...early, 'checks', ...ends], status: 'OnHold', step: 'offer' },
  checks: { to: ['call', 'offer', 'hired', ...ends], isOfJobs: true, status: 'OnHold', step: 'checks' },
  hired: { to: ['checks', 'withdrawn'], isOfJobs: true, isLeftByAdmin: true, status: 'Closed', step: 'hired' },
  closed: { to: [...early, 'withdrawn'], status: 'Closed', step: 'closed' },
  withdrawn: { to: [], status: 'Closed', step: 'closed' },
};

export const openStages = applicationStages.filter((stage) => stageRules[stage].status !== 'Closed');

export const endedStages: readonly ApplicationStage[] = ends;

/** Health may be asked about from an offer on, and not before (Equality Act 2010, s60). */
export const offeredStages = ['offer', 'checks', 'hired'] as const satisfies ApplicationStage[];

/** From here on staff see who sent it, also in the anonymous view. */
export const shownStages = ['shortlisted', 'call', ...offeredStages] as const satisfies ApplicationStage[];

/** Why somebody is not taken this time; for the staff alone. */
export const closingReasons = [
  ...(['experience', 'availability', 'rightToWork', 'references', 'check', 'noAnswer', 'filled', 'other'] as const),
] as const;
export type ClosingReason = (typeof closingReasons)[number];

type Standing = { stage: ApplicationStage; isJob: boolean };

/** Where somebody may take it; the checks before a hire are not asked here. */
export function listNextStages({ stage, isJob }: Standing, { isAdmin }: { isAdmin: boolean }): ApplicationStage[] {
  const { to, isLeftByAdmin } = stageRules[stage];
  if (isLeftByAdmin && !isAdmin) return [];
  return to.filter((next) => next !== stage && (isJob || !stageRules[next].isOfJobs));
}

export function refusalOfMove(row: Standing, to: ApplicationStage, { isAdmin }: { isAdmin: boolean }): Fault | null {
  if (row.stage === 'withdrawn') return toFault('applicationWithdrawn');
  if (row.stage === to || listNextStages(row, { isAdmin }).includes(to)) return null;
  return stageRules[row.stage].isLeftByAdmin && !isAdmin ? toFault('adminOnly') : toFault('stageNotNext');
}

/** Days within which somebody who applied hears from us. */
export const wordDays = 5;
/** Days before its end, within which a right to work is looked at again. */
export const lookAgainDays = 28;

/** What they wrote at once, also once it has ended; the next step on its day, a word within five days, the right to work before it ends, a check that is open again. */
export const applicationDue = {
  states: [...openStages, 'hired'],
  clocks: [{ by: 'repliedAt' }, { by: 'nextAt' }, { by: 'wordBy' }, { by: 'lookAgainAt' }, { by: 'checkOpenAt' }],
  always: 'repliedAt',
} as const satisfies DueRule;

/** Where one goes whose status somebody gives by a published call, unless its stage says so already. */
export function stageOfStatus(status: StageRule['status'], now: ApplicationStage): ApplicationStage {
  if (stageRules[now].status === status) return now;
  return ({ Open: 'read', OnHold: 'shortlisted', Closed: 'closed' } as const)[status];
}
