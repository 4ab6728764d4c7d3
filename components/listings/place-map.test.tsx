import { renderIn } from '@/components/testing/render-in';
import { PlaceMap } from './place-map';

const where = { area: { towns: [], rings: [] }, inCountry: { x: 1, y: 1 }, near: null, isExact: false };

it.each([
  ['1 Castle Street, Leeds', 'The mark shows the middle of the town: the exact spot is in the address.'],
  ['', 'The mark shows the middle of the town.'],
])('speaks of an address where there is one: "%s"', (address, said) => {
  const { container } = renderIn('en', <PlaceMap where={where} title="Rose Cottage" address={address} />);
  expect(container.querySelector('figcaption')?.textContent?.trim()).toBe(said);
});
