import { z } from 'zod';
import { says } from './issue-faults';

export const cameBys = ['form', 'comment', 'phone', 'letter', 'email', 'person'] as const;
export const enteredBys = ['phone', 'letter', 'email', 'person'] as const;
/** What is said of what staff enter: how it came, and on which day of London; today where none is said. */
export const entryFields = {
  cameBy: z.enum(enteredBys, says('choiceMissing')),
  receivedOn: z.union([z.literal(''), z.iso.date(says('valueUnreadable'))], says('valueUnreadable')).default(''),
};
