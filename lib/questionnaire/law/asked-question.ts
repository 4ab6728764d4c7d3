import type { Question } from '@/lib/contract/questionnaire';

/** What the law looks at of a question. */
export type AskedQuestion = Pick<Question, 'id' | 'headline' | 'questionType' | 'choices' | 'inputKind'> & {
  description?: string;
  privacy?: Question['privacy'];
};
