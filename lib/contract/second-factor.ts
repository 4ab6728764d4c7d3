import { z } from 'zod';
import { says } from './issue-faults';

/** What a log-in is answered when the account has a second step: a ticket for it, good for ten minutes. */
export const secondStepAnswer = z.object({ ticket: z.string().min(1) });

/** Six digits of an app, or a recovery code; spaces and dashes are as people like them. */
const code = z
  .string()
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .pipe(z.string().min(1, says('codeRequired')).max(40, says('codeWrong')));
const ticket = z.string().min(1).max(200);

export const codeInput = z.strictObject({ code });
export const finishLoginInput = z.strictObject({ ticket, code });

export const factorsSchema = z.object({
  app: z.enum(['none', 'waiting', 'on']),
  /** Of an app that waits for its first code: the key to be typed, and the address that a QR code holds. */
  setup: z.object({ key: z.string(), address: z.string() }).nullable(),
  recoveryCodesLeft: z.number().int(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      /** Browser and system it was made with; '' where they were not said. */
      device: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.string().nullable(),
    }),
  ),
});
export type Factors = z.output<typeof factorsSchema>;

/** Told once. Empty where there are some already. */
export const recoveryCodesAnswer = z.object({ recoveryCodes: z.array(z.string()) });

const signed = z.string().max(20_000);
const credential = z.object({
  id: z.string().min(1).max(1_400),
  rawId: z.string().max(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()),
});

/** What a browser answers to the options of a new passkey, and to those of a log-in by one: WebAuthn's JSON. */
export const newPasskeyInput = z.strictObject({
  ticket,
  passkey: credential.extend({
    response: z.object({
      clientDataJSON: signed,
      attestationObject: signed,
      transports: z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).optional(),
    }),
  }),
});
export const passkeyLoginInput = z.strictObject({
  ticket,
  passkey: credential.extend({
    response: z.object({
      clientDataJSON: signed,
      authenticatorData: signed,
      signature: signed,
      userHandle: signed.optional(),
    }),
  }),
});

export const passkeyOptions = z.object({ ticket: z.string().min(1), options: z.record(z.string(), z.unknown()) });

export const workAccountOffer = z.object({ isOffered: z.boolean() });
export const askWorkAccountInput = z.strictObject({ again: z.boolean().optional() });
export const workAccountAddress = z.object({ address: z.string().min(1), ticket: z.string().min(1) });
/** `answer` is the query by which the provider led back, as it came. */
export const workAccountLoginInput = z.strictObject({ ticket, answer: z.string().min(1).max(8_000) });
