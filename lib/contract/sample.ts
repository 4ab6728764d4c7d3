import { z } from 'zod';

/** What is still there of the content that a new database is laid with. */
export const sampleSchema = z.object({
  /** The company is still the one that was made up, or there is none. */
  isCompanySample: z.boolean(),
  /** Rows that were laid and are still there. */
  rows: z.number().int(),
  /** It was taken away once: what is left is what somebody changed or uses. */
  isTakenAway: z.boolean(),
  /** What is left then, and why. */
  left: z.array(z.object({ title: z.string(), reason: z.enum(['changed', 'inUse']) })).default([]),
});

export const removedSampleSchema = z.object({
  /** Rows that went, and those that stayed because somebody changed or uses them. */
  removed: z.number().int(),
  kept: z.number().int(),
});
