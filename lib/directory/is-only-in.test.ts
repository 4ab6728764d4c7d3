import { isOnlyIn } from './is-only-in';
import { makeGazetteer, type PlacedListing } from './places/gazetteer';
import { shippedTowns } from './places/uk-places';

const bramley: PlacedListing = {
  position: { lat: 53.81, lng: -1.63 },
  postcode: 'LS13 2AA',
  city: 'Leeds',
  location: 'Leeds',
  title: '',
};
const gazetteer = makeGazetteer({ towns: shippedTowns, postcodes: [] }, [
  bramley,
  { ...bramley, position: null, postcode: 'LS8 1QD' },
]);

test.each<[string, string, Partial<PlacedListing>, boolean]>([
  ['its town is all it says', 'Leeds', { city: 'leeds' }, true],
  ['its area is all it says', 'Leeds', { location: 'leeds' }, true],
  ['nobody knows more of its postcode than the towns in it', 'Leeds', { city: 'leeds', postcode: 'LS8 1QD' }, true],
  ['only London is known beside its borough', 'Wandsworth', { city: 'london', location: 'wandsworth' }, true],
  ['only a part of London is', 'Wandsworth', { city: 'london', location: 'wandsworth', postcode: 'SW18 1AA' }, true],
  ['others tell where its postcode is', 'Leeds', { city: 'leeds', postcode: 'LS13 9ZZ' }, false],
  ['it says itself where it is', 'Leeds', { city: 'leeds', position: bramley.position }, false],
  ['it is in a smaller town of the area', 'Leeds', { city: 'garforth', location: 'leeds' }, false],
  ['the postcode asked for is another of its town', 'LS8', { city: 'leeds', postcode: 'LS171AA' }, true],
  [
    'the postcode asked for is another of its part of London',
    'SW1A 1AA',
    { city: 'london', postcode: 'SW181AA' },
    true,
  ],
  ['it is in another town', 'Leeds', { city: 'bradford' }, false],
])('where %s, it is only in %s: %j %s', (_, asked, said, expected) => {
  const place = gazetteer.find(asked)[0] ?? gazetteer.findPostcode(asked);
  const listing = { position: null, postcode: '', city: '', location: '', title: '', ...said };
  expect(place && isOnlyIn(place, { ...listing, position: gazetteer.positionOf(listing) })).toBe(expected);
});
