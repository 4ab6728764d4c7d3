import type { ListingQuery } from '@/lib/contract/listing-query';
import { chosenPlaces } from './chosen-places';
import type { Directory } from './directory';
import { type Among, kindsThatFit } from './group-entries';
import type { Choice } from './match-entries';
import type { WordMatches } from './match-words';
import { placesAround } from './places-around';
import type { Question } from './question';
import { run } from './runs';
import { scratchOf } from './scratch';
import { type Whole, wholeOf } from './whole';

export type Pointed = Among & {
  /** All that fits without the only choice, where one at most was made and nothing else asked. */
  whole: Whole | null;
};

/** Where what a question asks for may be, the narrowest first; each only until the next is asked for. */
export function* pointedTo(
  directory: Directory,
  question: Question,
  query: ListingQuery,
  words: WordMatches,
  choices: readonly Choice[],
): Generator<Pointed> {
  const { place, postcode, terms, kinds, most } = question;
  if (terms.length > 0) {
    // First where all words are, then where any is.
    if (terms.length > 1)
      yield { places: wordedPlaces(directory, words, terms.length), outside: run.partly, whole: null };
    const outside = place ? run.around : kinds.length > 0 ? run.instead : run.anything;
    yield { places: wordedPlaces(directory, words, 1), outside, whole: null };
    return;
  }
  if (question.contact || question.isUnreadable || words.hasName) return;
  if (place) {
    const places = placesAround(directory, { place, postcode, within: query.within });
    if (places) yield { places, outside: run.widened, whole: null };
    return;
  }
  if (most !== null) return;
  const whole = choices.length < 2 ? wholeOf(directory, kindsThatFit(question, query), query.withClosed) : null;
  const places = whole && choices.length === 0 ? whole.places : chosenPlaces(choices);
  yield { places, outside: run.anything, whole };
}

/** Where at least so many terms are, or all words of the question make the title; rising. */
function wordedPlaces({ facts }: Directory, { matched, isName }: WordMatches, least: number): Uint32Array {
  const { marked } = scratchOf(facts);
  let length = 0;
  for (let at = 0; at < matched.length; at += 1) {
    if ((matched[at] ?? 0) < least && isName[at] === 0) continue;
    marked[length] = at;
    length += 1;
  }
  return marked.subarray(0, length);
}
