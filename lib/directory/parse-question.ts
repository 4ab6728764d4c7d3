import { foldText } from '@/lib/contract/fold-text';
import type { ListingQuery } from '@/lib/contract/listing-query';
import type { Directory } from './directory';
import type { Place } from './places/place';
import type { Question, Term } from './question';
import { takeAges } from './words/asked-age';
import { type AskedKind, askedAudiences, askedKinds, fillerWords } from './words/asked-kinds';
import { takePrice } from './words/asked-price';
import { askedRatings } from './words/asked-ratings';
import { askedContact } from './words/contacts';
import { correctQuestion } from './words/correct-question';
import { phraseAt } from './words/phrases';
import { readPlace, spotPlace } from './words/spot-place';
import { costMeaning, softMeanings, synonyms } from './words/synonyms';
import { termOf } from './words/term-of';
import { type Word, wordsOf } from './words/words-of';

type Args = Pick<ListingQuery, 'q' | 'near' | 'kinds' | 'isExact'>;
type Known = Pick<Directory, 'words' | 'places'>;
type Read<T> = { meaning: T; words: string };

export function parseQuestion(asked: Args, known: Known): Question {
  const contact = askedContact(asked.q);
  const where = takePostcode(asked.near, known);
  const near = asked.near ? (where.found ?? readPlace(where.text, known.places)) : null;
  const { text: besidesPostcode, postcode, found: given, unknown } = takePostcode(contact ? '' : asked.q, known);
  const { text: besidesAge, audiences } = takeAges(besidesPostcode);
  const { text, most, words: price } = takePrice(besidesAge);
  const typed = wordsOf(text);
  const { words, corrections } = asked.isExact ? { words: typed, corrections: [] } : correctQuestion(typed, known);
  const parts = takeApart(words, text, known);
  const spotted = given ?? parts.place;
  const place = near ?? spotted;
  const kinds = asked.kinds.length > 0 ? [] : decideKinds(parts.kinds);
  const isNear = place === near;
  return {
    contact,
    postcode: where.postcode || postcode,
    place: place?.meaning ?? null,
    kinds: kinds.map(({ meaning }) => meaning),
    audiences: [...audiences, ...parts.audiences],
    most,
    terms: parts.terms,
    extras: parts.extras,
    name: words.map(({ word }) => word).filter((word) => !smallWords.has(word)),
    isUnreadable: Boolean(asked.q) && !contact && typed.length === 0 && !given && audiences.length === 0 && !price,
    understood: {
      kinds: kinds.map(({ meaning, words: said }) => ({ kind: meaning.kind, words: said })),
      needs: [...parts.needs, ...(price ? [price] : [])].map((words) => ({ words })),
      place: place && describePlace(place.meaning, isNear ? '' : place.words),
      unknownPlace: asked.near && !near ? asked.near : unknown,
      corrections,
      isAboutCost: parts.isAboutCost || most !== null,
    },
  };
}

const smallWords: ReadonlySet<string> = new Set(['the', 'of', 'and', 'a', 'at', 'in', 'for', 'ltd', 'limited']);

function describePlace({ name, county, kind, lat, lng }: Place, words: string) {
  const isClear = !county || foldText(county) === foldText(name);
  return { name: isClear ? name : `${name}, ${county}`, words, isArea: kind === 'area', lat, lng };
}

const postcodeShape = /(?<![\p{L}\p{N}])[a-z]{1,2}\d[a-z\d]?(?:\s*\d[a-z]{2}|\s+\d)?(?![\p{L}\p{N}])/giu;

function takePostcode(text: string, { places }: Known) {
  for (const match of text.matchAll(postcodeShape)) {
    const [words] = match;
    const isWhole = /\d[a-z]{2}$/i.test(words) && /\d.*\d/.test(words);
    const meaning = places.findPostcode(words);
    if (!meaning && !isWhole) continue;
    return {
      text: text.slice(0, match.index) + ' '.repeat(words.length) + text.slice(match.index + words.length),
      postcode: isWhole ? words.replace(/\s/g, '').toUpperCase() : '',
      found: meaning && { meaning, words },
      unknown: meaning ? '' : words.trim(),
    };
  }
  return { text, postcode: '', found: null, unknown: '' };
}

type Parts = {
  kinds: Read<AskedKind>[];
  audiences: Question['audiences'][number][];
  place: Read<Place> | null;
  terms: Term[];
  needs: string[];
  extras: Term[];
  isAboutCost: boolean;
};

