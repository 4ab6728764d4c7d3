import { z } from 'zod';
import { says } from './issue-faults';
import { id, ownId, typed } from './wire';

export const faqSchema = z
  .object({ faqId: id, faqQuestions: z.string(), faqAnswer: z.string() })
  .transform((wire) => ({ id: wire.faqId, question: wire.faqQuestions.trim(), answer: wire.faqAnswer.trim() }));
export type Faq = z.output<typeof faqSchema>;

export const faqInput = z.strictObject({
  faqId: ownId,
  faqQuestions: typed(300).min(1, says('questionRequired')),
  faqAnswer: typed(5_000).min(1, says('answerRequired')),
});
