import { describeListings } from './describe-listings.mjs';
import { dialled, districtOf, fold } from './fold.mjs';
import { areaName, makeGazetteer, milesBetween } from './gazetteer.mjs';
import { adultCare, amiss, beyond, dementia, inArea, inDistrict, is, near, olderPeople, says } from './judge.mjs';

const place = (name: string, lat: number, lng: number, nation: string, area: string, population: number) => ({
  name,
  lat,
  lng,
  nation,
  area,
  population,
});
const gazetteer = makeGazetteer([
  place('Leeds', 53.796, -1.548, 'England', 'City and Borough of Leeds', 455_000),
  place('Bradford', 53.794, -1.752, 'England', 'Bradford', 299_000),
  place('Bangor', 53.228, -4.129, 'Wales', 'Gwynedd', 18_000),
  place('Bangor', 54.661, -5.668, 'Northern Ireland', 'Ards and North Down', 0),
]);
const categories = new Map(
  [
    'Care Home Service',
    'Support Service',
    'Other than Care at home',
    'Care at Home',
    'Carer Jobs',
    'Live-In Care',
    'Hospital',
  ].map((name, index) => [index + 1, name] as const),
);
const described = (wire: object) => {
  const [listing] = describeListings([{ typeTitle: 'A house', openClose: 'Open', ...wire }], categories, gazetteer);
  if (!listing) throw new Error('not described');
  return listing;
};
const kindsIn = (wire: object) => [...described(wire).kinds];

test('texts are folded, numbers dialled and postcodes cut alike in every spelling', () => {
  expect(fold('Alzheimer’s & St. Andrews')).toBe('alzheimers and st andrews');
  expect(['01415 519 204', '+44 (0)141 551 9204', '1415519204', '0044 141 551 9204'].map(dialled)).toEqual(
    Array(4).fill('01415519204'),
  );
  expect(['eh12 5ab', 'EH125AB', 'EH12', 'M33 4RZ', 'Leeds'].map(districtOf)).toEqual([
    'EH12',
    'EH12',
    'EH12',
    'M33',
    '',
  ]);
  expect(['Glasgow City', 'City of Glasgow', 'City and Borough of Leeds', 'County Durham'].map(areaName)).toEqual([
    ...['glasgow', 'glasgow', 'leeds', 'durham'],
  ]);
});

test('the kind is read from the words of register, sample and title', () => {
  expect(kindsIn({ categoryId: '1' })).toContain('careHome');
  expect(kindsIn({ categoryId: '2,3' })).toEqual(['dayCare']);
  expect(kindsIn({ categoryId: '2,4' })).toEqual(['homeCare']);
  expect(kindsIn({ typeTitle: '1-2-1 Live In Care Ltd' })).toEqual(['liveIn', 'homeCare']);
  expect(kindsIn({ categoryId: '5,6' })).toEqual(['job']);
  expect(kindsIn({ categoryId: '2,4', headFeatures: ['Private', 'Children'] })).toEqual(['children']);
});

test('care for grown people is no job, no nursery and nothing closed', () => {
  const home = described({ categoryId: '1' });
  expect([adultCare(home), amiss(home)]).toEqual([true, false]);
  expect(amiss(described({ categoryId: '1', openClose: 'Closed' }))).toBe(true);
  expect(adultCare(described({ categoryId: '5' }))).toBe(false);
  expect(adultCare(described({ categoryId: '7', listingFeatures: ['Dementia'] }))).toBe(false);
});

test('dementia is read from words and codes, and not from "other than dementia"', () => {
  expect(dementia(described({ listingFeatures: ['Dementia'] }))).toBe(true);
  expect(dementia(described({ listingFeatures: ['NH-DE(E)'] }))).toBe(true);
  expect(dementia(described({ description: 'Mental health problems (other than dementia)' }))).toBe(false);
  expect(olderPeople(described({ listingFeatures: ['RC-I'] }))).toBe(true);
  expect(says('night')(described({ typeTitle: 'Knightswood' }))).toBe(false);
});

test('a listing is near by its town, else by its area or by others of its postcode district', () => {
  const inLeeds = described({ city: 'Leeds' });
  expect(near('Bradford', 10)(inLeeds, gazetteer)).toBe(true);
  expect(near('Bradford', 5)(inLeeds, gazetteer)).toBe(false);
  expect(beyond('Bradford', 5)(inLeeds, gazetteer)).toBe(true);
  expect(near('Bradford', 10)(described({ location: 'City of Leeds' }), gazetteer)).toBe(true);
  const nameless = describeListings(
    [{ city: 'Leeds', postcode: 'LS1 4AP' }, { postcode: 'LS1 1AA' }],
    categories,
    gazetteer,
  )[1]!;
  expect(near('Leeds', 1)(nameless, gazetteer)).toBe(true);
  expect(inDistrict('ls1')(nameless)).toBe(true);
  expect(beyond('Leeds', 1)(described({ city: 'Nowhere' }), gazetteer)).toBe(false);
});

test('of two towns with one name the nation or area decides, else the larger one', () => {
  const here = described({ city: 'Bangor', location: 'Northern Ireland' });
  expect(milesBetween(here.point, { lat: 54.66, lng: -5.67 })).toBeLessThan(1);
  expect(gazetteer.town('Bangor').nation).toBe('Wales');
  expect(inArea('Leeds')(described({ city: 'Leeds', location: 'Yorkshire' }))).toBe(true);
});

test('miles are those of the map', () => {
  expect(milesBetween({ lat: 53.796, lng: -1.548 }, { lat: 51.509, lng: -0.126 })).toBeCloseTo(169, 0);
  expect(is('job')(described({ job: { payFrom: 1 } }))).toBe(true);
});
