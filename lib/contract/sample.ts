import { z } from 'zod';

export const sampleSchema = z.object({
  /** The company is still the one that was made up, or there is none. */
  isCompanySample: z.boolean(),
  rows: z.number().int(),
  /** It was taken away once: what is left is what somebody changed or uses. */
  isTakenAway: z.boolean(),
  left: z.array(z.object({ title: z.string(), reason: z.enum(['changed', 'inUse']) })).default([]),
});

export const removedSampleSchema = z.object({
  removed: z.number().int(),
  kept: z.number().int(),
});
