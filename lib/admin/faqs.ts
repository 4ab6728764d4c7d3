import type { Faq } from '@/lib/contract/faq';
import type { Opened } from './editor-state';
import type { ListRules } from './list-query';
import type { Fields } from './merge-edits';
import type { RowRules } from './page-of-rows';

/** What an API can be asked for that knows when a question was changed. */
export const faqRules: ListRules = {
  statuses: ['published'],
  sorts: ['position', 'changed', 'question'],
  defaultSort: 'position',
};

/** Of the published calls. */
export const plainFaqRules: ListRules = { ...faqRules, sorts: ['position', 'question'] };

/** The order of the API's whole answer is their position. */
export const faqRowRules: RowRules<Faq> = {
  texts: ({ question, answer }) => [question, answer],
  sorts: { question: ({ question }) => question, position: () => 0 },
  statuses: () => ['published'],
};

export const faqFields = ['question', 'answer'] as const;
/** The API's names of the fields. */
export const faqNames = { faqQuestions: 'question', faqAnswer: 'answer' };

export function toOpenedFaq({ question, answer, version }: Faq): Opened {
  return { fields: { question, answer }, version };
}

export function toFaqBody({ question, answer }: Fields) {
  return { faqQuestions: question, faqAnswer: answer };
}
