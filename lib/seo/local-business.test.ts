import { companySchema } from '@/lib/contract/company';
import { localBusiness, toPostalAddress } from './local-business';

it.each([
  [
    'Fernhollow House, 1 Sample Street, York YO1 9ZZ',
    { streetAddress: 'Fernhollow House, 1 Sample Street', addressLocality: 'York', postalCode: 'YO1 9ZZ' },
  ],
  [
    '1 Sample Street\nLeeds\nls17 5aa\nUK',
    { streetAddress: '1 Sample Street', addressLocality: 'Leeds', postalCode: 'LS17 5AA' },
  ],
  ['The Old Mill', { streetAddress: 'The Old Mill' }],
])('%s is taken apart', (address, parts) => {
  expect(toPostalAddress(address)).toEqual({ '@type': 'PostalAddress', addressCountry: 'GB', ...parts });
});

it('says when a provider is open, and nothing of one that has no name', () => {
  const wire = {
    companyId: 1,
    logoPath: '',
    companyName: 'Rose Care',
    openingPeriods: [{ weekday: 7, from: '08:00', to: '24:00' }],
  };
  expect(localBusiness(companySchema.parse(wire), 'en', 'https://site.example')).toEqual({
    '@type': 'LocalBusiness',
    '@id': 'https://site.example/#provider',
    name: 'Rose Care',
    url: 'https://site.example/home',
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Sunday', opens: '08:00', closes: '23:59' },
    ],
  });
  expect(localBusiness(companySchema.parse({ companyId: 1, logoPath: '' }), 'en', 'https://site.example')).toBeNull();
});
