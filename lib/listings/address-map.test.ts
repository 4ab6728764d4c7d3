import { mapEmbed } from '@/lib/listings/map-embed';
import { addressMap } from './address-map';

it('is a map our frame may show, with every letter of the address', () => {
  const address = 'Fernhollow House & Co, 1 Sample Street, York';
  const map = addressMap(address);
  expect(map && mapEmbed(map.embed)).toBe(map?.embed);
  expect(new URL(map?.embed ?? '').searchParams.get('q')).toBe(address);
  expect(new URL(map?.href ?? '').searchParams.get('query')).toBe(address);
});

it('is none without an address', () => {
  expect(addressMap('')).toBeNull();
});
