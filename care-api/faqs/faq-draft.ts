import { type Editable, readInput } from '@/care-api/desk/working/editable';
import { faqInput } from '@/lib/contract/faq';
import { updateFaq } from './edit-faqs';
import { faqResource } from './faq-resource';

/** As it is written apart from what the public sees. */
export const faqDraft: Editable = {
  kind: 'faq',
  resource: faqResource,
  fields: ['faqQuestions', 'faqAnswer'],
  pictures: [],
  publish: ({ database, now }, { data, base: _, ...change }) =>
    updateFaq(database.db, readInput(faqInput, data), { ...change, now: now() }),
};
