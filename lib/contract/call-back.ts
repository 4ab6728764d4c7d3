import { z } from 'zod';
import { id, moment, text, typed } from './wire';

export const timesOfDay = ['morning', 'afternoon', 'evening', 'any'] as const;
export const contactPreferences = ['phone', 'email', 'text', 'relay'] as const;

/** Body of POST Requestcallback. dateTime is free text for the caller: '2026-12-01 morning'. */
export const callBackInput = z.strictObject({
  requestId: z.number().int().nonnegative().optional(),
  yourName: typed(120).min(1, 'Your Name is required.'),
  email: typed(254).min(1, 'Email is required.').pipe(z.email('Please provide valid email')),
  phoneNo: typed(40)
    .refine((value) => value === '' || isPlausiblePhone(value), 'Please enter a valid phone number')
    .optional(),
  dateTime: typed(60).optional(),
  yourMessage: typed(4_000).min(1, 'Message is required.'),
});
export type CallBackInput = z.input<typeof callBackInput>;

export const callBackSchema = z
  .object({
    requestId: id,
    yourName: text,
    email: text,
    phoneNo: text,
    dateTime: text,
    yourMessage: text,
    createdAt: moment.optional(),
  })
  .transform((wire) => ({
    id: wire.requestId,
    name: wire.yourName,
    email: wire.email,
    phone: wire.phoneNo,
    when: wire.dateTime,
    message: wire.yourMessage,
    createdAt: wire.createdAt ?? null,
  }));
export type CallBack = z.output<typeof callBackSchema>;

/** UK or international, with the marks people write between digits and an extension behind. */
export function isPlausiblePhone(value: string): boolean {
  const [number = '', ...rest] = value.toLowerCase().split(/\s*(?:ext\.?|extension|x)\s*/);
  const digits = number.replace(/\D/g, '');
  return (
    /^\+?[\d\s().\-/]+$/.test(number) &&
    digits.length >= 7 &&
    digits.length <= 15 &&
    rest.length <= 1 &&
    rest.every((part) => /^\d{1,8}$/.test(part))
  );
}
