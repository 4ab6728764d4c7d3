import { prepareListings } from '@/lib/listings/prepare-listings';
import { makeListing } from '@/lib/listings/testing/make-listing';
import { nearPlace } from './near-place';
import { parseQuestion } from './parse-question';
import { placesAround } from './places-around';

/** All over the land, each three miles from the next. */
const made = Array.from({ length: 90 * 60 }, (_, index) =>
  makeListing({
    typeId: index + 1,
    typeTitle: `House ${index}`,
    city: index % 50 === 0 ? 'Leeds' : '',
    lat: 51 + (index % 90) * 0.05,
    lng: -4 + Math.floor(index / 90) * 0.07,
  }),
);
const { directory } = prepareListings(made, { categories: [], filters: [] });
const all = Uint32Array.from(made, (_, at) => at);

it.each(['Leeds', 'LS17', 'G3 7DS', 'West Yorkshire', 'York'])(
  'whatever is in %s is among what is around it',
  (near) => {
    const { place, postcode } = parseQuestion({ q: '', near, kinds: [], isExact: false }, directory);
    for (const within of [null, 1, 10, 30]) {
      const asked = { place: place!, postcode, within };
      const around = new Set(placesAround(directory, asked));
      const { isHere } = nearPlace(directory, asked, all);
      const here = [...all].filter((at) => isHere[at] === 1);
      expect(here.filter((at) => !around.has(at))).toEqual([]);
      expect(around.size).toBeLessThan(made.length / 2);
    }
  },
);
