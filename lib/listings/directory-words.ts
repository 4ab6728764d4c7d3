import type { getTranslations } from 'next-intl/server';
import type { Category } from '@/lib/contract/category';
import { doorOf, doors, type Kind } from '@/lib/contract/kind';
import { type ListingQuery, listingHref } from '@/lib/contract/listing-query';
import { doorHref, ownKinds } from './doors';
import { type Landing, landingOf } from './landing';

type Words = Awaited<ReturnType<typeof getTranslations<never>>>;

type Translate = (original: string) => string;

export function directoryWords(
  query: ListingQuery,
  categories: Category[],
  t: Words,
  translate: Translate = (it) => it,
) {
  const door = doorOf(query.kinds);
  const found = landingOf(query, categories);
  const landing = found && { ...found, of: inPageLanguage(found.of, translate) };
  const isTranslated = landing?.of.name !== found?.of.name;
  const isDoor = !landing || isDoorItself(landing.of);
  const title = isDoor ? t(`Listing.doors.${door}.title`) : t('Listing.landingTitle', landingValues(landing.of, t));
  const intro = isDoor ? t(`Listing.doors.${door}.intro`) : t('Listing.landingIntro', landingValues(landing.of, t));
  const first = landing ? listingHref(landing.query) : doorHref(door);
  // A further page of a list is a page of its own; what is chosen beside points to the list.
  const { page } = query;
  const isPaged = page > 1 && listingHref({ ...query, page: 1 }) === first;
  const path = isPaged ? listingHref(query) : first;
  const metaTitle = landing ? landingMetaTitle(landing.of, t) : t(`Listing.doors.${door}.metaTitle`);
  const content = landing && landing.of.kind !== 'kind' && !isTranslated ? landing.of.name : undefined;
  return {
    title,
    intro,
    content,
    path,
    metaTitle: isPaged ? `${metaTitle} (${page})` : metaTitle,
    door: t(`Listing.doors.${door}.title`),
    metaDescription: isDoor ? t(`Listing.doors.${door}.metaDescription`) : intro,
    /** Only a page of its own is one to find: every other selection points to it. */
    isOwnPage: (landing?.isWhole ?? false) || isPaged,
    steps: [
      { name: t('Listing.home'), path: '/home' },
      { name: t(`Listing.doors.${door}.title`), path: doorHref(door) },
      ...(isDoor ? [] : [{ name: title, path: first, content }]),
    ],
  };
}

function inPageLanguage(of: Landing['of'], translate: Translate): Landing['of'] {
  return of.kind === 'category' ? { ...of, name: translate(of.name) } : of;
}

export function landingMetaTitle(of: Landing['of'], t: Words): string {
  if (isDoorItself(of)) return t(`Listing.doors.${doorOf([of.name])}.metaTitle`);
  return t('Listing.landingMetaTitle', landingValues(of, t));
}

function isDoorItself(of: Landing['of']): of is { kind: 'kind'; name: Kind } {
  return of.kind === 'kind' && doors.some((door) => ownKinds(door).includes(of.name));
}

function landingValues(of: Landing['of'], t: Words) {
  return of.kind === 'kind' ? { kind: 'category' as const, name: t(`Client.listing.kinds.${of.name}`) } : of;
}
