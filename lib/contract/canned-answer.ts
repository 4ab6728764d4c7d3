import { z } from 'zod';
import { says } from './issue-faults';
import { keptInput, keptWire } from './kept-fields';
import { resources } from './resources';
import { unknownVariable } from './variables';
import { id, ownId, typed } from './wire';

/** What can stand in an answer as `{name}`, and is filled in for whoever it goes to. */
const answerVariables = ['name', 'phone', 'topic', 'company', 'companyPhone'] as const;
export type AnswerVariable = (typeof answerVariables)[number];

/** Refuses what nobody could fill in: people would read it as it stands. */
function withVariables(max: number, required: string) {
  return typed(max)
    .min(1, required)
    .superRefine((text, context) => {
      const wrong = unknownVariable(text, answerVariables);
      if (wrong) context.addIssue({ code: 'custom', message: JSON.stringify(wrong) });
    });
}

export const cannedAnswerSchema = z
  .object({
    answerId: id,
    /** The subject of the mail. */
    title: z.string(),
    text: z.string(),
    ...keptWire,
  })
  .transform(({ answerId, ...wire }) => ({ id: answerId, ...wire, version: wire.version ?? null }));
export type CannedAnswer = z.output<typeof cannedAnswerSchema>;
export type CannedAnswerWire = z.input<typeof cannedAnswerSchema>;

const { lengths } = resources.cannedAnswer;

export const cannedAnswerInput = z.strictObject({
  answerId: ownId,
  title: withVariables(lengths.title, says('titleRequired')),
  text: withVariables(lengths.text, says('answerRequired')),
  ...keptInput,
});
