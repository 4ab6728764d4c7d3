import { endpoints } from '@/lib/contract/endpoints';
import type { Faq } from '@/lib/contract/faq';
import type { Noun } from './noun';

export const faqNoun: Noun<Faq> = {
  screen: 'faqs',
  kind: 'faq',
  words: {
    caption: 'AdminFaqs.caption',
    none: 'AdminFaqs.empty',
    count: 'AdminToday.faqs',
    add: 'AdminFaqs.new',
    statuses: { published: 'AdminFaqs.published' },
  },
  rules: { statuses: ['published'], sorts: ['position', 'changed', 'question'], defaultSort: 'position' },
  hasTrash: true,
  table: 'faq.csv',
  list: endpoints.listFaqs,
  remove: endpoints.deleteFaq,
  idOf: ({ id }) => id,
  nameOf: ({ question }) => question,
  order: { groupOf: () => '', nameOf: ({ question }) => question },
  editor: {
    get: endpoints.getFaq,
    create: endpoints.createFaq,
    update: endpoints.updateFaq,
    fields: [
      { name: 'question', label: 'AdminFaqs.question', hint: 'AdminFaqs.questionHint', kind: 'line', max: 300 },
      { name: 'answer', label: 'AdminFaqs.answer', hint: 'AdminFaqs.answerHint', kind: 'text', max: 5_000 },
    ],
    quick: ['question'],
    names: { faqQuestions: 'question', faqAnswer: 'answer' },
    toOpened: ({ question, answer, version }) => ({ fields: { question, answer }, version }),
    toBody: ({ question, answer }) => ({ faqQuestions: question, faqAnswer: answer }),
  },
};
