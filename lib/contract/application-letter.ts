import { z } from 'zod';
import { fillVariables } from './variables';
import { id, text, typedIds, versionWire } from './wire';

/** What can stand in a letter to many as `{name}`, and is filled in for each. */
export const letterVariables = ['name', 'reference', 'topic', 'company', 'companyPhone'] as const;
export const letterLengths = { subject: 200, text: 10_000 } as const;
/** As many as a list shows at once. */
export const mostLetters = 100;

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

type Company = { company: string; companyPhone: string };

/** What people are called goes in as it is: braces in it are nobody's place. */
export function fillLetter(
  letter: { subject: string; text: string },
  to: Pick<LetterTo, 'name' | 'reference' | 'topic'>,
  { company, companyPhone }: Company,
): { subject: string; text: string } {
  const { name, reference, topic } = to;
  const values = Object.entries({ name, reference, topic, company, companyPhone });
  const inLine = Object.fromEntries(values.map(([variable, value]) => [variable, value.replace(/\s+/g, ' ')]));
  return { subject: fillVariables(letter.subject, inLine), text: fillVariables(letter.text, inLine) };
}
