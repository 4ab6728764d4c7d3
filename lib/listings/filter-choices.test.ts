import { emptyListingQuery } from '@/lib/contract/listing-query';
import { type ChoiceWords, choiceCosts, filterChoices } from './filter-choices';
import { makeCardPage } from './testing/make-card-page';

const words: ChoiceWords = {
  kind: (kind) => kind,
  audience: (audience) => audience,
  place: ({ name, isArea, within }) => `${within ?? (isArea ? 'in' : 'near')} ${name}`,
  asked: (asked) => `<${asked}>`,
  closed: 'closed',
  provided: (text) => (text === 'Homes' ? { text: 'Domy', isOurs: true } : { text, isOurs: false }),
};
const leeds = { name: 'Leeds', words: 'leeds', isArea: false, lat: 53.8, lng: -1.5 };
const nothing = { kinds: [], place: null, unknownPlace: '', corrections: [], isAboutCost: false, needs: [] };

function choicesOf(query: Partial<typeof emptyListingQuery>, understood = {}) {
  const answer = makeCardPage(1, { understood: { ...nothing, ...understood } });
  return filterChoices({ ...emptyListingQuery, ...query }, { categories: [{ id: 3, name: 'Homes' }], answer, words });
}

describe('the chips of a question', () => {
  it('name what was understood; taking one away takes its words', () => {
    const understood = { kinds: [{ kind: 'care-home' as const, words: 'care homes' }], place: leeds };
    expect(choicesOf({ q: 'care homes near Leeds' }, understood)).toEqual([
      { name: 'care-home', without: { q: 'near Leeds' } },
      { name: 'near Leeds', content: 'Leeds', without: { q: 'care homes', within: null } },
    ]);
  });

  it('name the words themselves where nothing was understood', () => {
    expect(choicesOf({ q: 'grab rails' })).toEqual([
      { name: '<grab rails>', content: 'grab rails', without: { q: '' } },
    ]);
  });

  it('name a place that was given as one, known or not, with its distance', () => {
    const taken = { near: '', within: null };
    expect(choicesOf({ near: 'leeds', within: 10 }, { place: { ...leeds, words: '' } })).toEqual([
      { name: '10 Leeds', content: 'Leeds', without: taken },
    ]);
    expect(choicesOf({ near: 'Xyzzy' }, { unknownPlace: 'Xyzzy' })).toEqual([
      { name: 'near Xyzzy', content: 'Xyzzy', without: taken },
    ]);
  });

  it('leave out the kind that is the door, which is no choice', () => {
    expect(choicesOf({ kinds: ['jobs'] })).toEqual([]);
    expect(choicesOf({ kinds: ['health', 'local'] })).toEqual([{ name: 'health', without: { kinds: ['local'] } }]);
  });

  it('name every other choice', () => {
    const query = { audiences: ['adults' as const], categories: [3], locations: ['Fife'], cities: ['Cupar'] };
    const names = choicesOf({ ...query, filters: [9], withClosed: true }).map(({ name }) => name);
    expect(names).toEqual(['adults', 'Domy', 'Fife', 'Cupar', '#9', 'closed']);
  });
});

it('what a choice costs is named, and taken away with all its values', () => {
  const query = { ...emptyListingQuery, filters: [7, 8, 9], cities: ['Cupar'] };
  const page = makeCardPage(0, {
    facets: {
      ...makeCardPage(0).facets,
      filters: [
        { searchId: 7, header: 'Language', value: 'Polish', count: 0 },
        { searchId: 8, header: 'Language', value: 'Welsh', count: 0 },
        { searchId: 9, header: 'Pets', value: 'Cats', count: 0 },
      ],
    },
    costs: [
      { choice: 'filter', header: 'Language', count: 3 },
      { choice: 'city', header: '', count: 5 },
    ],
  });
  expect(choiceCosts(query, { categories: [], page, words })).toEqual([
    { name: 'Polish, Welsh', content: 'Polish, Welsh', count: 3, without: { filters: [9] } },
    { name: 'Cupar', content: 'Cupar', count: 5, without: { cities: [] } },
  ]);
});
