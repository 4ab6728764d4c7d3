import { z } from 'zod';
import { needFormats } from './need-formats';
import { typed } from './wire';

/** What somebody needs to read, hear or follow us; asked once, and never a must. */
export const contactNeeds = z.strictObject({
  formats: z.array(z.enum(needFormats)).max(needFormats.length),
  /** 'British Sign Language', 'Polish'; '' for nobody. */
  interpreter: typed(80),
  words: typed(500),
});
export type ContactNeeds = z.output<typeof contactNeeds>;
export const noNeeds: ContactNeeds = { formats: [], interpreter: '', words: '' };
