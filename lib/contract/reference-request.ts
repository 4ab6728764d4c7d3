import { z } from 'zod';
import { faultsOfWork } from './application-check';
import { type Fault, toFault } from './faults';
import { says } from './issue-faults';
import { isPlausiblePhone } from './phone';
import { dayOrNone, moment, text, typed, typedPhone } from './wire';

/** Asked until the referee answers or declines, or staff withdraw it. */
export const referenceStates = ['asked', 'answered', 'declined', 'withdrawn'] as const;
/** Days for which a referee can answer, and after which they are reminded, once. */
export const referenceDays = 60;
export const reminderDays = 7;
export const mostReferees = 10;

export const referenceDeeds = ['askReference', 'withdrawReference'] as const;
export const refereeDeeds = ['giveReference', 'declineReference'] as const;

/** Of `askReference`, and `reference` of `withdrawReference`. */
export const referenceFields = {
  referee: typed(120).optional(),
  refereeEmail: typed(254)
    .refine((value) => value === '' || z.email().safeParse(value).success, says('emailInvalid'))
    .optional(),
  /** Of the mail, as the site's addresses name it. */
  language: typed(10).optional(),
  reference: typed(40).optional(),
};

const yesNo = ['yes', 'no'] as const;
export const employAgain = [...yesNo, 'unsure'] as const;
export const declineReasons = ['unknown', 'policy', 'rather'] as const;
function chosen<T extends string>(choices: readonly T[]) {
  return z.union([z.literal(''), z.enum(choices)], says('choiceMissing')).default('');
}

const answerFields = {
  relation: typed(300).default(''),
  role: typed(200).default(''),
  from: dayOrNone.default(''),
  /** '' for what goes on. */
  until: dayOrNone.default(''),
  again: chosen(employAgain),
  /** Whether they know of anything about the safety of adults in somebody's care. */
  concern: chosen(yesNo),
  concernWords: typed(1_000).default(''),
  mayRing: chosen(yesNo),
  phone: typedPhone(40).default(''),
  words: typed(2_000).default(''),
};
/** What a referee says of somebody; '' is what they left open. */
export const referenceAnswer = z.object(answerFields);
export type ReferenceAnswer = z.output<typeof referenceAnswer>;
export const answerNames = referenceAnswer.keyof().options;

/** What is kept may be unfinished, and staff do not see it. */
export const referenceChange = z.discriminatedUnion(
  'change',
  [
    z.strictObject({ change: z.literal('keep'), ...answerFields }),
    z.strictObject({ change: z.literal('give'), ...answerFields, isTrue: z.boolean().default(false) }),
    z.strictObject({ change: z.literal('decline'), reason: z.enum(declineReasons, says('choiceMissing')) }),
  ],
  says('choiceMissing'),
);
export type ReferenceChange = z.input<typeof referenceChange>;

/** What a reference that is given lacks, or what of it cannot be, by field; `today` is London's. */
export function faultsOfReference(given: ReferenceAnswer & { isTrue: boolean }, today: string): Record<string, Fault> {
  const { relation, role, from, until, again, concern, mayRing, phone, isTrue } = given;
  const isWrong: [string, boolean, Fault][] = [
    ['relation', relation === '', toFault('fieldsRequired')],
    ['role', role === '', toFault('fieldsRequired')],
    ['from', from === '', toFault('fieldsRequired')],
    ['again', again === '', toFault('choiceMissing')],
    ['concern', concern === '', toFault('choiceMissing')],
    ['mayRing', mayRing === '', toFault('choiceMissing')],
    ['phone', mayRing === 'yes' && !isPlausiblePhone(phone), toFault('phoneInvalid')],
    ['isTrue', !isTrue, toFault('statementNeeded')],
  ];
  const faults = Object.fromEntries(isWrong.flatMap(([field, is, fault]) => (is ? [[field, fault]] : [])));
  return from === '' ? faults : { ...faults, ...faultsOfWork({ from, until }, today) };
}

export function isWorrying({ again, concern }: Pick<ReferenceAnswer, 'again' | 'concern'>): boolean {
  return again === 'no' || concern === 'yes';
}

export const referenceSchema = z.object({
  id: z.string(),
  referee: text,
  email: text,
  /** `over` once it can be answered no more. */
  state: z.enum([...referenceStates, 'over']),
  askedAt: moment,
  endedAt: moment,
  reason: z.enum(['', ...declineReasons]).catch(''),
  answer: referenceAnswer.nullish(),
  mailLeavesAt: moment,
});
export type Reference = z.output<typeof referenceSchema>;

/** What its applicant sees: that references were asked for, and how many came. Never a word of them. */
export const ownReferences = z.object({ asked: z.number().int(), came: z.number().int() });

export const byReferenceToken = z.object({ token: z.string().max(100, says('nothingHere')) });

export const followedReference = z.object({
  applicant: text,
  /** What they applied for; '' where that is gone. */
  about: text,
  /** `over` where it is needed no more: withdrawn, too old, or the application has ended. */
  state: z.enum(['asked', 'answered', 'declined', 'over']),
  until: moment,
  answer: referenceAnswer.nullish(),
});
export type FollowedReference = z.output<typeof followedReference>;
