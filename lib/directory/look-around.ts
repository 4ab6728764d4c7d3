import type { ListingQuery } from '@/lib/contract/listing-query';
import { chosenPlaces } from './chosen-places';
import type { Directory } from './directory';
import { contactMatches } from './find-contact';
import { type Groups, groupEntries } from './group-entries';
import { choicesOf, type Matches, matchEntries } from './match-entries';
import type { WordMatches } from './match-words';
import { type Nearness, nearPlace } from './near-place';
import { type Pointed, pointedTo } from './pointed-to';
import type { Question } from './question';
import type { Whole } from './whole';

export type Look = {
  places: Uint32Array;
  near: Nearness | null;
  matches: Matches;
  groups: Groups;
  whole: Whole | null;
};

/** Looks at what the question points to, and at all the rest only where that does not fill the answer. */
export function lookAround(directory: Directory, question: Question, query: ListingQuery, words: WordMatches): Look {
  const { place, postcode } = question;
  const contact = question.contact && contactMatches(directory, question.contact);
  const choices = choicesOf(directory, query);
  for (const pointed of pointedTo(directory, question, query, words, choices)) {
    const found = look(pointed);
    if (found.groups.isEnough) return found;
  }
  // Whoever misses two choices is shown nowhere.
  const all = choices.length > 1 ? chosenPlaces(choices) : allPlaces(directory.facts);
  return look({ places: all, outside: null, whole: null });

  function look({ places, outside, whole }: Pointed): Look {
    const near = place && nearPlace(directory, { place, postcode, within: query.within }, places);
    const matches = matchEntries(directory, choices, { ...query, most: question.most }, places);
    const found = { words, near, contact, missed: matches.missed };
    const groups = groupEntries(directory, question, query, found, { places, outside });
    return { places, near, matches, groups, whole };
  }
}

const kept = new WeakMap<Directory['facts'], Uint32Array>();

function allPlaces(facts: Directory['facts']): Uint32Array {
  const places = kept.get(facts) ?? Uint32Array.from(facts.closed, (_, at) => at);
  kept.set(facts, places);
  return places;
}
