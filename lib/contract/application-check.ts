import { type ApplicationStage, offeredStages } from './application-stage';
import { type Fault, toFault } from './faults';

type CheckRule = {
  /** Nobody is hired before it is seen, or does not apply to them. */
  isRequired?: true;
  isForAll?: true;
  /** It is good until a day, and looked at again by then. */
  isRepeated?: true;
  isAfterOffer?: true;
  /** Seen once each gap in the work history is explained. */
  needsHistory?: true;
};

export const checkKinds = [
  ...(['identity', 'criminalRecord', 'conduct', 'reasonLeft', 'qualifications', 'workHistory', 'health'] as const),
  ...(['rightToWork', 'references', 'driving', 'registration'] as const),
] as const;
export type CheckKind = (typeof checkKinds)[number];

/** What is looked at before somebody cares for people in England: Schedule 3 of SI 2014/2936 in its order, and more. */
const rules: Readonly<Record<CheckKind, CheckRule>> = {
  identity: { isRequired: true, isForAll: true },
  criminalRecord: { isRequired: true, isRepeated: true },
  conduct: { isRequired: true },
  reasonLeft: { isRequired: true },
  qualifications: { isRequired: true },
  workHistory: { isRequired: true, isForAll: true, needsHistory: true },
  health: { isRequired: true, isForAll: true, isAfterOffer: true },
  rightToWork: { isRequired: true, isForAll: true, isRepeated: true },
  references: { isRequired: true },
  driving: { isRepeated: true },
  registration: { isRepeated: true },
};

export const requiredChecks = checkKinds.filter((kind) => rules[kind].isRequired);

export const checkStates = ['notStarted', 'asked', 'seen', 'notApplicable'] as const;
type CheckState = (typeof checkStates)[number];

export function ruleOf(kind: CheckKind): CheckRule {
  return rules[kind];
}

type Checked = { check: CheckKind; state: CheckState; repeatOn: string | null };

/** Required, and neither seen nor without meaning for them; what was good until a day is open again behind it. */
export function listOpenChecks(checks: readonly Checked[], today: string): CheckKind[] {
  return requiredChecks.filter((kind) => !checks.some((row) => row.check === kind && isDone(row, today)));
}

function isDone({ state, repeatOn }: Checked, today: string): boolean {
  return state === 'notApplicable' || (state === 'seen' && (repeatOn === null || repeatOn >= today));
}

/** Years back, within which somebody may have seen it; and ahead, within which they look again. */
const seenWithin = 10;
const repeatWithin = 20;
const workedWithin = 80;

type Given = { check: CheckKind; state: CheckState; seenOn: string; repeatOn: string; reason: string };

/** What of a check cannot be so, by field; `today` is London's. */
export function faultsOfCheck(given: Given, stage: ApplicationStage, today: string): Record<string, Fault> {
  const { check, state, seenOn, repeatOn, reason } = given;
  const { isForAll, isAfterOffer, isRepeated } = rules[check];
  const wasOffered = offeredStages.some((one) => one === stage);
  if (isAfterOffer && !wasOffered) return { state: toFault('healthLocked') };
  if (state === 'notApplicable' && isForAll) return { state: toFault('checkNeeded') };
  return {
    ...(state === 'notApplicable' && reason === '' && { notApplicable: toFault('fieldsRequired') }),
    ...(seenOn !== '' && faultOf('seenOn', faultOfPast(seenOn, today, seenWithin))),
    ...(repeatOn !== '' &&
      (isRepeated ? faultOf('repeatOn', faultOfRepeat(repeatOn, today)) : { repeatOn: toFault('fieldFixed') })),
  };
}

type Work = { from: string; until: string };

export function faultsOfWork({ from, until }: Work, today: string): Record<string, Fault> {
  return {
    ...faultOf('from', faultOfPast(from, today, workedWithin)),
    ...(until !== '' &&
      faultOf('until', until < from ? toFault('spanBackwards') : faultOfPast(until, today, workedWithin))),
  };
}

function faultOfPast(day: string, today: string, years: number): Fault | null {
  if (day > today) return toFault('dayFuture');
  return day < yearsFrom(today, -years) ? toFault('dayTooEarly', { years }) : null;
}

function faultOfRepeat(day: string, today: string): Fault | null {
  if (day < today) return toFault('dayPast');
  return day > yearsFrom(today, repeatWithin) ? toFault('momentFar', { years: repeatWithin }) : null;
}

function yearsFrom(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}

function faultOf(field: string, fault: Fault | null): Record<string, Fault> {
  return fault ? { [field]: fault } : {};
}
