import { endpoints } from '@/lib/contract/endpoints';
import type { Faq } from '@/lib/contract/faq';
import { resources } from '@/lib/contract/resources';
import { factsOf } from './facts-of';
import type { Resource } from './resource';

const { sorts, lengths } = resources.faq;

export const faqResource: Resource<Faq> = {
  ...factsOf('faq'),
  words: {
    caption: 'AdminFaqs.caption',
    none: 'AdminFaqs.empty',
    count: 'AdminToday.faqs',
    add: 'AdminFaqs.new',
    statuses: { published: 'AdminFaqs.published' },
  },
  rules: { statuses: ['published'], sorts, defaultSort: 'position' },
  list: endpoints.listFaqs,
  idOf: ({ id }) => id,
  nameOf: ({ question }) => question,
  order: { groupOf: () => '', nameOf: ({ question }) => question },
  editor: {
    get: endpoints.getFaq,
    create: endpoints.createFaq,
    update: endpoints.updateFaq,
    fields: [
      {
        name: 'question',
        label: 'AdminFaqs.question',
        hint: 'AdminFaqs.questionHint',
        kind: 'line',
        max: lengths.question,
      },
      { name: 'answer', label: 'AdminFaqs.answer', hint: 'AdminFaqs.answerHint', kind: 'text', max: lengths.answer },
    ],
    quick: ['question'],
    names: { faqQuestions: 'question', faqAnswer: 'answer' },
    toOpened: ({ question, answer, version }) => ({ fields: { question, answer }, version }),
    toBody: ({ question, answer }) => ({ faqQuestions: question, faqAnswer: answer }),
  },
};
