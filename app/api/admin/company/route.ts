import { companyFields, companyNames, toCompanyBody, toOpenedCompany } from '@/lib/admin/company';
import { readCompany } from '@/lib/care-api/staff-company';
import { endpoints } from '@/lib/contract/endpoints';
import { editorRoute } from '@/lib/door/editor-route';

/** The provider's name, how it is reached, and how it is rated. */
export const POST = editorRoute({
  kind: 'company',
  path: '/adminPanel/company',
  isSingle: true,
  fields: companyFields,
  names: companyNames,
  create: endpoints.createCompany,
  update: endpoints.updateCompany,
  get: readCompany,
  idOf: ({ id }) => id,
  toOpened: toOpenedCompany,
  toBody: toCompanyBody,
});
