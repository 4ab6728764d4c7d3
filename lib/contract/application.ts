import { z } from 'zod';
import { listingStatuses } from './listing';
import { id, moment, text } from './wire';

/** Answers that were sent together, as their sender finds them again. */
export const applicationSchema = z
  .object({
    id,
    /** To name it by, on the telephone. */
    reference: text,
    typeId: id.nullish(),
    typeTitle: text,
    status: z.enum(listingStatuses).catch('Open'),
    withdrawn: z.boolean().nullish().transform(Boolean),
    createdDate: moment,
    /** What was sent: the question and what was answered, in the order asked. */
    answers: z.array(z.object({ label: text, value: text })).catch([]),
  })
  .transform(({ typeId, typeTitle, createdDate, ...wire }) => ({
    ...wire,
    listingId: typeId ?? null,
    listingTitle: typeTitle,
    sentAt: createdDate,
  }));
export type Application = z.output<typeof applicationSchema>;
export type ApplicationWire = z.input<typeof applicationSchema>;

/** Body of PUT Response/applications/{id}: its sender takes it back, an admin says how it stands. */
export const applicationChange = z.union([
  z.strictObject({ withdrawn: z.literal(true) }),
  z.strictObject({ status: z.enum(listingStatuses) }),
]);
export type ApplicationChange = z.output<typeof applicationChange>;
