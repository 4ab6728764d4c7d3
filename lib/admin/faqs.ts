import type { Faq } from '@/lib/contract/faq';
import { editorOf, factsOf, fieldsOf, wordsOf } from './facts-of';
import type { Resource } from './resource';

const { hinted } = fieldsOf('AdminFaqs', 'faq');
const nameOf = ({ question }: Faq) => question;

export const faqResource: Resource<Faq> = {
  ...factsOf('faq'),
  words: {
    ...wordsOf('AdminFaqs'),
    none: 'AdminFaqs.empty',
    count: 'AdminToday.faqs',
    statuses: { published: 'AdminFaqs.published' },
  },
  nameOf,
  order: { groupOf: () => '', nameOf },
  editor: editorOf('faq', {
    fields: [hinted('question', 'line'), hinted('answer', 'text')],
    quick: ['question', 'answer'],
    names: { faqQuestions: 'question', faqAnswer: 'answer' },
  }),
};
