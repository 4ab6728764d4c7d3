import { z } from 'zod';
import { says } from './issue-faults';
import { orderedInput, orderedWire } from './kept-fields';
import { resources } from './resources';
import { id, ownId, typed } from './wire';

export const faqSchema = z
  .object({
    faqId: id,
    faqQuestions: z.string(),
    faqAnswer: z.string(),
    ...orderedWire,
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

export const faqInput = z.strictObject({
  faqId: ownId,
  faqQuestions: typed(resources.faq.lengths.question).min(1, says('questionRequired')),
  faqAnswer: typed(resources.faq.lengths.answer).min(1, says('answerRequired')),
  ...orderedInput,
});
