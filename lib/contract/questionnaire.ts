import { z } from 'zod';
import { says } from './issue-faults';
import { purposes } from './questionnaire-purpose';
import { id, ids, moment, ownId, text, typed, typedIds } from './wire';

export const questionTypes = ['multiple-choice', 'text'] as const;
/**
 * Extension: what a text question asks for. A statement is read, not answered; a file is named by its id (`file-answer.ts`).
 * A scale is a question of one choice, whose steps are its choices.
 */
export const inputKinds = ['short', 'long', 'number', 'date', 'email', 'phone', 'statement', 'file', 'scale'] as const;

/**
 * Extension: what of the staff's view an answer is kept from. `identity` tells who somebody is, which the anonymous view
 * hides; `equality` is for equal opportunities, and nobody who decides ever sees it: it is counted alone.
 */
export const questionPrivacies = ['identity', 'equality'] as const;

const choice = z.object({ value: z.string(), label: z.string() });

const jump = z.object({
  /** The first one counts; an empty list means 'otherwise go to'. */
  conditionValue: z.array(z.object({ value: z.string() })),
  /** A question's id, or `questionnaireEnd`. */
  destination: z.object({ id }),
});

export const questionSchema = z.object({
  id,
  questionnaireId: id,
  /** The same through all versions of the questionnaire. */
  identifier: text,
  headline: text,
  questionType: z.enum(questionTypes).catch('text'),
  multiple: z.boolean().nullish().transform(Boolean),
  choices: z
    .array(choice)
    .nullish()
    .transform((list) => list ?? []),
  jumps: z
    .array(jump)
    .nullish()
    .transform((list) => list ?? []),
  // Extensions.
  description: text.optional(),
  required: z.boolean().nullish(),
  inputKind: z.enum(inputKinds).nullish().catch(null),
  privacy: z.enum(questionPrivacies).nullish().catch(null),
  /** Of a number: what stands behind it, and between what it lies. */
  unit: text.optional(),
  min: z.number().nullish(),
  max: z.number().nullish(),
  /** Counts up with each change of the questionnaire. */
  version: z.number().int().positive().nullish(),
});
export type Question = z.output<typeof questionSchema>;
export type QuestionWire = z.input<typeof questionSchema>;
export const questionExtensionFields = [
  ...(['description', 'required', 'inputKind', 'privacy', 'version'] as const),
  ...(['unit', 'min', 'max'] as const),
];

export const questionnaireSchema = z
  .object({
    id,
    title: text,
    // Extensions: the published entity is only known to have an id.
    description: text.optional(),
    /** What its answers are for, one of `purposes`; '' where nobody has said it. */
    purpose: text.optional(),
    /** Listings it belongs to. */
    typeId: ids.optional(),
    version: z.number().int().positive().nullish(),
    questions: z.array(questionSchema).nullish(),
    updatedAt: moment.optional(),
  })
  .transform(({ typeId, ...wire }) => ({ ...wire, listingIds: typeId ?? [], questions: wire.questions ?? [] }));
export const questionnaireExtensionFields = [
  'description',
  'purpose',
  'typeId',
  'version',
  'questions',
  'updatedAt',
] as const;

export const mostChoices = 300;
const tooLong = (max: number) => says('listTooLong', { max });

/** A question to be stored. Jumps name their destination by the `id` it has in this body; the stored ids are new. */
export const questionInput = z
  .strictObject({
    id: z.number().int().positive(),
    questionnaireId: ownId,
    identifier: typed(100).nullish(),
    headline: typed(4_000).min(1, says('headlineRequired')),
    description: typed(4_000).nullish(),
    questionType: z.enum(questionTypes),
    multiple: z.boolean().nullish(),
    required: z.boolean().nullish(),
    inputKind: z.enum(inputKinds).nullish(),
    privacy: z.enum(questionPrivacies).nullish(),
    unit: typed(30).nullish(),
    min: z.number().nullish(),
    max: z.number().nullish(),
    choices: z
      .array(
        z.strictObject({
          value: typed(300).min(1, says('fieldMissing')),
          label: typed(1_000).min(1, says('labelRequired')),
        }),
      )
      .max(mostChoices, tooLong(mostChoices))
      .nullish(),
    jumps: z
      .array(
        z.strictObject({
          conditionValue: z.array(z.strictObject({ value: typed(300) })).max(50, tooLong(50)),
          destination: z.strictObject({ id: z.number().int().nonnegative().describe('0 ends the questionnaire.') }),
        }),
      )
      .max(100, tooLong(100))
      .nullish(),
    version: z.number().nullish(),
  })
  .refine(({ min, max }) => min == null || max == null || min <= max, { error: says('boundsCrossed'), path: ['max'] });
export type QuestionInput = z.output<typeof questionInput>;

/** As many as are taken from an author. */
export const mostQuestions = 1_000;

/** Characters of JSON that one has room for while it is written: a thousand questions, with twenty choices each. */
export const mostWritten = 2 * 1024 * 1024;

/** New questions make a new version; without them only the other fields change. */
export const questionnaireInput = z.strictObject({
  id: ownId,
  title: typed(200).min(1, says('titleRequired')),
  description: typed(2_000).nullish(),
  purpose: z.enum(['', ...purposes]).nullish(),
  typeId: typedIds.nullish(),
  /** That listings of `typeId` which ask something else are to ask this instead. */
  takesPlace: z.boolean().nullish(),
  questions: z
    .array(questionInput)
    .min(1, says('questionsRequired'))
    .max(mostQuestions, tooLong(mostQuestions))
    .nullish(),
  version: z.number().nullish(),
  updatedAt: z.string().nullish(),
});
export type QuestionnaireInput = z.output<typeof questionnaireInput>;
