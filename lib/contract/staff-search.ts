import { z } from 'zod';
import { typed } from './wire';

export const officeSearchQuery = z.object({ q: typed(100).default('') });

export const foundSchema = z.object({
  items: z.array(
    z.object({
      /** As the audit names it. */
      kind: z.string(),
      id: z.string(),
      title: z.string(),
      /** What tells it from others of its name: an email, a postcode; '' for nothing. */
      hint: z.string(),
    }),
  ),
});
export type Found = z.output<typeof foundSchema>['items'][number];
