import type { Endpoint } from '../endpoint';
import { faqInput, faqSchema } from '../faq';
import { resources } from '../resources';
import { allOrPages, create, done, one, remove, update } from './build';

const { who } = resources.faq;

export const faqCalls = {
  listFaqs: allOrPages(
    resources.faq,
    'Faq',
    'Questions and answers; with `page` one page, for staff',
    { page: faqSchema, all: faqSchema },
    { reads: ['faqs'] },
  ),
  getFaq: one('Faq/{id}', 'One question', { idQuery: 'faqid', response: faqSchema, reads: ['faqs'] }),
  createFaq: create('Faq', 'A new question', { body: faqInput, response: faqSchema, changes: ['faqs'] }, who),
  updateFaq: update(
    'Faq/{id}',
    'Change a question',
    { idQuery: 'faqid', body: faqInput, response: faqSchema, changes: ['faqs'] },
    who,
  ),
  deleteFaq: remove('Faq/{id}', 'Delete a question', { idQuery: 'faqid', response: done, changes: ['faqs'] }, who),
} satisfies Record<string, Endpoint>;
