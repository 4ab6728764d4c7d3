import type { ListingPage } from '@/lib/contract/listing-page';
import type { ListingQuery } from '@/lib/contract/listing-query';
import { countFacets } from './count-facets';
import type { Directory } from './directory';
import type { DirectoryEntry } from './directory-entry';
import { type Groups, groupEntries, matchRun } from './group-entries';
import { isOnlyIn } from './is-only-in';
import { type Hits, headerOf, isFilter, type Matches, matchEntries, shutOut } from './match-entries';
import { matchWords } from './match-words';
import { type Nearness, nearPlace } from './near-place';
import { pageOfGroups } from './page-of-groups';
import type { Place } from './places/place';
import { scoreEntries } from './score-entries';
import { understand } from './understand';

export type DirectoryPage = Omit<ListingPage, 'items' | 'page' | 'pageSize'> & {
  /** Of the page, in its order. */
  entries: DirectoryEntry[];
};

/**
 * What a query of the directory means: which listings, in which order, with which counts, and why each is there. The
 * care API asks it of its database's listings, the site of the whole list where an API answers no pages.
 */
export function searchDirectory(directory: Directory, query: ListingQuery, day: Date): DirectoryPage {
  const question = understand(query, directory);
  const matches = matchEntries(directory, query);
  const near = question.place && nearPlace(directory, question.place, query.within, question.postcode);
  const found = { words: matchWords(directory, question), near };
  const groups = groupEntries(directory, question, query, found, matches.missed);
  const hits = leaveOutUnshown(matches, groups);
  const scoreOf = scoreEntries(directory, question, query, day, found);
  const places = pageOfGroups(groups, scoreOf, hits, query.page);
  return {
    entries: places.flatMap((place) => directory.entries[place] ?? []),
    miles: places.map((place) => mileOf(near?.miles[place])),
    isInPlace: places.map((place) => isInPlace(directory, question.place, near, place)),
    total: groups.shown.reduce((sum, { count }) => sum + count, 0),
    facets: countFacets(hits, directory, query),
    understood: question.understood,
    groups: groups.shown.map(({ reason, count, miles }) => ({ reason, count, miles })),
    costs: countCosts(hits, groups),
  };
}

/** Facets count what is shown, and what would be but for one choice. */
function leaveOutUnshown({ missed, choiceOf }: Matches, { group, shown }: Groups): Hits {
  const isShown = new Uint8Array(256);
  isShown[matchRun] = 1;
  for (const { run } of shown) isShown[run] = 1;
  const places = new Uint32Array(missed.length);
  let length = 0;
  for (let at = 0; at < missed.length; at += 1) {
    if (isShown[group[at] ?? 0] === 0) missed[at] = shutOut;
    if (missed[at] === shutOut) continue;
    places[length] = at;
    length += 1;
  }
  return { missed, choiceOf, places: places.subarray(0, length) };
}

/** What fits in all but one choice, by that choice. */
function countCosts({ missed, choiceOf, places }: Hits, { group }: Groups): ListingPage['costs'] {
  const counts = new Map<number, number>();
  for (const place of places) {
    const choice = missed[place] ?? 0;
    if (choice !== 0 && group[place] === matchRun) counts.set(choice, (counts.get(choice) ?? 0) + 1);
  }
  return [...choiceOf].flatMap(([dimension, number]) => {
    const count = counts.get(number) ?? 0;
    if (count === 0) return [];
    return [
      isFilter(dimension)
        ? { choice: 'filter', header: headerOf(dimension), count }
        : { choice: dimension, header: '', count },
    ];
  });
}

/** An area has no middle that miles could be counted from. */
function isInPlace({ entries }: Directory, asked: Place | null, near: Nearness | null, at: number): boolean {
  const entry = entries[at];
  if (!asked || !entry) return false;
  return asked.kind === 'area' ? near?.isHere[at] === 1 : isOnlyIn(asked, entry);
}

function mileOf(miles: number | undefined): number | null {
  return miles === undefined || Number.isNaN(miles) ? null : Math.round(miles * 10) / 10;
}
