import { z } from 'zod';
import { id, text, typedIds, versionWire } from './wire';

export const lettersQuery = z.object({ ids: typedIds.optional().describe('With commas between: to whom.') });

/** Why somebody is not written to. */
const letterRefusals = ['mailBounced', 'applicationWithdrawn'] as const;
export type LetterRefusal = (typeof letterRefusals)[number];

/** Of whom nobody is to know who they are, the reference stands for the name. */
export const letterTo = z
  .object({
    applicationId: id,
    reference: text,
    name: text,
    topic: text,
    refusal: z.enum(letterRefusals).nullish(),
    version: versionWire,
  })
  .transform(({ applicationId, refusal, version, ...wire }) => ({
    ...wire,
    id: applicationId,
    refusal: refusal ?? null,
    version: version ?? null,
  }));
export type LetterTo = z.output<typeof letterTo>;
