import type { ListingQuery } from '@/lib/contract/listing-query';
import type { Directory } from './directory';
import { lookAround } from './look-around';
import { matchWords } from './match-words';
import { parseQuestion } from './parse-question';
import { run } from './runs';

/** The ids of all that was asked for, without what only comes near it; rising by their place in the directory. */
export function listMatches(directory: Directory, query: ListingQuery): number[] {
  const question = parseQuestion(query, directory);
  const { places, matches, groups } = lookAround(directory, question, query, matchWords(directory, question));
  return [...places].flatMap((place) =>
    groups.group[place] === run.match && matches.missed[place] === 0 ? (directory.entries[place]?.id ?? []) : [],
  );
}
