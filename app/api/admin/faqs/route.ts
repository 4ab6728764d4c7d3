import { faqFields, faqNames, toFaqBody, toOpenedFaq } from '@/lib/admin/faqs';
import { getFaq } from '@/lib/care-api/staff-faqs';
import { endpoints } from '@/lib/contract/endpoints';
import { editorRoute } from '@/lib/door/editor-route';

/** A question and its answer, new or changed. */
export const POST = editorRoute({
  kind: 'faq',
  path: '/adminPanel/faqs',
  fields: faqFields,
  names: faqNames,
  create: endpoints.createFaq,
  update: endpoints.updateFaq,
  get: getFaq,
  idOf: ({ id }) => id,
  toOpened: toOpenedFaq,
  toBody: toFaqBody,
});
