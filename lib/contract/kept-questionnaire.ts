import { z } from 'zod';
import { draftQuestion } from './draft-question';
import { says } from './issue-faults';
import { questionnaireInput } from './questionnaire';
import { lawRules } from './questionnaire-purpose';
import { id, moment, text, typed, versionWire } from './wire';

const count = z.number().int().nonnegative();

const about = {
  id,
  title: text,
  description: text,
  purpose: text,
  listings: count,
  answers: count,
  /** Of its questions; null before they were published once. */
  questionsVersion: z.number().int().positive().nullable(),
  version: versionWire,
  updatedAt: moment.optional(),
  deletedAt: moment.optional(),
};

/** A questionnaire as staff keep it, without its questions. What is found is of the words that wait, where some do. */
export const keptQuestionnaireSchema = z
  .object({ ...about, questions: count, errors: count, warnings: count, advice: count })
  .transform((wire) => ({ ...wire, version: wire.version ?? null, updatedAt: wire.updatedAt ?? null }));
export type KeptQuestionnaire = z.output<typeof keptQuestionnaireSchema>;
export type KeptQuestionnaireWire = z.input<typeof keptQuestionnaireSchema>;

export const keptAdvice = z.object({
  rule: z.enum(lawRules),
  meaning: z.string(),
  reason: z.string(),
  by: text,
  at: moment,
});
export type KeptAdvice = z.output<typeof keptAdvice>;

const advised = { rule: z.enum(lawRules), question: draftQuestion };

export const adviceInput = z.discriminatedUnion(
  'change',
  [
    z.strictObject({ change: z.literal('keep'), ...advised, reason: typed(500).min(1) }),
    z.strictObject({ change: z.literal('withdraw'), ...advised }),
  ],
  says('choiceMissing'),
);
export type AdviceInput = z.output<typeof adviceInput>;

/** One with its questions, whose ids stay the same from version to version. */
export const wholeQuestionnaireSchema = z.object({
  ...about,
  questions: z.array(draftQuestion),
  keptAdvice: z.array(keptAdvice),
  /** Whether answers are kept for some time only. */
  hasRetention: z.boolean().default(true),
  /** How many have answered a question and not sent it yet, by its identifier. */
  begun: z.record(z.string(), count),
});
export type WholeQuestionnaire = z.output<typeof wholeQuestionnaireSchema>;

export const publishedQuestionnaire = questionnaireInput
  .pick({ title: true, description: true, purpose: true })
  .extend({ questions: questionnaireInput.shape.questions.unwrap().unwrap() });
