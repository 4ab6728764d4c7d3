import { z } from 'zod';
import { says } from './issue-faults';
import { resources } from './resources';
import { staffListQuery, staffPage } from './staff-list';
import { id, ignored, moment, ownId, typed, versionInput, versionWire } from './wire';

export const faqSchema = z
  .object({
    faqId: id,
    faqQuestions: z.string(),
    faqAnswer: z.string(),
    // Extensions.
    version: versionWire,
    /** From 1, as the public page orders them. */
    position: z.number().int().nullish(),
    updatedAt: moment.optional(),
    /** In the trash since. */
    deletedAt: moment.optional(),
  })
  .transform((wire) => ({
    id: wire.faqId,
    question: wire.faqQuestions.trim(),
    answer: wire.faqAnswer.trim(),
    version: wire.version ?? null,
    position: wire.position ?? null,
    updatedAt: wire.updatedAt ?? null,
    deletedAt: wire.deletedAt ?? null,
  }));
export type Faq = z.output<typeof faqSchema>;
export type FaqWire = z.input<typeof faqSchema>;
export const faqExtensionFields = ['version', 'position', 'updatedAt', 'deletedAt'] as const;

export const faqInput = z.strictObject({
  faqId: ownId,
  faqQuestions: typed(resources.faq.lengths.question).min(1, says('questionRequired')),
  faqAnswer: typed(resources.faq.lengths.answer).min(1, says('answerRequired')),
  version: versionInput,
  position: ignored,
  updatedAt: ignored,
  deletedAt: ignored,
});

export const faqQuery = staffListQuery(resources.faq);
export const faqsOrPageSchema = z.union([staffPage(faqSchema), z.array(faqSchema)]);
