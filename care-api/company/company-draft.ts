import { type Editable, readInput } from '@/care-api/desk/working/editable';
import { withoutBlankRows } from '@/lib/contract/blank-rows';
import { companyInput } from '@/lib/contract/company';
import { companyResource } from './company-resource';
import { updateCompany } from './edit-company';

export const companyDraft: Editable = {
  kind: 'company',
  resource: companyResource,
  fields: [
    ...(['companyName', 'logoPath', 'phone', 'email', 'address', 'openingHours'] as const),
    ...(['regulatorRating', 'regulatorUrl', 'regulatorDate', 'regulatorProviderId', 'regulatorLocationId'] as const),
    ...(['companyNumber', 'registeredOffice', 'icoNumber', 'modernSlaveryUrl', 'safeguardingContact'] as const),
    ...([
      'socialLinks',
      'registration',
      'openingPeriods',
      'closedDays',
      'nation',
      'promiseMinutes',
      'fees',
      'feesCheckedOn',
      'palette',
    ] as const),
  ],
  pictures: ['logoPath'],
  publish: (deps, { data, base: _, ...change }) =>
    updateCompany(deps, readInput(companyInput, withoutBlankRows(data)), { ...change, pictureCaller: null }),
};
