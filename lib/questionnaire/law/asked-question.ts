import type { Question } from '@/lib/contract/questionnaire';

export type AskedQuestion = Pick<Question, 'id' | 'headline' | 'questionType' | 'choices' | 'inputKind'> & {
  description?: string;
  privacy?: Question['privacy'];
};
