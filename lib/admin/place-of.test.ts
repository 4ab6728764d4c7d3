import { placeOf } from './place-of';

it.each([
  ['Hull, HU6 8QG', { city: 'Hull', location: 'Humberside', postcode: 'HU6 8QG' }],
  ['Solihull', { city: '', location: 'Solihull', postcode: '' }],
  ['', { city: '', location: '', postcode: '' }],
])('says where a listing is: %s', (said, listing) => expect(placeOf(listing)).toBe(said));
