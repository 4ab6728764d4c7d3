import { z } from 'zod';
import { says } from './issue-faults';
import { typed } from './wire';

const who = typed(254).min(1, says('fieldsRequired'));
export const personQuery = z.object({ who: typed(254).default('') });

export const personEraseInput = z.strictObject({ who });

export const personKinds = ['callBack', 'complaint', 'subscriber', 'alert', 'referee', 'mail', 'account'] as const;

export const personSchema = z.object({
  rows: z.array(
    z.object({
      kind: z.enum(personKinds),
      id: z.string(),
      /** A name, a reference, an address or a subject. */
      title: z.string(),
      email: z.string(),
      phone: z.string(),
      at: z.string(),
      inTrash: z.boolean(),
      /** Erasing leaves it: an account, which is erased on its own, and what was about somebody at risk. */
      isKept: z.boolean(),
    }),
  ),
});
export type Person = z.output<typeof personSchema>;

const rows = z.array(z.record(z.string(), z.unknown())).default([]);
export const personExport = z.object({
  callBack: rows,
  complaint: rows,
  subscriber: rows,
  alert: rows,
  referee: rows,
  mail: rows,
});
export const personErased = z.object({ gone: z.number().int() });
