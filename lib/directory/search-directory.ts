import type { ListingPage } from '@/lib/contract/listing-page';
import type { ListingQuery } from '@/lib/contract/listing-query';
import { countFacets } from './count-facets';
import type { Directory } from './directory';
import type { DirectoryEntry } from './directory-entry';
import type { Groups } from './group-entries';
import { type Hits, hitsOf } from './hits';
import { isOnlyIn } from './is-only-in';
import { lookAround } from './look-around';
import { headerOf, isFilter } from './match-entries';
import { matchWords } from './match-words';
import type { Nearness } from './near-place';
import { pageOfGroups } from './page-of-groups';
import { parseQuestion } from './parse-question';
import type { Place } from './places/place';
import { run } from './runs';
import { scoreEntries } from './score-entries';

export type DirectoryPage = Omit<ListingPage, 'items' | 'page' | 'pageSize'> & {
  entries: DirectoryEntry[];
};

/** The care API asks it of its database's listings, the site of the whole list where an API answers no pages. */
export function searchDirectory(directory: Directory, query: ListingQuery, day: Date): DirectoryPage {
  const question = parseQuestion(query, directory);
  const words = matchWords(directory, question);
  const look = lookAround(directory, question, query, words);
  const { near, groups } = look;
  const hits = hitsOf(directory, look);
  const scoreOf = scoreEntries(directory, question, query, day, { words, near });
  const places = pageOfGroups(groups, scoreOf, hits.places[0] ?? look.places, query.page);
  return {
    entries: places.flatMap((place) => directory.entries[place] ?? []),
    miles: places.map((place) => mileOf(directory, place, near)),
    isInPlace: places.map((place) => isInPlace(directory, question.place, near, place)),
    total: groups.shown.reduce((sum, { count }) => sum + count, 0),
    facets: countFacets(hits, directory, query),
    understood: question.understood,
    groups: groups.shown.map(({ reason, count, miles }) => ({ reason, count, miles })),
    costs: countCosts(hits, groups),
  };
}

function countCosts({ choiceOf, places, whole }: Hits, { group }: Groups): ListingPage['costs'] {
  return [...choiceOf].flatMap(([dimension, number]) => {
    let count = whole ? whole.places.length - (places[0]?.length ?? 0) : 0;
    for (const place of places[number] ?? []) if (group[place] === run.match) count += 1;
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

function mileOf({ entries }: Directory, place: number, near: Nearness | null): number | null {
  const miles = entries[place]?.position?.spread ? undefined : near?.miles[place];
  return miles === undefined || Number.isNaN(miles) ? null : Math.round(miles * 10) / 10;
}
