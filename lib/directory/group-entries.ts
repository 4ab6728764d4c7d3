import type { ListingQuery } from '@/lib/contract/listing-query';
import { asksFor } from './asks-for';
import type { Directory } from './directory';
import { atHome, careForAdults, type Facts, jobs, liveIn } from './facts';
import type { WordMatches } from './match-words';
import type { Nearness } from './near-place';
import type { Question } from './question';
import { chooseRuns, isRunLeftOut, run, type ShownRun } from './runs';
import { scratchOf } from './scratch';

/** Miles tried, until enough is found within them. */
const widenings = [5, 10, 15, 25, 50];
const furthest = widenings.at(-1) ?? 0;
const enoughNearby = 6;
/** Further away is not near: before that other kinds are named. */
const nearMiles = 15;
const everyKind = -1;

export type Groups = {
  group: Uint8Array;
  shown: readonly ShownRun[];
  isEnough: boolean;
};

/** What is looked at: the entries' places, rising, and the first of the runs that any other entry may be in. */
export type Among = { places: Uint32Array; outside: number | null };

/** What groups an entry, by its place, as plain as can be: it is asked ten thousand times. */
type Look = {
  facts: Facts;
  words: WordMatches;
  near: Nearness | null;
  /** Of `Matches`: what a choice shuts out belongs to its run all the same, and is not counted. */
  missed: Uint16Array;
  contact: Uint8Array | null;
  isUnreadable: boolean;
  terms: number;
  /** Bits of the kinds asked for; all where any does. */
  kinds: number;
  /** Bits of the kinds that will do where nothing of those is in the place; 0 for none. */
  wider: number;
  namesKinds: boolean;
  asksMore: boolean;
  travels: boolean;
};

type Found = Pick<Look, 'words' | 'near' | 'missed' | 'contact'>;

/** What was asked first, then what comes nearest to it, and never nothing. */
export function groupEntries(
  directory: Directory,
  question: Question,
  query: ListingQuery,
  found: Found,
  { places, outside }: Among,
): Groups {
  const look = lookFor(directory, question, query, found);
  const { group } = scratchOf(directory.facts);
  const counts = new Uint32Array(run.anything + 1);
  counts[run.match] = markMatches(look, places, group);
  // Most questions end here: a full page of what was asked leaves the rest unseen.
  if (isRunLeftOut(counts, run.widened)) return { group, shown: chooseRuns(counts, nothingElse), isEnough: true };
  // Who is near comes before any other kind.
  if ((counts[run.match] ?? 0) > 0 || (look.wider !== 0 && isAnyNear(look, places))) look.wider = 0;
  // What counts as the place itself is no further away than is said.
  const within = query.within ?? 0;
  const radius = found.near ? Math.max(within, widen(look, look.kinds, places)) : 0;
  const miles = { radius, wider: look.wider === 0 ? 0 : Math.max(within, widen(look, look.wider, places)) };
  markOthers(look, places, group, miles);
  countRuns(look, places, group, counts);
  const isEnough = outside === null || isRunLeftOut(counts, outside);
  const moves = question.kinds.some(({ kind }) => kind === 'live-in-care');
  return { group, shown: chooseRuns(counts, { ...miles, moves }), isEnough };
}

function lookFor(directory: Directory, question: Question, query: ListingQuery, found: Found): Look {
  const terms = question.terms.length;
  const namesKinds = question.kinds.length > 0;
  return {
    ...found,
    facts: directory.facts,
    isUnreadable: question.isUnreadable,
    terms,
    kinds: kindsThatFit(question, query),
    wider: found.near ? widerKinds(question, query) : 0,
    namesKinds,
    asksMore: terms > 0 || namesKinds,
    travels: asksFor(question, query).isForHome && found.near !== null,
  };
}

/** Bits; all where any kind does. */
export function kindsThatFit(question: Question, query: ListingQuery): number {
  return asksFor(question, query).kinds || everyKind;
}

/** Who is to live in may visit, and the other way round; what else somebody needs is met by other kinds of care, too. */
function widerKinds(question: Question, query: ListingQuery): number {
  const { kinds, isForHome } = asksFor(question, query);
  if (question.kinds.length === 0 || (kinds & careForAdults) === 0) return 0;
  if (isForHome) return atHome & ~kinds;
  return question.terms.length > 0 ? careForAdults & ~kinds : 0;
}

