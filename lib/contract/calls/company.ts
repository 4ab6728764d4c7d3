import { companyInput, companySchema } from '../company';
import { type Endpoint, pictureMaxBody } from '../endpoint';
import { create, list, one, update } from './build';

export const companyCalls = {
  getLatestCompany: list('CompanyDetail/GetLatestCompanyDetailslatest', 'The provider', {
    response: companySchema,
    reads: ['company'],
  }),
  getCompany: one('CompanyDetail/{id}', 'The provider, by id', {
    idQuery: 'companyId',
    response: companySchema,
    reads: ['company'],
  }),
  createCompany: create('CompanyDetail', 'New company details', {
    maxBody: pictureMaxBody,
    body: companyInput,
    response: companySchema,
    changes: ['company'],
  }),
  updateCompany: update('CompanyDetail/{id}', 'Change company details', {
    idQuery: 'companyId',
    maxBody: pictureMaxBody,
    body: companyInput,
    response: companySchema,
    changes: ['company'],
  }),
} satisfies Record<string, Endpoint>;
