import { z } from 'zod';
import { says } from './issue-faults';
import { listingStatuses } from './listing';
import { isPlausiblePhone } from './phone';
import { id, ignored, moment, ownId, text, typed } from './wire';

export const timesOfDay = ['morning', 'afternoon', 'evening', 'any'] as const;
export const contactPreferences = ['phone', 'email', 'text', 'relay'] as const;

/** Body of POST Requestcallback. dateTime is free text for the caller: '2026-12-01 morning'. */
const asked = {
  requestId: ownId,
  yourName: typed(120).min(1, says('nameRequired')),
  email: typed(254)
    .min(1, says('emailRequired'))
    .pipe(z.email(says('emailInvalid'))),
  phoneNo: typed(40)
    .refine((value) => value === '' || isPlausiblePhone(value), says('phoneInvalid'))
    .optional(),
  dateTime: typed(60).optional(),
  yourMessage: typed(4_000).min(1, says('messageRequired')),
};
export const callBackInput = z.strictObject(asked);
export type CallBackInput = z.input<typeof callBackInput>;

/** Body of PUT CallResponse: what the provider's staff note down, or put right. */
export const callBackChange = z.strictObject({
  ...z.strictObject(asked).partial().shape,
  status: z.enum(listingStatuses).optional(),
  note: typed(4_000).optional(),
  createdAt: ignored,
});

export const callBackSchema = z
  .object({
    requestId: id,
    yourName: text,
    email: text,
    phoneNo: text,
    dateTime: text,
    yourMessage: text,
    // Extensions.
    status: z.enum(listingStatuses).nullish().catch(null),
    /** Of the staff. */
    note: text.optional(),
    createdAt: moment.optional(),
  })
  .transform((wire) => ({
    id: wire.requestId,
    name: wire.yourName,
    email: wire.email,
    phone: wire.phoneNo,
    when: wire.dateTime,
    message: wire.yourMessage,
    status: wire.status ?? 'Open',
    note: wire.note ?? '',
    createdAt: wire.createdAt ?? null,
  }));
export const callBackExtensionFields = ['status', 'note', 'createdAt'] as const;
