import type { ListingQuery } from '@/lib/contract/listing-query';
import { chosenPlaces } from './chosen-places';
import type { Directory } from './directory';
import { contactMatches } from './find-contact';
import { type Among, type Groups, groupEntries, kindsThatFit } from './group-entries';
import { choicesOf, type Matches, matchEntries } from './match-entries';
import type { WordMatches } from './match-words';
import { type Nearness, nearPlace } from './near-place';
import { placesAround } from './places-around';
import type { Question } from './question';
import { run } from './runs';
import { scratchOf } from './scratch';
import { type Whole, wholeOf } from './whole';

/** What is known of the entries at `places`; of the others nothing, and none of them is shown. */
export type Look = {
  places: Uint32Array;
  near: Nearness | null;
  matches: Matches;
  groups: Groups;
  whole: Whole | null;
};

/** Looks at what the question points to, and at all the rest only where that does not fill the answer. */
export function lookAround(directory: Directory, question: Question, query: ListingQuery, words: WordMatches): Look {
  const { place, postcode, terms, kinds } = question;
  const asked = place && { place, postcode, within: query.within };
  const contact = question.contact && contactMatches(directory, question.contact);
  const choices = choicesOf(directory, query);
  const nearnessOf = (places: Uint32Array) => asked && nearPlace(directory, asked, places);

  if (terms.length > 0) {
    const places = markedPlaces(directory, words.matched, words.isName);
    const outside = place ? run.around : kinds.length > 0 ? run.instead : run.anything;
    const found = look(nearnessOf(places), { places, outside });
    if (found.groups.isEnough) return found;
  } else if (!place && !contact && !question.isUnreadable && !words.hasName) {
    const whole = choices.length < 2 ? wholeOf(directory, kindsThatFit(question, query), query.withClosed) : null;
    const places = whole && choices.length === 0 ? whole.places : chosenPlaces(choices);
    const found = look(null, { places, outside: run.anything });
    if (found.groups.isEnough) return { ...found, whole };
  }
  const around = asked && terms.length === 0 && !contact && !words.hasName ? placesAround(directory, asked) : null;
  if (around) {
    const near = nearnessOf(around);
    const found = look(near, { places: around.filter((at) => near?.isHere[at] === 1), outside: run.nearby });
    if (found.groups.isEnough) return found;
  }
  const all = allPlaces(directory.facts);
  return look(nearnessOf(all), { places: all, outside: null });

  function look(near: Nearness | null, among: Among): Look {
    const matches = matchEntries(directory, choices, query, among.places);
    const found = { words, near, contact, missed: matches.missed };
    const groups = groupEntries(directory, question, query, found, among);
    return { places: among.places, near, matches, groups, whole: null };
  }
}

/** The places of those that either marks, rising. */
function markedPlaces({ facts }: Directory, marks: Uint8Array, others: Uint8Array): Uint32Array {
  const { marked } = scratchOf(facts);
  let length = 0;
  for (let at = 0; at < marks.length; at += 1) {
    if (marks[at] === 0 && others[at] === 0) continue;
    marked[length] = at;
    length += 1;
  }
  return marked.subarray(0, length);
}

const kept = new WeakMap<Directory['facts'], Uint32Array>();

function allPlaces(facts: Directory['facts']): Uint32Array {
  const places = kept.get(facts) ?? Uint32Array.from(facts.closed, (_, at) => at);
  kept.set(facts, places);
  return places;
}