function takeApart(words: readonly Word[], text: string, { words: index, places }: Known): Parts {
  const parts: Parts = { kinds: [], audiences: [], place: null, terms: [], needs: [], extras: [], isAboutCost: false };
  const singular = words.map(({ word }) => word);
  const written = (from: number, length: number) =>
    text.slice(words[from]?.start ?? 0, words[from + length - 1]?.end ?? 0);
  const need = (from: number, length: number) => parts.needs.push(written(from, length));
  /** Of plain words that stand together: where the first of them is. */
  let plain = { from: -1, end: -1 };
  let isAfterPlaceWord = false;
  for (let at = 0; at < words.length; ) {
    const kind = phraseAt(askedKinds, singular, at);
    const audience = phraseAt(askedAudiences, singular, at);
    const synonym = phraseAt(synonyms, singular, at);
    const rating = phraseAt(askedRatings, singular, at);
    const spotted = spotPlace(words, at, places);
    // A word that asks for something is a place only where it is pointed at.
    const place = synonym && !isAfterPlaceWord && synonym.length >= (spotted?.length ?? 0) ? null : spotted;
    const termsOf = (length: number) => words.slice(at, at + length).map(({ word }) => termOf(word, index));
    if (place && (place.length > (kind?.length ?? 0) || isAfterPlaceWord)) {
      // Of two places the one that is pointed at, else the first: people name the nearest first.
      if (!parts.place) parts.place = { meaning: place.meaning, words: written(at, place.length) };
      parts.extras.push(...termsOf(place.length));
      at += place.length;
    } else if (rating) {
      parts.terms.push([{ key: rating.meaning, weight: 1 }]);
      need(at, rating.length);
      at += rating.length;
    } else if (isWhereSomebodyLives(words, at, text, places)) {
      at += 2;
    } else if (kind) {
      parts.kinds.push({ meaning: kind.meaning, words: written(at, kind.length) });
      parts.extras.push(...termsOf(kind.length));
      if (synonym) parts.extras.push([{ key: synonym.meaning, weight: 1 }]);
      at += kind.length;
    } else if (audience && audience.length >= (synonym?.length ?? 0)) {
      parts.audiences.push(audience.meaning);
      parts.extras.push(...termsOf(audience.length));
      at += audience.length;
    } else if (synonym && softMeanings.has(synonym.meaning)) {
      parts.extras.push([{ key: synonym.meaning, weight: 1 }]);
      parts.isAboutCost ||= synonym.meaning === costMeaning;
      need(at, synonym.length);
      at += synonym.length;
    } else if (synonym && synonym.length > 1) {
      parts.terms.push([{ key: synonym.meaning, weight: 1 }]);
      need(at, synonym.length);
      at += synonym.length;
    } else {
      const word = singular[at] ?? '';
      if (synonym || !(fillerWords.has(word) || isCount(singular, at))) {
        parts.terms.push(termOf(word, index));
        const isNext = !synonym && plain.end === at;
        plain = synonym ? plain : { from: isNext ? plain.from : at, end: at + 1 };
        if (isNext) parts.needs.pop();
        need(isNext ? plain.from : at, isNext ? at + 1 - plain.from : 1);
      }
      at += 1;
    }
    isAfterPlaceWord = ['in', 'near', 'around', 'nearby', 'at'].includes(singular[at - 1] ?? '');
  }
  return parts;
}

/** '2 weeks', '3 times': for how long, or how often, no listing says. */
function isCount(words: readonly string[], at: number): boolean {
  return /^\d{1,2}$/.test(words[at] ?? '') && /^(?:day|night|week|month|hour|time)s?$/.test(words[at + 1] ?? '');
}

/** 'lives in Leeds' says where, 'live-in Leeds' and 'live in carer, Leeds' what for. */
function isWhereSomebodyLives(words: readonly Word[], at: number, text: string, places: Known['places']): boolean {
  const [verb, preposition] = words.slice(at, at + 2);
  if (!verb || preposition?.written !== 'in' || !/^(?:lives?|living|stay(?:s|ing))$/.test(verb.written)) return false;
  return text[verb.end] === ' ' && spotPlace(words, at + 2, places) !== null;
}

/** Who asks for a job asks for nothing else; 'carer' says something only where no more is said. */
function decideKinds(read: readonly Read<AskedKind>[]): Read<AskedKind>[] {
  const job = read.find(({ meaning }) => meaning.kind === 'jobs');
  if (job) return [job];
  const clear = read.filter(({ meaning }) => !meaning.isGeneral);
  return [...new Map((clear.length > 0 ? clear : read).map((kind) => [kind.meaning.kind, kind])).values()];
}
