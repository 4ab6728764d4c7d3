import { z } from 'zod';
import { inputKinds, questionPrivacies, questionTypes } from './questionnaire';

const word = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const flag = z.boolean().nullish().transform(Boolean);
const bound = z
  .number()
  .nullish()
  .transform((value) => value ?? null);
const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((list) => list ?? []);

/** A question while it is written, which may be wrong still; its keys in one order, so that the same is the same text. */
export const draftQuestion = z.object({
  id: z.number().int().positive(),
  identifier: word,
  headline: word,
  description: word,
  questionType: z.enum(questionTypes),
  inputKind: z
    .enum(inputKinds)
    .nullish()
    .transform((kind) => kind ?? null),
  privacy: z
    .enum(questionPrivacies)
    .nullish()
    .transform((privacy) => privacy ?? null),
  unit: word,
  min: bound,
  max: bound,
  multiple: flag,
  required: flag,
  choices: listOf(z.object({ value: z.string(), label: z.string() })),
  jumps: listOf(
    z.object({
      conditionValue: z.array(z.object({ value: z.string() })),
      destination: z.object({ id: z.number().int().nonnegative() }),
    }),
  ),
});
export type DraftQuestion = z.output<typeof draftQuestion>;

export function readQuestions(kept: unknown): DraftQuestion[] | null {
  return z.array(draftQuestion).safeParse(kept ?? []).data ?? null;
}
