import type { Category } from '@/lib/contract/category';
import { type Audience, doorOf, type Kind } from '@/lib/contract/kind';
import type { ChoiceCost, Understood } from '@/lib/contract/listing-page';
import type { ListingQuery } from '@/lib/contract/listing-query';
import { ownKinds } from './doors';
import type { ListingCardPage } from './listing-card';
import { withoutWords } from './without-words';

export type FilterChoice = {
  name: string;
  /** What of the name comes from the API. */
  content?: string;
  without: Partial<ListingQuery>;
};

export type ChoiceWords = {
  kind: (kind: Kind) => string;
  audience: (audience: Audience) => string;
  place: (place: { name: string; isArea: boolean; within: number | null }) => string;
  /** Words of the search that stand for nothing else, in the marks of the language. */
  asked: (words: string) => string;
  closed: string;
  /** A category or a filter of the provider's; `isOurs` where it is in the visitor's language. */
  provided: (name: string) => { text: string; isOurs: boolean };
};

type Answer = Pick<ListingCardPage, 'facets' | 'understood'>;

export function filterChoices(
  query: ListingQuery,
  { categories, answer, words }: { categories: Category[]; answer: Answer | undefined; words: ChoiceWords },
): FilterChoice[] {
  const understood = answer ? understoodChoices(query, answer.understood, words) : [];
  const filterName = (id: number) => answer?.facets.filters.find((filter) => filter.searchId === id)?.value ?? `#${id}`;
  const doorKinds = ownKinds(doorOf(query.kinds));
  return [
    ...(query.q && understood.length === 0
      ? [{ name: words.asked(query.q), content: query.q, without: { q: '' } }]
      : []),
    ...understood,
    ...(query.near ? [nearChoice(query, answer?.understood, words)] : []),
    ...query.kinds
      .filter((kind) => !doorKinds.includes(kind))
      .map((kind) => ({ name: words.kind(kind), without: { kinds: query.kinds.filter((other) => other !== kind) } })),
    ...query.audiences.map((audience) => ({
      name: words.audience(audience),
      without: { audiences: query.audiences.filter((other) => other !== audience) },
    })),
    ...query.categories.map((id) => ({
      ...ofProvider([categoryName(id, categories)], words),
      without: { categories: query.categories.filter((other) => other !== id) },
    })),
    ...query.locations.map((name) => ({
      ...ofApi(name),
      without: { locations: query.locations.filter((other) => other !== name) },
    })),
    ...query.cities.map((name) => ({
      ...ofApi(name),
      without: { cities: query.cities.filter((other) => other !== name) },
    })),
    ...query.filters.map((id) => ({
      ...ofProvider([filterName(id)], words),
      without: { filters: query.filters.filter((other) => other !== id) },
    })),
    ...(query.withClosed ? [{ name: words.closed, without: { withClosed: false } }] : []),
  ];
}

function understoodChoices(
  query: ListingQuery,
  { kinds, needs, place }: Understood,
  words: ChoiceWords,
): FilterChoice[] {
  const ofKinds = kinds
    .filter(({ words: said }) => said)
    .map(({ kind, words: said }) => ({ name: words.kind(kind), without: { q: withoutWords(query.q, said) } }));
  const asked = [...ofKinds, ...needs.map(({ words: said }) => needChoice(query, said, words))];
  if (!place?.words) return asked;
  const name = words.place({ ...place, within: query.within });
  return [...asked, { name, content: place.name, without: { q: withoutWords(query.q, place.words), within: null } }];
}

/** In the visitor's own words: what they were taken for is said of kinds and places alone. */
function needChoice(query: ListingQuery, said: string, words: ChoiceWords): FilterChoice {
  return { name: words.asked(said), content: said, without: { q: withoutWords(query.q, said) } };
}

function nearChoice(query: ListingQuery, understood: Understood | undefined, words: ChoiceWords) {
  const place = understood?.place?.words === '' ? understood.place : { name: query.near, isArea: false };
  const name = words.place({ name: place.name, isArea: place.isArea, within: query.within });
  return { name, content: place.name, without: { near: '', within: null } };
}

type CostlyChoice = FilterChoice & { count: number };

export function choiceCosts(
  query: ListingQuery,
  { categories, page, words }: { categories: Category[]; page: ListingCardPage; words: ChoiceWords },
): CostlyChoice[] {
  return page.costs
    .map(({ count, ...cost }) => ({ ...choiceWith(cost, query, { categories, facets: page.facets, words }), count }))
    .filter(({ name }) => name !== '');
}

function choiceWith(
  { choice, header }: Pick<ChoiceCost, 'choice' | 'header'>,
  query: ListingQuery,
  { categories, facets, words }: { categories: Category[]; facets: Answer['facets']; words: ChoiceWords },
): FilterChoice {
  const doorKinds = ownKinds(doorOf(query.kinds));
  const chosenKinds = query.kinds.filter((kind) => !doorKinds.includes(kind));
  const ticked = facets.filters.filter((filter) => filter.header === header && query.filters.includes(filter.searchId));
  const gone = ticked.map(({ searchId }) => searchId);
  switch (choice) {
    case 'kind':
      return { name: joined(chosenKinds.map(words.kind)), without: { kinds: doorKinds } };
    case 'for':
      return { name: joined(query.audiences.map(words.audience)), without: { audiences: [] } };
    case 'category':
      return {
        ...ofProvider(
          query.categories.map((id) => categoryName(id, categories)),
          words,
        ),
        without: { categories: [] },
      };
    case 'location':
      return { ...ofApi(joined(query.locations)), without: { locations: [] } };
    case 'city':
      return { ...ofApi(joined(query.cities)), without: { cities: [] } };
    case 'filter':
      return {
        ...ofProvider(
          ticked.map(({ value }) => value),
          words,
        ),
        without: { filters: query.filters.filter((id) => !gone.includes(id)) },
      };
  }
}

function categoryName(id: number, categories: Category[]): string {
  return categories.find((category) => category.id === id)?.name ?? `#${id}`;
}

const ofApi = (name: string) => ({ name, content: name });
const joined = (names: string[]) => names.join(', ');

function ofProvider(names: string[], { provided }: ChoiceWords) {
  const shown = names.map(provided);
  const name = joined(shown.map(({ text }) => text));
  return shown.every(({ isOurs }) => isOurs) ? { name } : { name, content: name };
}
