import { z } from 'zod';
import { says } from './issue-faults';
import { typed } from './wire';

/** What a provider is to its regulator: regulated, or an agency that introduces carers and no more. */
export const registrations = ['registered', 'introductory'] as const;

export const feeUnits = ['hour', 'day', 'night', 'week', 'month', 'mile', 'once'] as const;
/** Whether everybody pays it: nobody may be told a price without what cannot be avoided. */
export const feeDuties = ['yes', 'no', 'sometimes'] as const;
export const feePeople = ['one', 'couple'] as const;
export type FeePeople = (typeof feePeople)[number];
export const careLevels = ['companionship', 'personal', 'dementia', 'nursing'] as const;
export type CareLevel = (typeof careLevels)[number];
export const mostFees = 20;

const feeLine = z.strictObject({
  name: typed(80).min(1, says('fieldsRequired')),
  /** In pounds; 0 is included. */
  amount: z.number(says('feeAmountInvalid')).min(0, says('feeAmountInvalid')).max(1_000_000, says('feeAmountInvalid')),
  unit: z.enum(feeUnits, says('choiceMissing')),
  /** '' for everybody, and for every level. */
  people: z.enum(['', ...feePeople]).default(''),
  level: z.enum(['', ...careLevels]).default(''),
  unavoidable: z.enum(feeDuties, says('choiceMissing')),
  when: typed(120),
});
export type FeeLine = z.output<typeof feeLine>;
export const feeLines = z.array(feeLine).max(mostFees);
