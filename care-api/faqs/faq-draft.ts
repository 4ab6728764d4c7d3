import { type Editable, readInput } from '@/care-api/desk/working/editable';
import { faqInput } from '@/lib/contract/faq';
import { faqResource, faqVerbs } from './faq-resource';

export const faqDraft: Editable = {
  kind: 'faq',
  resource: faqResource,
  fields: ['faqQuestions', 'faqAnswer'],
  pictures: [],
  publish: (deps, { data, base: _, ...change }) =>
    faqVerbs.update(deps, readInput(faqInput, data), { ...change, now: deps.now() }),
};
