import { z } from 'zod';
import { draftQuestion } from './draft-question';
import { id, idParam, moment, text } from './wire';

/** Answers for equal opportunities are told apart from so many people on: of fewer, some would be known. */
export const fewestTold = 10;

const count = z.number().int().nonnegative();

export const questionnaireVersion = z.object({
  number: z.number().int().positive(),
  createdAt: moment,
  by: text,
  /** Applications that came by it, and unsent ones that were begun on it. */
  answers: count,
  drafts: count,
});

export type QuestionnaireVersion = z.output<typeof questionnaireVersion>;

export const questionnaireVersions = z.object({
  title: text,
  versions: z.array(questionnaireVersion),
  from: count,
  to: count,
  before: z.array(draftQuestion),
  now: z.array(draftQuestion),
});
export type QuestionnaireVersions = z.output<typeof questionnaireVersions>;

export const versionsQuery = z.object({ from: idParam.optional(), to: idParam.optional() });

const questionSchema = draftQuestion
  .pick({ identifier: true, headline: true, questionType: true, inputKind: true, privacy: true })
  .extend({
    answered: count,
    stopped: count,
    /** What was chosen, and how often; also what can be chosen no more. */
    choices: z.array(z.object({ label: z.string(), count })),
  });

export const questionnaireAnswers = z.object({
  title: text,
  sent: count,
  unsent: count,
  /** As they are asked now, and then those that are asked no more. */
  questions: z.array(questionSchema),
});
export type QuestionnaireAnswers = z.output<typeof questionnaireAnswers>;

/** The listings that ask it, of those that are somebody's work. */
export const questionnaireListings = z.object({
  title: text,
  listings: z.array(z.object({ id, title: text })),
});
export type QuestionnaireListings = z.output<typeof questionnaireListings>;
