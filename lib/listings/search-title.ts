import type { useTranslations } from 'next-intl';
import type { Category } from '@/lib/contract/category';
import { doorOf } from '@/lib/contract/kind';
import type { ListingQuery } from '@/lib/contract/listing-query';
import { ownKinds } from './doors';

type Translate = ReturnType<typeof useTranslations<'Client.listing'>>;

type Names = {
  door: string;
  categories: Category[];
  translate: (original: string) => string;
};

export function toSearchTitle(query: ListingQuery, t: Translate, { door, categories, translate }: Names): string {
  const asked = searchWords(query, t, { categories, translate });
  const title = asked.length > 0 ? t('searchTitle', { asked: asked.join(t('comma')), door }) : door;
  return query.page > 1 ? `${title} (${query.page})` : title;
}

function searchWords(
  query: ListingQuery,
  t: Translate,
  { categories, translate }: Pick<Names, 'categories' | 'translate'>,
): string[] {
  const own = ownKinds(doorOf(query.kinds));
  return [
    query.q,
    query.near,
    ...query.kinds.filter((kind) => !own.includes(kind)).map((kind) => t(`kinds.${kind}`)),
    ...query.audiences.map((audience) => t(`audiences.${audience}`)),
    ...categories.filter(({ id }) => query.categories.includes(id)).map(({ name }) => translate(name)),
    ...query.locations,
    ...query.cities,
  ].filter(Boolean);
}

type Filter = { id: number; value: string };

/** All that a search asks, for whoever asks it and for those they ask: also what is too much for a title. */
export function askedWords(
  query: ListingQuery,
  t: Translate,
  { filters, ...names }: Pick<Names, 'categories' | 'translate'> & { filters: readonly Filter[] },
): string[] {
  const ticked = filters.filter(({ id }) => query.filters.includes(id));
  return [
    ...searchWords(query, t, names),
    ...(query.within === null ? [] : [t('withinMiles', { miles: query.within })]),
    ...ticked.map(({ value }) => names.translate(value)),
    ...(query.withClosed ? [t('closedToo')] : []),
  ];
}
