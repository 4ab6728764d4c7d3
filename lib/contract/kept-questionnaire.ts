import { z } from 'zod';
import { draftQuestion } from './draft-question';
import { questionnaireInput } from './questionnaire';
import { id, moment, text, versionWire } from './wire';

const count = z.number().int().nonnegative();

const about = {
  id,
  title: text,
  description: text,
  /** Listings that are to ask it, and applications that came by it. */
  listings: count,
  answers: count,
  /** Of its questions; null before they were published once. */
  questionsVersion: z.number().int().positive().nullable(),
  version: versionWire,
  updatedAt: moment.optional(),
  /** In the trash since. */
  deletedAt: moment.optional(),
};

/** A questionnaire as staff keep it, without its questions. What is found is of the words that wait, where some do. */
export const keptQuestionnaireSchema = z
  .object({ ...about, questions: count, errors: count, warnings: count })
  .transform((wire) => ({ ...wire, version: wire.version ?? null, updatedAt: wire.updatedAt ?? null }));
export type KeptQuestionnaire = z.output<typeof keptQuestionnaireSchema>;
export type KeptQuestionnaireWire = z.input<typeof keptQuestionnaireSchema>;

/** One with its questions, whose ids stay the same from version to version. */
export const wholeQuestionnaireSchema = z.object({
  ...about,
  questions: z.array(draftQuestion),
  /** How many have answered a question and not sent it yet, by its identifier. */
  begun: z.record(z.string(), count),
});
export type WholeQuestionnaire = z.output<typeof wholeQuestionnaireSchema>;

/** What is published at once. */
export const publishedQuestionnaire = questionnaireInput
  .pick({ title: true, description: true })
  .extend({ questions: questionnaireInput.shape.questions.unwrap().unwrap() });
