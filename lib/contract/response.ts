import { z } from 'zod';
import { fileTypes } from './file-answer';
import { says } from './issue-faults';
import { id, ignored, moment, nameParam, ownId, text, typed } from './wire';

/** One answer, as the published client sends it. Whose it is and when it came is known by the API. */
export const responseInput = z.strictObject({
  id: ownId,
  questionnaireId: id,
  questionId: id,
  /** The choice's label, or the question's headline for text. */
  responseLabel: typed(4_000).nullish(),
  /** The choice's value, or the typed text. */
  responseValue: typed(10_000).min(1, says('answerMissing')),
  responseDate: moment,
  typeId: z.coerce.number().int().nonnegative(),
  userId: ignored,
  createdDate: ignored,
  active: ignored,
});
export type ResponseInput = z.output<typeof responseInput>;

export const responsesInput = z.array(responseInput).min(1, says('answersMissing')).max(3_000);

export const responseSchema = z
  .object({
    id,
    questionnaireId: id,
    questionId: id,
    userId: text,
    responseLabel: text,
    responseValue: text,
    responseDate: moment,
    typeId: id.nullish(),
    createdDate: moment,
    active: z.boolean().nullish(),
  })
  .transform(({ responseLabel, responseValue, responseDate, typeId, userId, ...wire }) => ({
    ...wire,
    ownerId: userId,
    label: responseLabel,
    value: responseValue,
    answeredAt: responseDate,
    listingId: typeId ?? null,
  }));

/** Truthy when everything was stored. */
export const responsesAnswer = z.union([
  z.object({
    reference: z.string(),
    stored: z.number().int().positive(),
  }),
  z.unknown(),
]);

/** A file that answers a question, once the answer that names it (`toFileAnswer`) is sent; of nobody's use without. */
export const answerFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(fileTypes),
  bytes: z.number().int().positive(),
});

export const answerFileParams = z.object({ token: nameParam });
export const answerFileQuery = z.object({ name: typed(200).optional() });
/** Bytes taken, so that what is a little too large hears so in its own words. */
export const answerFileMaxBody = 12 * 1024 * 1024;

/** Extension: `copy=1` mails the answers to their sender, to the account's own address and only once that is proved. */
export const responsesQuery = z.object({ copy: z.literal('1').optional() });
