import { addressOf } from './address-of';

it.each([
  ['1 Low Street, Hull, East Riding, HU1 1AA', '1 Low Street'],
  ['1 Low Street, Hull, HU1 1AA', '1 Low Street'],
  ['1 Low Street, HU1 1AA', '1 Low Street'],
  ['Hull, East Riding, HU1 1AA', ''],
  ['1 Low Street, Hull HU1 1AA', '1 Low Street, Hull HU1 1AA'],
  ['1 Low Street', '1 Low Street'],
  ['', ''],
])('of %j the street is %j', (address, street) => {
  const placed = { address, city: 'Hull', location: 'East Riding', postcode: 'HU1 1AA' };
  expect(addressOf(placed)).toMatchObject({ address_1: street, city: 'Hull', postal_code: 'HU1 1AA' });
});

it('a town that is its own area stands there once', () => {
  const placed = { address: '7 King Street, Oldham, OL8 1DW', city: 'Oldham', location: 'Oldham', postcode: 'OL8 1DW' };
  expect(addressOf(placed).address_1).toBe('7 King Street');
});
