import type { ListingGroup } from '@/lib/contract/listing-page';
import { type ListingQuery, listingsPerPage } from '@/lib/contract/listing-query';
import { asksFor } from './asks-for';
import type { Directory } from './directory';
import { jobs, liveIn } from './facts';
import { contactMatches } from './find-contact';
import type { WordMatches } from './match-words';
import type { Nearness } from './near-place';
import type { Question } from './question';

type Run = { reason: ListingGroup['reason']; upTo: number };

/** The runs of an answer in their order, each taken only while those before it hold fewer than `upTo` listings. */
const runs: readonly Run[] = [
  { reason: 'match', upTo: Number.POSITIVE_INFINITY },
  { reason: 'nearby', upTo: listingsPerPage },
  { reason: 'travels', upTo: listingsPerPage },
  { reason: 'otherKinds', upTo: listingsPerPage },
  { reason: 'partly', upTo: 6 },
  { reason: 'elsewhere', upTo: 6 },
  { reason: 'around', upTo: 6 },
  { reason: 'otherKinds', upTo: 6 },
  { reason: 'partly', upTo: 3 },
  { reason: 'instead', upTo: 3 },
  { reason: 'instead', upTo: 1 },
];

/** Their places in `runs`. */
const run = {
  match: 0,
  nearby: 1,
  travels: 2,
  otherKinds: 3,
  partly: 4,
  elsewhere: 5,
  around: 6,
  otherDoors: 7,
  partlyAnywhere: 8,
  instead: 9,
  anything: 10,
} as const;

const isWithinMiles: readonly number[] = [run.nearby, run.around];

/** What was asked, all of it. */
export const matchRun = run.match;

/** Miles tried, until enough is found within them. */
const widenings = [5, 10, 15, 25, 50];
const enoughNearby = 6;

export type Groups = {
  /** The run each entry is in, by their places. */
  group: Uint8Array;
  /** Those that are shown. */
  shown: readonly (ListingGroup & { run: number })[];
};

type Found = { words: WordMatches; near: Nearness | null };

/**
 * Puts every entry into the run it belongs to, and decides which runs are shown: what was asked first, then what comes
 * nearest to it, and never nothing.
 * @param missed of `Matches`: what a choice shuts out belongs to its run all the same, and is not counted.
 */
export function groupEntries(
  directory: Directory,
  question: Question,
  query: ListingQuery,
  { words, near }: Found,
  missed: Uint16Array,
): Groups {
  const { facts } = directory;
  const asked = asksFor(question, query);
  const terms = question.terms.length;
  const hasName = words.isName.includes(1);
  const namesKinds = question.kinds.length > 0;
  const asksMore = terms > 0 || namesKinds;
  const travels = asked.isForHome && near !== null;
  const contact = question.contact && contactMatches(directory, question.contact);
  const group = new Uint8Array(missed.length);
  const matches = findMatches();
  if (matches >= listingsPerPage)
    return { group, shown: [{ run: run.match, reason: 'match', count: matches, miles: null }] };
  const radius = near ? widen(near, group.length, isFarther) : 0;
  for (let at = 0; at < group.length; at += 1) {
    if (group[at] === run.match) continue;
    const found = runFor(at);
    // What takes nobody in does not stand in for what does.
    group[at] = facts.closed[at] !== 0 ? run.anything : found;
  }
  return { group, shown: chooseRuns(group, missed, radius) };

  /** Most questions end here: a full page of what was asked leaves the rest unseen. */
  function findMatches(): number {
    let matches = 0;
    for (let at = 0; at < group.length; at += 1) {
      group[at] = isMatch(at) ? run.match : run.anything;
      if (group[at] === run.match && missed[at] === 0) matches += 1;
    }
    return matches;
  }

  function isMatch(at: number): boolean {
    if (contact) return contact[at] === 1;
    if (words.isName[at]) return true;
    if (question.isUnreadable || words.matched[at] !== terms) return false;
    if (near !== null && near.isHere[at] !== 1) return false;
    return asked.kinds === 0 || ((facts.kinds[at] ?? 0) & asked.kinds) !== 0;
  }

  /** Asked for but for the place, which it is not in. */
  function isFarther(at: number): boolean {
    if (missed[at] !== 0 || near?.isHere[at] === 1 || words.matched[at] !== terms) return false;
    return asked.kinds === 0 || ((facts.kinds[at] ?? 0) & asked.kinds) !== 0;
  }

  /** Of what is no match. */
  function runFor(at: number): number {
    if (contact || question.isUnreadable) return run.anything;
    const kinds = facts.kinds[at] ?? 0;
    const fits = (kinds & asked.kinds) !== 0 || asked.kinds === 0;
    const found = words.matched[at] ?? 0;
    const isAll = found === terms;
    const isHere = near === null || near.isHere[at] === 1;
    const isClose = isHere || (near !== null && (near.miles[at] ?? Number.NaN) <= radius);
    if (fits && isAll && isClose) return run.nearby;
    const isJob = (kinds & jobs) !== 0;
    if (travels && isAll && !isJob && (kinds & liveIn) !== 0) return run.travels;
    if (!fits && namesKinds) return run.anything;
    if (!fits && isJob) return isAll && terms > 0 ? run.otherDoors : run.anything;
    if (isAll && terms > 0 && isClose) return run.otherKinds;
    if (fits && found > 0 && isClose) return run.partly;
    if (fits && isAll && asksMore) return run.elsewhere;
    if (fits && near !== null && isClose && !isJob) return run.around;
    if (found > 0) return run.partlyAnywhere;
    // Others of the kind keep a lone answer company, but not one that was asked for by name.
    return namesKinds && !hasName ? run.instead : run.anything;
  }
}

/** The smallest circle that holds enough of what was asked. */
function widen({ miles }: Nearness, entries: number, isFarther: (at: number) => boolean): number {
  const within = widenings.map(() => 0);
  for (let at = 0; at < entries; at += 1) {
    if (!isFarther(at)) continue;
    const ring = widenings.findIndex((radius) => (miles[at] ?? Number.NaN) <= radius);
    if (ring !== -1) within[ring] = (within[ring] ?? 0) + 1;
  }
  let sum = 0;
  const ring = within.findIndex((count) => {
    sum += count;
    return sum >= enoughNearby;
  });
  return widenings[ring] ?? widenings.at(-1) ?? 0;
}

function chooseRuns(group: Uint8Array, missed: Uint16Array, radius: number): Groups['shown'] {
  const counts = new Uint32Array(runs.length);
  for (let at = 0; at < group.length; at += 1) {
    const found = group[at] ?? 0;
    if (missed[at] === 0) counts[found] = (counts[found] ?? 0) + 1;
  }
  let total = 0;
  return runs.flatMap(({ reason, upTo }, place) => {
    const count = counts[place] ?? 0;
    if (count === 0 || total >= upTo) return [];
    total += count;
    return [{ run: place, reason, count, miles: isWithinMiles.includes(place) ? radius : null }];
  });
}
