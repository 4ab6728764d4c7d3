import { emptyListingQuery } from '@/lib/contract/listing-query';
import type { Locale } from '@/lib/i18n/languages';
import { landingOf } from './landing';
import { placeOf } from './listing-card';
import { listingPicture, picturesInARow } from './listing-picture';
import { payOf, payValues } from './pay';

const categories = [{ id: 5, name: 'Care Home' }];

describe('what a page makes of a listing', () => {
  it('names its place once', () => {
    expect(placeOf({ city: 'Tain', location: 'Highland' })).toBe('Tain, Highland');
    expect(placeOf({ city: 'London', location: 'London' })).toBe('London');
    expect(placeOf({ city: '', location: 'Fife' })).toBe('Fife');
  });

  it('shows its own photo through the site, and a drawing of its kind without one', () => {
    expect(listingPicture('a b&c.webp', [])).toBe('/Documents/appImages/a%20b%26c.webp');
    expect(listingPicture('', ['Carer Jobs'])).toBe('/illustrations/listing-job.svg');
    expect(listingPicture('', ['Day Care of Children'])).toBe('/illustrations/listing-children.svg');
    expect(listingPicture('', ['Something else'])).toBe('/illustrations/listing-general.svg');
  });

  it('shows no two neighbours with the same drawing, whatever they are', () => {
    const home = { photo: '', categoryNames: ['Care Home'] };
    const pictured = { photo: 'a.webp', categoryNames: ['Live-In Care'] };
    const child = { photo: '', categoryNames: ['Adoption Service'] };
    for (const row of [Array(12).fill(home), Array(12).fill(pictured), Array(12).fill(child), [home, pictured, home]]) {
      const pictures = picturesInARow(row);
      expect(pictures).toHaveLength(row.length);
      for (const [index, picture] of pictures.entries())
        expect(pictures.slice(Math.max(0, index - 2), index)).not.toContain(picture);
      expect(picturesInARow(row)).toEqual(pictures);
    }
    expect(picturesInARow([pictured])).toEqual(['/Documents/appImages/a.webp']);
  });

  it('writes pay as a range in pounds, by the rules of the language', () => {
    const range = payOf({ payFrom: 700, payTo: 850, payUnit: 'WEEK' });
    const one = payOf({ payFrom: 12.5, payTo: 12.5, payUnit: null });
    const said = (locale: Locale) => [range, one].map((pay) => pay && payValues(pay, locale));
    expect(said('en')).toEqual([
      { amount: '\u2066£700\u2069–\u2066£850\u2069', unit: 'WEEK' },
      { amount: '\u2066£12.50\u2069', unit: 'NONE' },
    ]);
    expect(said('de')).toMatchObject([
      { amount: '\u2066700\u00a0£\u2069–\u2066850\u00a0£\u2069' },
      { amount: '\u206612,50\u00a0£\u2069' },
    ]);
    expect(payOf({ payFrom: null, payTo: null, payUnit: 'HOUR' })).toBeNull();
  });
});

describe('a landing page', () => {
  it('stands for exactly one kind, category, city or location', () => {
    expect(landingOf({ ...emptyListingQuery, categories: [5] }, categories)).toMatchObject({
      of: { name: 'Care Home' },
      isWhole: true,
    });
    expect(landingOf({ ...emptyListingQuery, cities: ['Bath'] }, categories)).toMatchObject({
      of: { kind: 'city' },
      isWhole: true,
    });
    expect(landingOf({ ...emptyListingQuery, kinds: ['jobs'] }, categories)).toMatchObject({
      of: { kind: 'kind', name: 'jobs' },
      isWhole: true,
    });
    expect(landingOf({ ...emptyListingQuery, kinds: ['jobs', 'local'] }, categories)).toBeNull();
    expect(landingOf({ ...emptyListingQuery, cities: ['Bath'], page: 2 }, categories)).toMatchObject({
      isWhole: false,
    });
    expect(landingOf({ ...emptyListingQuery, cities: ['Bath'], categories: [5] }, categories)).toBeNull();
    expect(landingOf({ ...emptyListingQuery, cities: ['Bath'], q: 'x' }, categories)).toBeNull();
    expect(landingOf({ ...emptyListingQuery, categories: [6] }, categories)).toBeNull();
  });
});
