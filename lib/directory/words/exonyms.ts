import { placeRows } from './language-rows';
import { wordsOf } from './words-of';

/** The names of places in other languages, as they are compared: 'londres' and 'лондоне' are 'London'. */
export const exonyms: ReadonlyMap<string, string> = new Map(
  placeRows.flatMap(([english, names]) => names.map((name) => [written(name), english] as const)),
);

/** In words. */
export const longestExonym = Math.max(...[...exonyms.keys()].map((name) => name.split(' ').length));

/** 'in', 'to' and 'from' behind the name, as Hungarian, Turkish, Polish and Slovak have them, longest first. */
const endings = `daki deki taki teki ban ben bol tol nal nel hoz hez rol dan den tan ten ie ze da de ta te u i e`.split(
  ' ',
);
const shortestName = 4;

/** The place that a word names with an ending behind it, 'manchesterben'; null where it names none. */
export function withoutEnding(word: string, isPlace: (name: string) => boolean): string | null {
  for (const ending of endings) {
    const name = word.slice(0, -ending.length);
    if (word.endsWith(ending) && name.length >= shortestName && isPlace(name)) return name;
  }
  return null;
}

function written(name: string): string {
  return wordsOf(name)
    .map((word) => word.written)
    .join(' ');
}
