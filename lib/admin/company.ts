import type { Company } from '@/lib/contract/company';
import type { Opened } from './editor-state';
import type { Fields } from './merge-edits';

/** The fields of the form, by the API's names. */
export const companyNames = {
  companyName: 'name',
  phone: 'phone',
  openingHours: 'openingHours',
  email: 'email',
  address: 'address',
  regulatorRating: 'rating',
  regulatorUrl: 'ratingUrl',
  regulatorDate: 'ratingDate',
};
export const companyFields = Object.values(companyNames);

export function toOpenedCompany({ name, phone, openingHours, email, address, rating, version }: Company): Opened {
  const { value = '', url = '', date = '' } = rating ?? {};
  return {
    fields: { name, phone, openingHours, email, address, rating: value, ratingUrl: url, ratingDate: date },
    version,
  };
}

/** Only what was changed: an API may hold more than it tells. */
export function toCompanyBody(fields: Fields, was: Fields) {
  const named = Object.entries(companyNames).map(([name, field]) => [name, field, fields[field] ?? ''] as const);
  return Object.fromEntries(named.flatMap(([name, field, text]) => (text === was[field] ? [] : [[name, text]])));
}