function markMatches(look: Look, places: Uint32Array, group: Uint8Array): number {
  // Each by its own name: in so hot a loop no object is asked twice.
  const { contact, isUnreadable, terms, kinds, missed } = look;
  const { matched, isName } = look.words;
  const isHere = look.near?.isHere ?? null;
  const kindsOf = look.facts.kinds;
  let matches = 0;
  for (let index = 0; index < places.length; index += 1) {
    const at = places[index] ?? 0;
    const isAll = !isUnreadable && matched[at] === terms && (isHere === null || isHere[at] === 1);
    const isAsked = isName[at] === 1 || (isAll && ((kindsOf[at] ?? 0) & kinds) !== 0);
    const isIn = contact === null ? isAsked : contact[at] === 1;
    group[at] = isIn ? run.match : run.anything;
    if (isIn && missed[at] === 0) matches += 1;
  }
  return matches;
}

type Miles = { radius: number; wider: number };
const nothingElse = { radius: 0, wider: 0, moves: false };

function markOthers(look: Look, places: Uint32Array, group: Uint8Array, { radius, wider }: Miles): void {
  if (look.contact !== null || look.isUnreadable) return;
  const { near, words } = look;
  const { closed, kinds } = look.facts;
  for (let index = 0; index < places.length; index += 1) {
    const at = places[index] ?? 0;
    // What takes nobody in does not stand in for what does.
    if (group[at] === run.match || closed[at] !== 0) continue;
    const its = kinds[at] ?? 0;
    const within = (its & look.kinds) === 0 && (its & look.wider) !== 0 ? wider : radius;
    const isClose = near === null || near.isHere[at] === 1 || (near.miles[at] ?? Number.NaN) <= within;
    group[at] = runFor(look, its, words.matched[at] ?? 0, isClose);
  }
}

function runFor(look: Look, kinds: number, found: number, isClose: boolean): number {
  const { terms, namesKinds, asksMore, near, words } = look;
  const fits = (kinds & look.kinds) !== 0;
  const isAll = found === terms;
  if (fits && isAll && isClose) return run.nearby;
  if (!fits && isAll && isClose && (kinds & look.wider) !== 0) return run.widened;
  const isJob = (kinds & jobs) !== 0;
  if (look.travels && isAll && !isJob && (kinds & liveIn) !== 0) return run.travels;
  if (!fits && namesKinds) return run.anything;
  if (!fits && isJob) return isAll && terms > 0 ? run.otherDoors : run.anything;
  if (isAll && terms > 0 && isClose) return run.otherKinds;
  if (fits && found > 0 && isClose) return run.partly;
  if (fits && isAll && asksMore) return run.elsewhere;
  if (fits && near !== null && isClose && !isJob) return run.around;
  if (found > 0) return run.partlyAnywhere;
  // Others of the kind keep a lone answer company, but not one that was asked for by name.
  return namesKinds && !words.hasName ? run.instead : run.anything;
}

function isAnyNear({ near, missed, words, terms, facts, kinds }: Look, places: Uint32Array): boolean {
  return places.some(
    (at) =>
      missed[at] === 0 &&
      words.matched[at] === terms &&
      ((facts.kinds[at] ?? 0) & kinds) !== 0 &&
      (near?.miles[at] ?? Number.NaN) <= nearMiles,
  );
}

/** The smallest circle that holds enough of what was asked for but for the place. */
function widen({ near, missed, words, terms, facts }: Look, kinds: number, places: Uint32Array): number {
  const { matched } = words;
  const [isHere, miles] = [near?.isHere, near?.miles];
  const within = widenings.map(() => 0);
  for (let index = 0; index < places.length; index += 1) {
    const at = places[index] ?? 0;
    const distance = miles?.[at] ?? Number.NaN;
    // Also of what nobody knows where it is.
    if (!(distance <= furthest) || missed[at] !== 0 || isHere?.[at] === 1 || matched[at] !== terms) continue;
    if (((facts.kinds[at] ?? 0) & kinds) === 0) continue;
    const ring = widenings.findIndex((radius) => distance <= radius);
    within[ring] = (within[ring] ?? 0) + 1;
  }
  let sum = 0;
  const ring = within.findIndex((count) => {
    sum += count;
    return sum >= enoughNearby;
  });
  return widenings[ring] ?? furthest;
}

function countRuns({ missed }: Look, places: Uint32Array, group: Uint8Array, counts: Uint32Array): void {
  counts.fill(0);
  for (let index = 0; index < places.length; index += 1) {
    const at = places[index] ?? 0;
    const found = group[at] ?? 0;
    if (missed[at] === 0) counts[found] = (counts[found] ?? 0) + 1;
  }
}
