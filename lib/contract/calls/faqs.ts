import type { Endpoint } from '../endpoint';
import { faqInput, faqQuery, faqSchema, faqsOrPageSchema } from '../faq';
import { create, done, list, one, remove, update } from './build';

export const faqCalls = {
  listFaqs: {
    ...list('Faq', 'Questions and answers; with `page` one page, for staff', {
      response: faqsOrPageSchema,
      reads: ['faqs'],
    }),
    query: faqQuery,
    pageWho: 'editor',
  },
  getFaq: one('Faq/{id}', 'One question', {
    idQuery: 'faqid',
    response: faqSchema,
    reads: ['faqs'],
  }),
  createFaq: create('Faq', 'A new question', { body: faqInput, response: faqSchema, changes: ['faqs'] }, 'editor'),
  updateFaq: update(
    'Faq/{id}',
    'Change a question',
    {
      idQuery: 'faqid',
      body: faqInput,
      response: faqSchema,
      changes: ['faqs'],
    },
    'editor',
  ),
  deleteFaq: remove(
    'Faq/{id}',
    'Delete a question',
    {
      idQuery: 'faqid',
      response: done,
      changes: ['faqs'],
    },
    'editor',
  ),
} satisfies Record<string, Endpoint>;
